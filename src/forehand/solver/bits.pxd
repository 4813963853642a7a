# The functions of `bits.py` for the compiled search: the same names, done by the machine.
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
    #define forehand_bit(at) (1ULL << (at))
    #define forehand_below(at) ((1ULL << (at)) - 1)
    #define forehand_lane(suit) (0x1FFFULL << (16 * (suit)))
    #define forehand_times(a, b) ((unsigned long long)(a) * (unsigned long long)(b))
    #define forehand_plus(a, b) ((unsigned long long)(a) + (unsigned long long)(b))
    """
    int lowest "forehand_lowest" (unsigned long long bits)
    int highest "forehand_highest" (unsigned long long bits)
    unsigned long long bit "forehand_bit" (int at)
    unsigned long long below "forehand_below" (int at)
    unsigned long long lane "forehand_lane" (int suit)
    unsigned long long times "forehand_times" (unsigned long long a, unsigned long long b)
    unsigned long long plus "forehand_plus" (unsigned long long a, unsigned long long b)
