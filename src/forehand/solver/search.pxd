# What C has and Python has not: the bit scans of `search.py`, which defines its own where it runs uncompiled.
cdef extern from * nogil:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int forehand_lowest(unsigned long long bits) {
        unsigned long at;
        if (_BitScanForward(&at, (unsigned long)bits)) return (int)at;
        _BitScanForward(&at, (unsigned long)(bits >> 32));
        return (int)at + 32;
    }
    static __inline int forehand_highest(unsigned long long bits) {
        unsigned long at;
        if (_BitScanReverse(&at, (unsigned long)(bits >> 32))) return (int)at + 32;
        _BitScanReverse(&at, (unsigned long)bits);
        return (int)at;
    }
    #else
    #define forehand_lowest(bits) __builtin_ctzll(bits)
    #define forehand_highest(bits) (63 - __builtin_clzll(bits))
    #endif
    """
    int lowest "forehand_lowest" (unsigned long long bits)
    int highest "forehand_highest" (unsigned long long bits)
