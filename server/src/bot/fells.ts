// fells: whether one card defeats another, as a number that can be summed and averaged.

import { type Fighter, verdictOn } from '@dunmer/shared/rules';

/** 1 if `x` defeats `y` in a conflict, otherwise 0. */
export const fells = (x: Fighter, y: Fighter): number => (verdictOn(y, x).fate === 'defeated' ? 1 : 0);

/** Cards felled less cards lost when `x` faces `y`. */
export const exchange = (x: Fighter, y: Fighter): number => fells(x, y) - fells(y, x);
