// Challenges: games offered without a contract. Their table is called `proposals` because it is older than games in
// contracts.

import { tableOf } from '@dunmer/shared/contract';
import type { Asking } from '../asking.ts';
import { type Columns, inserting, list, of, oneOf, yes } from '../columns.ts';
import type { PersonKey } from './effect.ts';
import { type Standing, standingIn, STANDING, type StandingRow, STANDINGS } from './persons.ts';
import { type NamesTable, tableIn } from './tableNames.ts';
import type { OfferState } from './trades.ts';

export interface StoredChallenge extends NamesTable {
  readonly key: number;
  readonly id: string;
  readonly from: PersonKey;
  readonly to: PersonKey;
  readonly stake: number;
  readonly friendly: boolean;
  /**
   * The id of the other trader's challenge that this one answers; its maker is then told how many cards the other has,
   * if they are short. Null if it answers none.
   */
  readonly answers: string | null;
  readonly state: OfferState;
  readonly at: number;
}

/** `answers`: the key of the challenge that this one answers. */
export type NewChallenge = Omit<StoredChallenge, 'key' | 'answers'> & { readonly answers: number | null };

/** A challenge with its maker and the person it is made to. */
export interface Challenged {
  readonly challenge: StoredChallenge;
  readonly from: Standing;
  readonly to: Standing;
}

const CHALLENGE: Columns<StoredChallenge> = {
  ...of('proposals', 'key', 'id', 'stake', 'state', 'at'),
  from: 'proposals.from_person',
  to: 'proposals.to_person',
  friendly: yes('proposals.friendly'),
  table: tableIn('proposals'),
  answers: '(select before.id from proposals before where before.key = proposals.answers)',
};

const open = (side: 'from_person' | 'to_person'): string =>
  `select ${list(CHALLENGE)} from proposals where ${side} = :person and state = 'offered'`;

export function challengeReads(ask: Asking) {
  const challenged = ask.all<StandingRow & { readonly challenge: StoredChallenge | null }>({
    ...STANDING,
    challenge: oneOf(ask.words, CHALLENGE, 'from proposals where id = :id'),
  })(
    `${STANDINGS} where people.key in
      (select from_person from proposals where id = :id union all select to_person from proposals where id = :id)`,
    (id: string) => ({ id }),
  );
  return {
    challenge: ask.get(CHALLENGE)('from proposals where id = :id', (id: string) => ({ id })),
    challengeWithParties: async (id: string): Promise<Challenged | null> => {
      const rows = await challenged(id);
      const challenge = rows[0]?.challenge ?? null;
      if (challenge === null) return null;
      const { from, to } = challenge;
      return { challenge, from: standingIn(rows, from), to: standingIn(rows, to) };
    },
    openChallengesOf: ask.all(CHALLENGE)(
      `select * from (${open('from_person')} union all ${open('to_person')}) both_sides order by key desc`,
      (person: PersonKey) => ({ person }),
    ),
  };
}

const COLUMNS = [
  'id',
  'from_person',
  'to_person',
  'stake',
  'friendly',
  'table_name',
  'answers',
  'state',
  'at',
];

export const challengeWrites = (ask: Asking) => ({
  /** Resolves to null if the id is taken. */
  addChallenge: ask.value<number>()(
    `${inserting('proposals', ...COLUMNS)} on conflict (id) do nothing returning key`,
    ({ from, to, table, ...challenge }: NewChallenge) => ({
      ...challenge,
      fromPerson: from,
      toPerson: to,
      tableName: tableOf({ table }),
    }),
  ),
  closeChallenge: ask.tell(
    'update proposals set state = :state, match = :match where key = :key',
    (key: number, state: OfferState, match: number | null) => ({ key, state, match }),
  ),
});
