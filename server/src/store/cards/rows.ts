// Rows of copies, as the database has them.

import type { Rarity } from '@dunmer/shared/cards';
import type { CopyReason } from '@dunmer/shared/protocol';
import type { CopyAct, StoredCopy } from './port.ts';

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

export interface CopyActRow {
  readonly copy: string;
  readonly card: string;
  readonly seq: number;
  readonly act: number;
  readonly at: number;
  readonly who: number | null;
  readonly reason: string;
  readonly turn: number | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly why: CopyReason | null;
  readonly subject: string | null;
  readonly frozen: number | null;
  readonly owner: number | null;
}

/** What has happened to copies, beside `acts`. */
export const COPY_ACT = `copies.id as copy, copies.card, acts.seq, acts.key as act, journal.at, journal.who,
  coalesce(texts.text, '') as reason, acts.turn, moves.from_owner as "from", moves.to_owner as "to", moves.why, moves.subject,
  acts.frozen, acts.owner
  from copy_acts acts join copies on copies.key = acts.copy join journal on journal.seq = acts.seq
  left join texts on texts.key = acts.reason left join moves on moves.copy = acts.copy and moves.turn = acts.turn`;

export function copyActOf({ turn, from, to, why, subject, frozen, ...row }: CopyActRow): CopyAct {
  const isMove = turn !== null && from !== null && to !== null && why !== null;
  return {
    ...row,
    move: isMove ? { turn, from, to, why, subject } : null,
    frozen: frozen === null ? null : frozen === 1,
  };
}
