// ContractPledges: what contracts say of promises to one reader, and what that reader may play in them (PROMISES 2, 4).

import {
  asKnownTo,
  type ByParty,
  type ContractCardCommand,
  contractPlays,
  type ContractWindows,
  type Facts,
  type Party,
} from '@dunmer/shared/contract';
import { present } from '@dunmer/shared/lib';
import { handOf, isTruceBetween } from '@dunmer/shared/pledges';
import type { ContractPledges, PledgeItem } from '@dunmer/shared/protocol';
import { PRINTED } from '@dunmer/shared/windows/printed';
import { arePledgesKnown, pledgesAround } from '../holds/index.ts';
import type { PersonKey, Reader, StoredContract } from '../store/index.ts';
import type { World } from '../world/index.ts';
import type { PledgesInContract } from './contractView.ts';
import { briefsOf, namedInPledges, pledgeItem } from './pledgeItem.ts';

/** What is of promises in a contract, as the reader may know it. */
export type PledgesIn = (contract: StoredContract) => PledgesInContract;

type Plays = ContractPledges['plays'];

/** A play as a phone asks for it. */
function playOf(command: ContractCardCommand, itemOf: (key: string) => PledgeItem | null): Plays {
  if (command.type !== 'demandWith' && command.type !== 'answerWith') return [];
  const item = itemOf(command.card.key);
  const proposal = command.type === 'answerWith' ? command.proposal : null;
  return item === null ? [] : [{ type: command.type, item, proposal }];
}

/**
 * Reads what these contracts say of promises, for `who`, a party of all of them, or for staff (null). Null where
 * promises were never switched on. Five statements, however many contracts.
 */
export async function pledgesInContracts(
  world: Pick<World, 'settings'>,
  reader: Reader,
  who: PersonKey | null,
  contracts: readonly StoredContract[],
): Promise<PledgesIn | null> {
  if (!(await arePledgesKnown(world, reader))) return null;
  const parties = contracts.flatMap(({ one, two }) => [one, two]);
  const around = await pledgesAround(world, reader, { people: [...new Set(parties)] });
  const named = contracts.flatMap(({ pledgeOne, pledgeTwo }) => [pledgeOne ?? [], pledgeTwo ?? []].flat());
  const stored = await reader.pledges.pledgesByKey([...new Set(named)]);
  const givings = await reader.pledges.givingsOf(contracts.map(({ key }) => key));
  const own = [...around.stored.values()].filter(({ place, of }) => place === 'hand' && of === who);
  const briefs = await briefsOf(reader, namedInPledges([...stored, ...own]));
  const items = new Map(stored.map((one) => [one.key, pledgeItem(one, briefs)]));
  const hand = new Map(own.map((one) => [pledgeItem(one, briefs).pledge, pledgeItem(one, briefs)]));
  const ids = new Map([...around.people.values()].map(({ key, id }) => [key, id]));
  const idOf = (person: PersonKey): string => present(ids.get(person), 'a party is a person');
  const { state, facts } = around;
  return ({ key, one, two, pledgeOne, pledgeTwo }) => {
    const traders: ByParty<string> = { one: idOf(one), two: idOf(two) };
    const of = (party: Party, is: string): boolean =>
      givings.some((giving) => giving.contract === key && giving.party === party && giving.state === is);
    const truce = facts.isOn && isTruceBetween(PRINTED, state, traders.one, traders.two);
    // The other's hand is theirs: what the reader may play depends on nothing of it.
    const heldBy = (person: PersonKey) =>
      person === who && facts.isOn ? handOf(state, idOf(person)).map(({ pledge }) => pledge) : [];
    const windows: ContractWindows = {
      cards: PRINTED,
      traders,
      hands: { one: heldBy(one), two: heldBy(two) },
      surplus: { one: false, two: false },
      frozen: { one: facts.frozen.has(traders.one), two: facts.frozen.has(traders.two) },
      isPaused: facts.isPaused,
      truce,
      holdsPledge: of('one', 'held') || of('two', 'held'),
    };
    const itemFor = (pledge: number | null): PledgeItem | null =>
      pledge === null ? null : (items.get(pledge) ?? null);
    return {
      view: {
        gives: { one: itemFor(pledgeOne), two: itemFor(pledgeTwo) },
        left: { one: of('one', 'left'), two: of('two', 'left') },
        truce,
      },
      windows: who === null ? null : windows,
      plays(terms: StoredContract, known: Facts, party: Party): Plays {
        const cardFacts = { ...asKnownTo(party, terms.state, known), windows };
        return contractPlays(terms, terms.state, cardFacts, party).flatMap((command) =>
          playOf(command, (pledge) => hand.get(pledge) ?? null),
        );
      },
    };
  };
}
