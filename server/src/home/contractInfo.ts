// contractInfo: one contract with its history, for its parties and for staff as the table of roles says.

import { type AtTable, atTable, type ContractState, tableOf } from '@dunmer/shared/contract';
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
 * How an actor is related to a contract; to a referee it belongs where a match hangs on it (EVENT, "Who sees what"),
 * but staff with an interest in a match are traders to what its players have agreed.
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
 * What an offer comes to that another one answers, whatever was asked for; so does a yes of whoever is short, or has
 * not seen the game.
 */
const COUNTER = 'counterContract';

/** The steps of a signed contract that ask for a game, or agree to one. */
const NAMING: ReadonlySet<string> = new Set(['proposeGame', 'counterGame', 'agreeGame']);

/** PT1: the table that such a step has named, by how the contract stood after it; nothing for every other. */
function tableNamedBy(act: string, state: ContractState | null): AtTable {
  const game = state?.at === 'signed' && NAMING.has(act) ? state.game : null;
  return game?.at === 'proposed' || game?.at === 'playing' ? atTable(tableOf(game)) : {};
}

/** How many cards somebody would lay, as far as staff with these interests may know it. */
export const cardsTold = (
  cards: ReadonlyMap<PersonKey, number>,
  person: PersonKey,
  interests: Interests,
): number | null => (interests.players.has(person) ? null : (cards.get(person) ?? 0));

/** Makes the view of a contract that an actor may see: that was asked before. */
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
  // A party is told how many cards the other has as who deals with them, whatever else they are.
  const interests = isTheirs ? NONE : await interestsOf(reader, actor);
  // PROMISES 7: an organiser reads which promises it names, but never who has an interest in a match of either.
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
  const history = acts.map(({ act, state, who, reason, settled, at }) => ({
    act: state?.at === 'countered' || (state?.at === 'offered' && act !== 'offerContract') ? COUNTER : act,
    ...tableNamedBy(act, state),
    who: who === null ? null : briefIn(briefs, who),
    reason,
    settled:
      settled === null
        ? null
        : { kind: settled.kind, winner: settled.winner === null ? null : partyOf(settled.winner) },
    at: timeOf(at),
  }));
  const claimant = match === null ? null : await reader.home.openClaimIn(match);
  return { ...view, history, claimant: claimant === null ? null : partyOf(claimant) };
}
