// Acts on copies: how they were handed over, frozen and let go, for their history and for telling those concerned why.

import type { CardId } from '@dunmer/shared/cards';
import type { CopyId } from '@dunmer/shared/rules';
import type { Asking } from '../asking.ts';
import { type Columns, of, orNull, yes } from '../columns.ts';
import type { NewMove } from './cards.ts';
import type { PersonKey } from './effect.ts';

/** Of what has happened to one copy, which two could hand to and fro without end. */
const NEWEST_ACTS = 200;

type Turn = Pick<NewMove, 'turn' | 'from' | 'to' | 'why' | 'subject'>;

/** What has happened to a copy: it was handed over, or frozen, or let go. */
export interface CopyAct {
  readonly copy: CopyId;
  readonly card: CardId;
  /** The row of the journal: what was done at once has the same. */
  readonly seq: number;
  /** Counts up. */
  readonly act: number;
  readonly at: number;
  readonly who: PersonKey | null;
  /** '' where none was given, or it was erased. */
  readonly reason: string;
  /** Null where it was frozen, or let go. */
  readonly move: Turn | null;
  /** Null where it was handed over. */
  readonly frozen: boolean | null;
  /** Whose it was when it was frozen, or let go; null where nobody knows any more, and where it was handed over. */
  readonly owner: PersonKey | null;
}

/** Of an act that is no move, that of the move is null. */
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
 * Acts on what a person has given or got, in the order of the index of that side, so that no more is read than is
 * shown.
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
    /**
     * Where a copy came from and the newest of what has happened to it, in its order, and whether some between these are
     * left out.
     */
    historyOf: async (copy: number) => {
      const acts = (await historyOf(copy)).map(actOf);
      const isCut = acts.length > NEWEST_ACTS + 1;
      return { acts: isCut ? acts.toSpliced(1, 1) : acts, isCut };
    },
    /**
     * The newest of what staff have done to a person's copies, newest first: handed to them or taken from them by
     * somebody who is neither, frozen or let go.
     */
    doneTo: async (person: PersonKey, limit: number) => (await doneTo(person, limit)).map(actOf),
  };
}
