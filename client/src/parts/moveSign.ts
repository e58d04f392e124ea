// MoveSign: a few symbols by which the request of a phone that stands here is told from all others; the same on every
// screen.

import type { MoveId } from '@dunmer/shared/protocol';

const SYMBOLS = 4;

export const moveSign = (move: MoveId): string => move.slice(0, SYMBOLS).toUpperCase();
