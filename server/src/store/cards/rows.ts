// Rows of copies, as the database has them.

import type { Rarity } from '@dunmer/shared/cards';
import type { StoredCopy } from './port.ts';

export interface CopyRow {
  readonly key: number;
  readonly id: string;
  readonly card: string;
  readonly rarity: Rarity;
  readonly serial: number;
  readonly owner: number;
  readonly frozen: number;
  readonly reserved: number | null;
  readonly turn: number;
  readonly slip: string | null;
}

/** A whole row as one column, beside others. */
export const COPY_ROW = `json_object('key', copies.key, 'id', copies.id, 'card', card, 'rarity', rarity, 'serial', serial,
  'owner', owner, 'frozen', frozen, 'reserved', reserved, 'turn', turn, 'slip', slip)`;

export const copyOf = ({ frozen, slip, ...row }: CopyRow): StoredCopy => ({
  ...row,
  frozen: frozen === 1,
  slip: slip !== null,
});
