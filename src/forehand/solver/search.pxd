from forehand.solver.bits cimport below, bit, highest, lane, lowest, times
