// Cards: definitions, copies and their owners (EVENT, "Cards"). Laws of the database change the owners.

import type { CardId, Rarity } from '@dunmer/shared/cards';
import { present } from '@dunmer/shared/lib';
import type { CopyReason } from '@dunmer/shared/protocol';
import type { CopyId } from '@dunmer/shared/rules';
import type { Asking } from '../asking.ts';
import { type Columns, list, of, yes } from '../columns.ts';
import type { PersonKey } from './effect.ts';

export interface StoredDefinition {
  readonly card: CardId;
  readonly rarity: Rarity;
  /** The most copies that a unique may have; null for other rarities. */
  readonly copies: number | null;
  readonly retired: boolean;
  /** How many copies exist, which is the last one's serial number. */
  readonly made: number;
}

/** A definition from an edition. */
export type NewDefinition = Omit<StoredDefinition, 'made'>;

/** A copy of somebody's start deck. */
export interface StartCopy {
  readonly person: PersonKey;
  readonly card: CardId;
  readonly rarity: Rarity;
}

export interface StoredCopy {
  readonly key: number;
  readonly id: CopyId;
  readonly card: CardId;
  readonly rarity: Rarity;
  readonly serial: number;
  /** 0 is the event's store. */
  readonly owner: PersonKey;
  readonly frozen: boolean;
  /** R14: the match whose open claim reserves the copy; null if none does. */
  readonly reserved: number | null;
  /** How often the copy has changed hands. */
  readonly turn: number;
  /** The hash of the code by which the copy is found; null if no slip is printed. */
  readonly slip: string | null;
}

/** What matters of a copy in a match. */
export type LaidCopy = Pick<StoredCopy, 'id' | 'card' | 'owner'>;

/** A copy to be made in the event's store. */
export interface NewCopy {
  readonly id: CopyId;
  readonly card: CardId;
  readonly rarity: Rarity;
  readonly serial: number;
  readonly startOf: PersonKey | null;
}

export interface NewMove {
  readonly copy: number;
  readonly turn: number;
  readonly from: PersonKey;
  readonly to: PersonKey;
  readonly why: CopyReason;
  readonly subject: string | null;
  readonly who: PersonKey | null;
  readonly at: number;
}

const DEFINITION: Columns<StoredDefinition> = {
  ...of('definitions', 'card', 'rarity', 'copies'),
  retired: yes('definitions.retired'),
  made: '(select coalesce(max(serial), 0) from copies where copies.card = definitions.card)',
};
export const COPY: Columns<StoredCopy> = {
  ...of('copies', 'key', 'id', 'card', 'rarity', 'serial', 'owner', 'reserved', 'turn', 'slip'),
  frozen: yes('copies.frozen'),
};
const LAID: Columns<LaidCopy> = of('copies', 'id', 'card', 'owner');
const START: Columns<StartCopy> = { person: 'start_of', card: 'card', rarity: 'rarity' };
const SIZE: Columns<{ readonly size: number; readonly bound: number }> = {
  size: 'count(*)',
  bound: 'count(*) filter (where frozen = 1 or reserved is not null)',
};
const COUNT: Columns<{ readonly owner: PersonKey; readonly count: number }> = {
  owner: 'owner',
  count: 'count(*)',
};
const IS_FREE = 'frozen = 0 and reserved is null';

export function cardReads(ask: Asking) {
  const deckSize = ask.get(SIZE)('from copies where owner = :owner', (owner: PersonKey) => ({ owner }));
  const playable = ask.all(COUNT)(
    `from copies where owner in ${ask.among('owners')} and ${IS_FREE} group by owner`,
    (owners: readonly PersonKey[]) => ({ owners }),
  );
  const bySlip = (slip: string) => ({ slip });
  return {
    definitions: ask.all(DEFINITION)('from definitions order by card'),
    definition: ask.get(DEFINITION)('from definitions where card = :card', (card: CardId) => ({ card })),
    copy: ask.get(COPY)('from copies where id = :id', (id: CopyId) => ({ id })),
    /** The copies with these ids, whoever owns them; those that don't exist are left out. */
    copiesById: ask.all(COPY)(
      `from copies where id in ${ask.among('ids', 'text')} order by key`,
      (ids: readonly CopyId[]) => ({ ids }),
    ),
    /** All copies of an owner, in the order in which they were made. */
    copiesOf: ask.all(COPY)('from copies where owner = :owner order by key', (owner: PersonKey) => ({
      owner,
    })),
    /**
     * The copies with which these owners would play now, neither frozen nor reserved, in the order in which they were
     * made.
     */
    decksOf: ask.all(LAID)(
      `from copies where owner in ${ask.among('owners')} and ${IS_FREE} order by key`,
      (owners: readonly PersonKey[]) => ({ owners }),
    ),
    copies: ask.all(COPY)('from copies order by key'),
    reservedBy: ask.all(COPY)('from copies where reserved = :match order by key', (match: number) => ({
      match,
    })),
    copyOfSlip: ask.get(COPY)('from copies where slip = :slip', bySlip),
    /** Who printed this slip; null if nobody did, or if it was printed before that was kept. */
    printerOf: ask.value<PersonKey>()('select slip_by from copies where slip = :slip', bySlip),
    /** The id of the copy that was claimed as the price of victory of a match; null if none was. */
    claimedIn: ask.value<CopyId>()(
      `select copies.id from moves join copies on copies.key = moves.copy
        where moves.why = 'claimed' and moves.subject = :match order by moves.key limit 1`,
      (match: string) => ({ match }),
    ),
    /** The copies that were dealt into these people's start decks, whoever owns them now. */
    startCopies: ask.all(START)(
      `from copies where start_of in ${ask.among('people')} order by key`,
      (people: readonly PersonKey[]) => ({ people }),
    ),
    /** Whether a slip with this code was found. */
    wasFound: ask.exists('select 1 from found_slips where hash = :slip', bySlip),
    /** The number of copies with which each of these owners would play a match now. */
    playable: async (owners: readonly PersonKey[]): Promise<ReadonlyMap<PersonKey, number>> =>
      new Map((await playable(owners)).map(({ owner, count }) => [owner, count])),
    deckSize: async (owner: PersonKey) => present(await deckSize(owner), 'a count is always there'),
  };
}

const DEFINED = { card: 'text', rarity: 'text', copies: 'integer', retired: 'yes' } as const;
const MADE = { id: 'text', card: 'text', rarity: 'text', serial: 'integer', startOf: 'integer' } as const;
const MOVED = {
  copy: 'integer',
  turn: 'integer',
  from: 'integer',
  to: 'integer',
  why: 'text',
  subject: 'text',
  who: 'integer',
  at: 'integer',
} as const;
const KEYED: Columns<{ readonly key: number; readonly id: CopyId }> = of('copies', 'key', 'id');

export function cardWrites(ask: Asking) {
  const add = ask.all(KEYED)(
    `insert into copies (id, card, rarity, serial, start_of, owner)
      select made.id, made.card, made.rarity, made.serial, made."startOf", 0 from ${ask.rows('copies', MADE, 'made')}
      order by made.nth returning ${list(KEYED)}`,
    (copies: readonly NewCopy[]) => ({ copies }),
  );
  return {
    /** Throws if a unique already has more copies. */
    putDefinitions: ask.tell(
      `${ask.insertEach('definitions', 'definitions', DEFINED)}
        on conflict (card) do update
        set rarity = excluded.rarity, copies = excluded.copies, retired = excluded.retired`,
      (definitions: readonly NewDefinition[]) => ({ definitions }),
    ),
    /**
     * Returns the new keys in order. Throws if the database refuses a copy: a taken id, one unique too many, a wrong
     * rarity.
     */
    addCopies: async (copies: readonly NewCopy[]): Promise<readonly number[]> => {
      const keys = new Map((await add(copies)).map(({ id, key }) => [id, key]));
      return copies.map(({ id }) => present(keys.get(id), 'every copy gets its key'));
    },
    /** Moves copies; a law of the database changes their owners. Throws if one is not free, or not its owner's. */
    addMoves: ask.tell(
      ask.insertEach('moves', 'moves', MOVED, { from: 'from_owner', to: 'to_owner' }),
      (moves: readonly NewMove[]) => ({ moves }),
    ),
    freezeCopy: ask.tell(
      'update copies set frozen = :frozen where key = :copy',
      (copy: number, frozen: boolean) => ({ copy, frozen }),
    ),
    reserve: ask.tell(
      `update copies set reserved = :match where id in ${ask.among('copies', 'text')}`,
      (copies: readonly CopyId[], match: number) => ({ copies, match }),
    ),
    unreserve: ask.tell('update copies set reserved = null where reserved = :match', (match: number) => ({
      match,
    })),
    /** `by`: the person who prints the slip. */
    setSlip: ask.tell(
      'update copies set slip = :slip, slip_by = :by where key = :copy',
      (copy: number, slip: string, by: PersonKey) => ({ copy, slip, by }),
    ),
  };
}
