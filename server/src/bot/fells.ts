// fells: whether one card defeats another, as a number that can be counted and averaged.

import { type Fighter, verdictOn } from '@dunmer/shared/rules';

/** 1 where `x` defeats `y` in a conflict, 0 where it does not. */
export const fells = (x: Fighter, y: Fighter): number => (verdictOn(y, x).fate === 'defeated' ? 1 : 0);

/** Cards felled less cards lost, where `x` faces `y`. */
export const exchange = (x: Fighter, y: Fighter): number => fells(x, y) - fells(y, x);
