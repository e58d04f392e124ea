// Pledges: the promises that a step may touch and the people and hands around them, read in its transaction.

import type { PledgeFacts, PledgePlace, PledgeState } from '@dunmer/shared/pledges';
import { present } from '@dunmer/shared/lib';
import { pledge, type TraderId } from '@dunmer/shared/windows';
import type { PersonKey, Reader, Standing, StoredHand, StoredPledge } from '../store/index.ts';
import type { World } from '../world/index.ts';

export interface Around {
  readonly state: PledgeState;
  readonly facts: PledgeFacts;
  /** By their keys, `owner/card`, which are the same everywhere. */
  readonly stored: ReadonlyMap<string, StoredPledge>;
  /** By public id: everybody who owns or has one of these promises. */
  readonly people: ReadonlyMap<TraderId, Standing>;
  readonly hands: ReadonlyMap<PersonKey, StoredHand>;
}

/** Whether anybody has ever switched promises on: before that there is nothing to read. */
export const arePledgesKnown = async (
  { settings }: Pick<World, 'settings'>,
  reader: Reader,
): Promise<boolean> => (await settings.of(reader)).settings.promises !== undefined;

const there = <T>(value: T | null): T => present(value, 'the database keeps what a place is made of');

/** Where a promise is, in the rules' terms, with public ids of people, contracts and matches. */
function placeOf({ place, ofId, contractId, matchId, named }: StoredPledge): PledgePlace {
  switch (place) {
    case 'hand':
      return { at: 'hand', of: there(ofId) };
    case 'held':
      return { at: 'held', by: there(ofId), contract: there(contractId) };
    case 'front':
      return { at: 'front', of: there(ofId), named, match: matchId };
    case 'out':
      return { at: 'out' };
  }
}

/** Returns the key by which a promise is known everywhere. */
export const keyOf = ({ ownerId, card }: Pick<StoredPledge, 'ownerId' | 'card'>): string =>
  pledge(ownerId, card).key;

/** The state of these promises, with what everybody knows of the hands around them. */
function stateOf(
  stored: readonly StoredPledge[],
  hands: readonly StoredHand[],
  people: ReadonlyMap<PersonKey, TraderId>,
): PledgeState {
  const idOf = (person: PersonKey): TraderId =>
    present(people.get(person), 'whoever has a promise is a person');
  return {
    placed: new Map(
      stored.map((one) => {
        const held = pledge(one.ownerId, one.card);
        return [held.key, { pledge: held, place: placeOf(one) }];
      }),
    ),
    hands: new Map(hands.map(({ person, size, mayHold }) => [idOf(person), { size, mayHold }])),
    given: [],
    ruined: new Set(hands.flatMap(({ person, ruined }) => (ruined ? idOf(person) : []))),
  };
}

/**
 * Reads the promises that a step about these people may touch, in two statements: also those that contracts hold of
 * theirs, and those that they have played in matches. `people` must include everybody who may come to own, hold or pay
 * anything by the step.
 */
export async function pledgesAround(
  { settings }: Pick<World, 'settings'>,
  reader: Reader,
  people: readonly PersonKey[],
): Promise<Around> {
  const event = await settings.of(reader);
  const found = await reader.pledges.pledgesAround(people);
  const keys = [...new Set([...people, ...found.flatMap(({ owner, of }) => [owner, of ?? owner])])];
  const pledgers = await reader.pledges.pledgers(keys);
  const standings = pledgers.map(({ standing }) => standing);
  const hands = pledgers.flatMap(({ hand }) => hand ?? []);
  const ids = new Map(standings.map(({ key, id }) => [key, id]));
  const which = (is: (standing: Standing) => boolean): ReadonlySet<TraderId> =>
    new Set(standings.filter(is).map(({ id }) => id));
  return {
    state: stateOf(found, hands, ids),
    facts: {
      isOn: event.settings.promises === 'on',
      isClosed: event.settings.promises === 'closed',
      isPaused: event.paused,
      trades: which(({ trades }) => trades),
      inMatch: which((standing) => standing.match !== null),
      frozen: which(({ frozen }) => frozen),
      purses:
        event.settings.money === 'app'
          ? new Map(standings.map(({ id, purse }) => [id, purse?.balance ?? 0]))
          : null,
    },
    stored: new Map(found.map((one) => [keyOf(one), one])),
    people: new Map(standings.map((standing) => [standing.id, standing])),
    hands: new Map(hands.map((hand) => [hand.person, hand])),
  };
}
