// Acts: what a party may do with a contract, and the command that is sent for it.

import { atTable, isBinding, type PartyCommand, type TableName } from '@dunmer/shared/contract';
import type { ContractView, ContractWish } from '@dunmer/shared/protocol';
import type { ContractStatus } from '../text/index.ts';
import { hindranceOf, type Own, type Standing } from './hindrance.ts';
import { namesPledges, statusOf, tableIn } from './status.ts';

export type Act = PartyCommand['type'];

export interface ActsAtHand {
  /** The main act; null when the other party has to act. */
  readonly first: Act | null;
  /** Acts shown beside it. */
  readonly others: readonly Act[];
  /** Acts that are folded away. */
  readonly rest: readonly Act[];
}

/** The main acts in each state of a contract; those that are not allowed now are left out. */
const FRONT: Readonly<Partial<Record<ContractStatus, readonly Act[]>>> = {
  'offer-theirs': ['accept', 'counter', 'decline'],
  signed: ['confirmHandover', 'proposeGame'],
  'game-theirs': ['agreeGame', 'counterGame', 'refuseGame'],
  'demand-theirs': ['chooseRounding', 'refuseGame'],
  'annul-theirs': ['agreeAnnul'],
  'hand-theirs': ['confirmHandover'],
};

/** All acts in the order in which they are shown. */
const ORDER: readonly Act[] = [
  'accept',
  'agreeGame',
  'chooseRounding',
  'counter',
  'counterGame',
  'decline',
  'confirmHandover',
  'proposeGame',
  'demandSixth',
  'withdraw',
  'withdrawGame',
  'takeBackHandover',
  'takeBackAnnul',
  'agreeAnnul',
  'refuseGame',
];

/** Refusing a game ends the whole contract, so it is not offered first just because the game can't begin now. */
function frontOf(contract: Standing, own: Own): readonly Act[] {
  const may = new Set<string>(contract.may);
  const front = (FRONT[statusOf(contract)] ?? []).filter((act) => may.has(act));
  switch (hindranceOf(contract, own)) {
    case 'stopped-mine':
    case 'stopped-theirs':
      return [];
    case 'busy-mine':
    case 'busy-theirs':
      return front.filter((act) => act === 'counter' || act === 'decline');
    case 'least':
    case 'purse':
    case 'patrons-off':
    case 'promises-off':
    case 'play-open':
    case 'demand-over':
      return front.filter((act) => act !== 'refuseGame');
    case 'promises-over':
      return contract.state.at === 'signed'
        ? ORDER.filter((act) => act === 'agreeAnnul' && may.has(act))
        : front;
    case null:
      return front;
  }
}

export function actsAtHand(contract: Standing, own: Own): ActsAtHand {
  // The server takes nothing from whoever is suspended, not even a no.
  if (own.frozen) return { first: null, others: [], rest: [] };
  const { stopped } = contract;
  // The server refuses binding acts while an organiser has stopped one of the two.
  const isOver = hindranceOf(contract, own) === 'promises-over';
  const isOpen = (act: Act): boolean =>
    (!isBinding(act) || !(stopped.one || stopped.two)) && !(isOver && act === 'confirmHandover');
  const may = new Set<string>(contract.may);
  const front = frontOf(contract, own).filter(isOpen);
  const rest = ORDER.filter((act) => may.has(act) && isOpen(act) && !front.includes(act));
  return { first: front[0] ?? null, others: front.slice(1), rest };
}

/** The number of the current proposal, so that the answer can name it. */
const proposalIn = ({ state }: ContractView): number =>
  state.at === 'signed' && 'proposal' in state.game ? state.game.proposal : 0;

/** The choices for a proposed game. */
export interface Chosen {
  readonly amount: number;
  readonly table: TableName;
}

/**
 * Builds the command of an act on the contract as it was shown. A counter-offer is a contract of its own, so it is
 * not among them. PT1: whoever agrees names the table that was shown.
 */
export function wishOf(
  view: ContractView,
  act: Exclude<Act, 'counter'>,
  { amount, table }: Chosen,
): ContractWish {
  switch (act) {
    case 'accept':
      // Accepting without naming the game would accept the contract alone. The same holds for promises that were
      // shown.
      return {
        type: act,
        ...(view.game === null ? {} : { game: view.game, ...atTable(tableIn(view)) }),
        ...(namesPledges(view) ? { pledges: true } : {}),
      };
    case 'proposeGame':
      return { type: act, amount, ...atTable(table) };
    case 'agreeGame':
      return { type: act, proposal: proposalIn(view), ...atTable(tableIn(view)) };
    case 'withdrawGame':
    case 'refuseGame':
      return { type: act, proposal: proposalIn(view) };
    case 'counterGame':
      return { type: act, proposal: proposalIn(view), amount, ...atTable(table) };
    case 'chooseRounding':
      return { type: act, proposal: proposalIn(view), amount };
    default:
      return { type: act };
  }
}
