// The sheets drawn by hand, by the id of their card or by its `art`.

import type { Sheet } from './drawing.ts';

export const SHEETS: ReadonlyMap<string, Sheet> = new Map<string, Sheet>();
