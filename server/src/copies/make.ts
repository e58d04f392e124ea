// Make: makes copies. Each gets an id that says nothing and the next serial number of its card. It lies in the store
// for a moment and goes from there to its new owner, so that its history begins with how it came about.

import { assert, present } from '@dunmer/shared/lib';
import type { CopyReason } from '@dunmer/shared/protocol';
import { type Draws, untilFree } from '../draws/index.ts';
import {
  type PersonKey,
  STORE_OWNER,
  type StoredCopy,
  type StoredDefinition,
  type Tx,
} from '../store/index.ts';
import { moveCopies } from './move.ts';

export interface Wanted {
  readonly definition: StoredDefinition;
  readonly to: PersonKey;
  /** The person whose start deck it belongs to (rule 7); null for other copies. */
  readonly startOf: PersonKey | null;
}

export interface Making {
  readonly why: Extract<CopyReason, 'made' | 'dealt'>;
  readonly who: PersonKey | null;
  readonly at: number;
}

const freeIds = (tx: Tx, draws: Draws, count: number): Promise<readonly string[]> =>
  untilFree(async () => {
    const ids = draws.copyIds(count);
    return (await tx.cards.copiesById(ids)).length === 0 ? ids : null;
  });

/** Counts the next serial number of each card. */
function serials(): (definition: StoredDefinition) => number {
  const last = new Map<string, number>();
  return ({ card, made }) => {
    const serial = (last.get(card) ?? made) + 1;
    last.set(card, serial);
    return serial;
  };
}

/** Makes any number of copies with the same few statements. The caller has checked that each card may have so many. */
export async function makeCopies(
  tx: Tx,
  draws: Draws,
  wishes: readonly Wanted[],
  { why, who, at }: Making,
): Promise<readonly StoredCopy[]> {
  const ids = await freeIds(tx, draws, wishes.length);
  const serialOf = serials();
  const made = wishes.map(({ definition, startOf }, i) => {
    const id = present(ids[i], 'there is an id for each copy');
    const { card, rarity, copies } = definition;
    const serial = serialOf(definition);
    assert(copies === null || serial <= copies, 'a unique has so many copies and no more');
    return { id, card, rarity, serial, startOf };
  });
  const keys = await tx.cards.addCopies(made);
  const copies = made.map(({ startOf, ...copy }, i): StoredCopy => {
    const key = present(keys[i], 'every copy has its key');
    const { id, card, serial } = copy;
    tx.note({ is: 'copy', key, copy: id, card, serial, startOf });
    return { ...copy, key, owner: STORE_OWNER, frozen: false, reserved: null, turn: 0, slip: null };
  });
  const leaving = copies.flatMap((copy, i) => {
    const to = wishes[i]?.to ?? STORE_OWNER;
    return to === STORE_OWNER ? [] : [{ copy, to, why, subject: null, who, at }];
  });
  await moveCopies(tx, leaving);
  return copies;
}
