// contractInfo: one contract with its history, for its parties, and for staff as the table of roles says.

import { type AtTable, atTable, type ContractState, tableOf } from '@dunmer/shared/contract';
import { cardOf } from '@dunmer/shared/intrigue';
import { present } from '@dunmer/shared/lib';
import type { ContractInfo } from '@dunmer/shared/protocol';
import { partyOf } from '../contracts/index.ts';
import { Interests, interestsOf } from '../interest/index.ts';
import type { Relation } from '../roles/index.ts';
import type { PersonKey, Reader, StoredContract } from '../store/index.ts';
import { type Actor, isPerson, type World } from '../world/index.ts';
import { briefIn, timeOf } from './briefs.ts';
import { cardsInContracts } from './contractCards.ts';
import { contractView } from './contractView.ts';

const NONE = new Interests(null, []);

const isParty = ({ one, two }: StoredContract, actor: Actor): boolean =>
  isPerson(actor, one) || isPerson(actor, two);

/**
 * How an actor is related to a contract. It counts as a referee's own where a match hangs on it (EVENT, "Who sees
 * what"). Staff with an interest in a match are treated as traders towards what its players have agreed.
 */
export async function relationToContract(
  reader: Reader,
  contract: StoredContract,
  actor: Actor,
): Promise<Relation> {
  if (isParty(contract, actor)) return 'own';
  const interests = await interestsOf(reader, actor);
  if (interests.hides(contract.one, contract.two)) return interests.strongest;
  return actor.person?.staff === 'referee' && contract.match !== null ? 'own' : 'other';
}

/**
 * The act shown where an offer was answered by another offer, whichever act was asked for. A yes does that too where
 * its party is short, or has seen the contract but not the game.
 */
const COUNTER = 'counterContract';

/** The steps in a signed contract that ask for a game or agree to one. */
const NAMING: ReadonlySet<string> = new Set(['proposeGame', 'counterGame', 'agreeGame']);

/** PT1: the table that such a step has named, from the contract's state after it; nothing for any other step. */
function tableNamedBy(act: string, state: ContractState | null): AtTable {
  const game = state?.at === 'signed' && NAMING.has(act) ? state.game : null;
  return game?.at === 'proposed' || game?.at === 'playing' ? atTable(tableOf(game)) : {};
}

/** How many cards somebody would lay, as far as staff with these interests may know; null where they may not. */
export const cardsTold = (
  cards: ReadonlyMap<PersonKey, number>,
  person: PersonKey,
  interests: Interests,
): number | null => (interests.players.has(person) ? null : (cards.get(person) ?? 0));

/** Makes the view of a contract. The caller has checked that the actor may see it. */
export async function contractInfo(
  { settings, deck, time }: Pick<World, 'settings' | 'deck' | 'time'>,
  reader: Reader,
  actor: Actor,
  contract: StoredContract,
): Promise<ContractInfo> {
  const { key, one, two, match } = contract;
  const acts = await reader.home.contractActs(key);
  const people = await reader.people.standings([one, two]);
  const briefs = await reader.floor.briefs(acts.flatMap(({ who }) => who ?? []));
  const cards = await reader.cards.playable([one, two]);
  const matches = await reader.home.matchIds(match === null ? [] : [match]);
  const standing = (person: PersonKey) =>
    present(
      people.find((each) => each.key === person),
      'a party is a person',
    );
  const isTheirs = isParty(contract, actor);
  // A party is told how many cards the other has because they deal with each other, whatever else the party is.
  const interests = isTheirs ? NONE : await interestsOf(reader, actor);
  // PROMISES 7: an organiser reads which promises the contract names, unless they have an interest in a match of either
  // party.
  const isKept = !isTheirs && (interests.players.has(one) || interests.players.has(two));
  const who = isTheirs ? (actor.person?.key ?? null) : null;
  const played = isKept ? null : await cardsInContracts({ settings, deck }, reader, who, [contract]);
  const view = contractView(contract, {
    reader: who,
    parties: { one: standing(one), two: standing(two) },
    cards: { one: cardsTold(cards, one, interests), two: cardsTold(cards, two, interests) },
    settings: (await settings.of(reader)).settings,
    match: match === null ? null : (matches.get(match) ?? null),
    now: time.now(),
    played: played?.(contract) ?? null,
  });
  const history = acts.map(({ act, state, who, reason, settled, played, at }) => ({
    act: state?.at === 'countered' || (state?.at === 'offered' && act !== 'offerContract') ? COUNTER : act,
    ...tableNamedBy(act, state),
    who: who === null ? null : briefIn(briefs, who),
    reason,
    settled:
      settled === null
        ? null
        : { kind: settled.kind, winner: settled.winner === null ? null : partyOf(settled.winner) },
    ...(played === null
      ? {}
      : {
          played: {
            module: played.module,
            card: played.module === 'intrigue' ? cardOf(played.card) : played.card,
          },
        }),
    at: timeOf(at),
  }));
  const claimant = match === null ? null : await reader.home.openClaimIn(match);
  return { ...view, history, claimant: claimant === null ? null : partyOf(claimant) };
}
