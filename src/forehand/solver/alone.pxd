from forehand.solver.bits cimport bit, highest, lane, lowest, plus, times
