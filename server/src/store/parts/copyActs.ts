// CopyActs: how copies were handed over, frozen and released, for their history and to tell those concerned why.

import type { CardId } from '@dunmer/shared/cards';
import type { CopyId } from '@dunmer/shared/rules';
import type { Asking } from '../asking.ts';
import { type Columns, of, orNull, yes } from '../columns.ts';
import type { NewMove } from './cards.ts';
import type { PersonKey } from './effect.ts';

/** How many acts of one copy are read: two people could hand it to and fro without end. */
const NEWEST_ACTS = 200;

type Turn = Pick<NewMove, 'turn' | 'from' | 'to' | 'why' | 'subject'>;

/** Something that happened to a copy: it was handed over, frozen or released. */
export interface CopyAct {
  readonly copy: CopyId;
  readonly card: CardId;
  /** The row of the journal; acts done at once share it. */
  readonly seq: number;
  /** Counts up. */
  readonly act: number;
  readonly at: number;
  readonly who: PersonKey | null;
  /** '' if no reason was given, or if it was erased. */
  readonly reason: string;
  /** Null if the copy was frozen or released. */
  readonly move: Turn | null;
  /** Null if the copy was handed over. */
  readonly frozen: boolean | null;
  /**
   * The copy's owner when it was frozen or released; null if that is no longer known, or if the copy was handed over.
   */
  readonly owner: PersonKey | null;
}

/** The members of `move` are null for an act that is no move. */
type Row = Omit<CopyAct, 'move'> & { readonly [Name in keyof Turn]: Turn[Name] | null };

const ACT: Columns<Row> = {
  ...of('acts', 'seq', 'turn', 'owner'),
  ...of('moves', 'why', 'subject'),
  ...of('journal', 'at', 'who'),
  copy: 'copies.id',
  card: 'copies.card',
  act: 'acts.key',
  reason: `coalesce(texts.text, '')`,
  from: 'moves.from_owner',
  to: 'moves.to_owner',
  frozen: orNull(yes('acts.frozen')),
};
const FROM = `from copy_acts acts join copies on copies.key = acts.copy join journal on journal.seq = acts.seq
  left join texts on texts.key = acts.reason left join moves on moves.copy = acts.copy and moves.turn = acts.turn`;

const actOf = ({ turn, from, to, why, subject, ...row }: Row): CopyAct => {
  const isMove = turn !== null && from !== null && to !== null && why !== null;
  return { ...row, move: isMove ? { turn, from, to, why, subject } : null };
};

/**
 * Acts of staff on copies that a person has given or got, in the order of that side's index, so that no more is read
 * than is shown.
 */
const handed = (side: 'from_owner' | 'to_owner'): string =>
  `select sorted.key from (select copy, turn from moves where ${side} = :person
      and who is not null and who not in (from_owner, to_owner) order by key desc limit :limit) ${side}s
    join copy_acts sorted on sorted.copy = ${side}s.copy and sorted.turn = ${side}s.turn`;

export function copyActReads(ask: Asking) {
  const historyOf = ask.all(ACT)(
    `${FROM} where acts.key in (select min(key) from copy_acts where copy = :copy union all
        select key from (select key from copy_acts where copy = :copy order by key desc limit ${NEWEST_ACTS + 1}) newest)
      order by acts.key`,
    (copy: number) => ({ copy }),
  );
  const doneTo = ask.all(ACT)(
    `${FROM} where acts.key in (${handed('from_owner')} union all ${handed('to_owner')}
        union all select key from
          (select key from copy_acts where owner = :person order by key desc limit :limit) bound)
      order by acts.key desc limit :limit`,
    (person: PersonKey, limit: number) => ({ person, limit }),
  );
  return {
    /** The first act of a copy and its newest ones, in order; `isCut` tells whether some between them are left out. */
    historyOf: async (copy: number) => {
      const acts = (await historyOf(copy)).map(actOf);
      const isCut = acts.length > NEWEST_ACTS + 1;
      return { acts: isCut ? acts.toSpliced(1, 1) : acts, isCut };
    },
    /** The newest freeze of a copy, by its number among acts; null if it was never frozen. */
    newestFreeze: ask.value<number>()(
      'select key from copy_acts where copy = :copy and frozen = 1 order by key desc limit 1',
      (copy: number) => ({ copy }),
    ),
    /**
     * The newest of what staff did to a person's copies, newest first: moves from or to them by somebody else,
     * freezes and releases.
     */
    doneTo: async (person: PersonKey, limit: number) => (await doneTo(person, limit)).map(actOf),
  };
}
