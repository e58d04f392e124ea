// ContractCards: what contracts say about promises and intrigue cards to one reader, and what that reader may play in
// them (PROMISES 2, 4; INTRIGUE 3).

import {
  asKnownTo,
  type ByParty,
  type ContractCardCommand,
  contractPlays,
  type Facts,
  otherParty,
  type Party,
} from '@dunmer/shared/contract';
import { actionAround } from '@dunmer/shared/intrigue';
import { present } from '@dunmer/shared/lib';
import { lyingIn } from '@dunmer/shared/pledges';
import type { ContractPledges, PledgeDue, PledgeItem } from '@dunmer/shared/protocol';
import { comeAbout } from '@dunmer/shared/windows';
import { PRINTED } from '@dunmer/shared/windows/printed';
import {
  areHoldsKnown,
  arePledgesKnown,
  contractWindows,
  deckInPlay,
  pledgesAround,
} from '../holds/index.ts';
import type { PersonKey, Reader, StoredContract } from '../store/index.ts';
import type { World } from '../world/index.ts';
import { contractIntrigue } from './contractIntrigue.ts';
import type { CardsInContract } from './contractView.ts';
import { briefIn } from './briefs.ts';
import { briefsOf, namedInPledges, pledgeItem } from './pledgeItem.ts';

/** Returns what a contract says about cards, as far as the reader may know it. */
export type CardsIn = (contract: StoredContract) => CardsInContract;

type Plays = ContractPledges['plays'];

/** A play as a phone asks for it. */
function playOf(command: ContractCardCommand, itemOf: (key: string) => PledgeItem | null): Plays {
  if (command.type !== 'demandWith' && command.type !== 'answerWith') return [];
  if (command.card.kind !== 'promise') return [];
  const item = itemOf(command.card.key);
  const proposal = command.type === 'answerWith' ? command.proposal : null;
  return item === null ? [] : [{ type: command.type, item, proposal }];
}

/**
 * Reads what these contracts say about cards, for `who`, a party to all of them, or for staff (null). Resolves to null
 * where neither module was ever switched on. Takes five statements, however many contracts.
 */
export async function cardsInContracts(
  world: Pick<World, 'settings' | 'deck'>,
  reader: Reader,
  who: PersonKey | null,
  contracts: readonly StoredContract[],
): Promise<CardsIn | null> {
  if (!(await areHoldsKnown(world, reader))) return null;
  const event = await world.settings.of(reader);
  const arePledged = await arePledgesKnown(world, reader);
  const isDealt = (await world.deck.of(reader)) !== null;
  const deck = await deckInPlay(world, reader);
  const parties = contracts.flatMap(({ one, two }) => [one, two]);
  const around = await pledgesAround(world, reader, [...new Set(parties)]);
  const named = contracts.flatMap(({ pledgeOne, pledgeTwo }) => [pledgeOne ?? [], pledgeTwo ?? []].flat());
  const stored = await reader.pledges.pledgesByKey([...new Set(named)]);
  const givings = await reader.pledges.givingsOf(contracts.map(({ key }) => key));
  const own = [...around.stored.values()].filter(({ place, of }) => place === 'hand' && of === who);
  const lying = [...around.stored.values()].filter(({ place }) => place === 'front');
  const briefs = await briefsOf(reader, namedInPledges([...stored, ...own, ...lying]));
  const items = new Map(stored.map((one) => [one.key, pledgeItem(one, briefs)]));
  const hand = new Map(own.map((one) => [pledgeItem(one, briefs).pledge, pledgeItem(one, briefs)]));
  const ids = new Map([...around.people.values()].map(({ key, id }) => [key, id]));
  const idOf = (person: PersonKey): string => present(ids.get(person), 'a party is a person');
  const { state, facts } = around;
  /** PR22: everybody reads what lies in front, and so what it pays once this contract is fulfilled. */
  const paysIn = (contract: StoredContract): readonly PledgeDue[] => {
    const { payer, sum: price, state: stands } = contract;
    if (!facts.isOn || (stands.at !== 'offered' && stands.at !== 'signed')) return [];
    const between = { payer: idOf(contract[payer]), paid: idOf(contract[otherParty(payer)]) };
    const now = { what: 'fulfilled', ...between, price } as const;
    return comeAbout(PRINTED, lyingIn(state), now, () => null).payments.flatMap(({ by, amount }) => {
      const one = around.stored.get(by);
      if (one === undefined || one.of === null) return [];
      return [{ item: pledgeItem(one, briefs), to: briefIn(briefs, one.of), sum: amount }];
    });
  };
  return (contract) => {
    const { key, one, two, pledgeOne, pledgeTwo } = contract;
    const traders: ByParty<string> = { one: idOf(one), two: idOf(two) };
    const of = (party: Party, is: string): boolean =>
      givings.some((giving) => giving.contract === key && giving.party === party && giving.state === is);
    const holdsPledge = of('one', 'held') || of('two', 'held');
    // The other party's hand is theirs: what the reader may play depends on nothing in it.
    const windows = contractWindows(
      { state, facts, traders, deck, holdsPledge },
      (party) => contract[party] === who,
    );
    const itemFor = (pledge: number | null): PledgeItem | null =>
      pledge === null ? null : (items.get(pledge) ?? null);
    const pays = paysIn(contract);
    const isNaming = (pledgeOne ?? pledgeTwo) !== null;
    const ruined = { one: state.ruined.has(traders.one), two: state.ruined.has(traders.two) };
    const view = {
      gives: { one: itemFor(pledgeOne), two: itemFor(pledgeTwo) },
      left: { one: of('one', 'left'), two: of('two', 'left') },
      ...(isNaming && (ruined.one || ruined.two) ? { ruined } : {}),
      truce: windows.truce,
      ...(pays.length === 0 ? {} : { pays }),
    };
    const isAround = (trader: string): boolean =>
      deck !== null && actionAround(deck.common, trader) !== undefined;
    const opensNone = isAround(traders.one) || isAround(traders.two);
    const gives = contract.state.at === 'offered' ? (pledgeOne ?? pledgeTwo) !== null : holdsPledge;
    return {
      windows: who === null ? null : windows,
      rests: gives && !facts.isOn,
      opensNone,
      says(known: Facts, party: Party | null) {
        const facts = party === null ? null : { ...asKnownTo(party, contract.state, known), windows };
        const commands =
          party === null || facts === null ? [] : contractPlays(contract, contract.state, facts, party);
        const plays = commands.flatMap((command) => playOf(command, (pledge) => hand.get(pledge) ?? null));
        return {
          ...(arePledged ? { pledges: { ...view, plays } } : {}),
          ...(isDealt
            ? { intrigue: contractIntrigue(world, event, contract, { reader: party, commands, opensNone }) }
            : {}),
        };
      },
    };
  };
}
