// Givings: promises that signed contracts name, sealed by a salt that both parties keep (PR27).

import type { Party } from '@dunmer/shared/contract';
import type { ContractId } from '@dunmer/shared/protocol';
import type { Asking } from '../asking.ts';
import { type Columns, list, of } from '../columns.ts';
import type { PersonKey } from './effect.ts';

export type GivingState = 'held' | 'given' | 'back' | 'left';

/** A promise that a signed contract names, sealed (PR27). */
export interface StoredGiving {
  readonly key: number;
  readonly contract: number;
  readonly contractId: ContractId;
  readonly party: Party;
  readonly pledge: number;
  readonly salt: string;
  readonly hash: string;
  readonly state: GivingState;
  /** When it came to that state. */
  readonly at: number;
  readonly from: PersonKey;
  readonly to: PersonKey;
  /** The key of the promise that the contract names on that side. */
  readonly named: number | null;
}

export type NewGiving = Pick<StoredGiving, 'contract' | 'party' | 'pledge' | 'salt' | 'hash' | 'at'>;

const GIVING: Columns<StoredGiving> = {
  ...of('givings', 'key', 'contract', 'party', 'pledge', 'salt', 'hash', 'state', 'at'),
  contractId: 'contracts.id',
  from: `case party when 'one' then contracts.one else contracts.two end`,
  to: `case party when 'one' then contracts.two else contracts.one end`,
  named: `case party when 'one' then contracts.pledge_one else contracts.pledge_two end`,
};
export type SealedGiving = Pick<StoredGiving, 'contract' | 'party' | 'pledge' | 'salt' | 'hash'>;
const SEALED: Columns<SealedGiving> = of('givings', 'contract', 'party', 'pledge', 'salt', 'hash');
const GIVINGS = 'from givings join contracts on contracts.key = givings.contract';
/**
 * A play of the same promise that came by this giving. The fulfilled givings of a promise and the moves that brought
 * it have the same order, so a giving and the play after it have the same number of them before.
 */
const OPENED = `select 1 from pledge_moves played where played.pledge = givings.pledge
  and (played.why in ('received', 'played') or (played.why = 'used' and 'hand' = (select before.place
    from pledge_moves before where before.pledge = played.pledge and before.turn = played.turn - 1)))
  and (select count(*) from pledge_moves brought where brought.pledge = played.pledge
      and brought.why in ('given', 'received') and brought.turn <= played.turn)
    = (select count(*) from givings earlier where earlier.pledge = givings.pledge and earlier.state = 'given'
      and earlier.key <= givings.key)`;

export const givingReads = (ask: Asking) => ({
  givingsOf: ask.all(GIVING)(
    `${GIVINGS} where givings.contract in ${ask.among('contracts')} order by givings.key`,
    (contracts: readonly number[]) => ({ contracts }),
  ),
  /** The newest fulfilled giving of each of these promises (PR27). */
  lastGivings: ask.all(GIVING)(
    `${GIVINGS} where givings.key in (select max(given.key) from givings given
      where given.pledge in ${ask.among('pledges')} and given.state = 'given' group by given.pledge)`,
    (pledges: readonly number[]) => ({ pledges }),
  ),
  givings: ask.all(GIVING)(`${GIVINGS} order by givings.key`),
  /** PR8: the newest `most` promises that were given. PR27: also the newest `own` that the person has given or got. */
  given: ask.all(GIVING)(
    `${GIVINGS} where givings.key in (select key from givings where state = 'given'
        order by at desc, key desc limit :most)
      or givings.key in (select givings.key ${GIVINGS} where givings.state = 'given'
        and :person in (contracts.one, contracts.two) order by givings.at desc, givings.key desc limit :own)
      order by givings.at desc, givings.key desc`,
    (most: number, { person, own }: { readonly person: PersonKey | null; readonly own: number }) => ({
      most,
      person,
      own,
    }),
  ),
  /** PR27: promises that were given and that neither a later play nor the step that brought them has opened. */
  unopened: ask.all(GIVING)(
    `${GIVINGS} where givings.state = 'given' and not exists (${OPENED}) order by givings.key`,
  ),
});

const GIVEN = {
  contract: 'integer',
  party: 'text',
  pledge: 'integer',
  salt: 'text',
  hash: 'text',
  state: 'text',
  at: 'integer',
} as const;
export const givingWrites = (ask: Asking) => ({
  addGivings: ask.tellEach<NewGiving>('givings', ask.insertEach('givings', 'givings', GIVEN), (giving) => ({
    ...giving,
    state: 'held',
  })),
  /** Ends the held givings of these promises in a contract; resolves to them as they were sealed. */
  endGivings: ask.all(SEALED)(
    `update givings set state = :state, at = :at
        where contract = :contract and state = 'held' and pledge in ${ask.among('pledges')}
        returning ${list(SEALED)}`,
    (
      contract: number,
      { pledges, state, at }: { pledges: readonly number[]; state: GivingState; at: number },
    ) => ({ contract, pledges, state, at }),
  ),
});
