// Asked: what an asking is about: who plays what, and which card it is that an answer answers. Pure.

import type { DeckView } from '@dunmer/shared/intrigue';
import type { ContractIntrigue, ContractView, IntrigueDue, IntrigueInfo } from '@dunmer/shared/protocol';

export interface About {
  /** Who plays the action; null before it is known. */
  readonly by: string | null;
  /** The action's card; null before it is known. */
  readonly card: string | null;
  /** The last of its cancels, and whose it is; null where none was played. */
  readonly cancel: { readonly who: string; readonly copy: string } | null;
}

/** `deck`: null as long as it is on its way. */
export function aboutOf({ action }: Pick<IntrigueDue, 'action'>, deck: DeckView | null): About {
  const open = deck?.common.actions.find(({ id }) => id === action);
  if (open === undefined) return { by: null, card: null, cancel: null };
  return { by: open.who, card: open.copy, cancel: open.cancels.at(-1) ?? null };
}

/** How many have to go: those above what may stay, or as many as a card says. */
export const mustGo = ({ what, n }: Pick<IntrigueDue, 'what' | 'n'>, hand: number): number =>
  what === 'keep' ? Math.max(0, hand - (n ?? 0)) : Math.min(n ?? 0, hand);

/** By which one that is awaited is told from the next. */
export const keyOfDue = ({ what, action, asking }: IntrigueDue): string =>
  `${what} ${action ?? ''} ${asking ?? ''}`;

/**
 * Whether what was read of the deck is as new as what is awaited: what was read before it knows neither the asking nor
 * the cards that have come.
 */
export const isFresh = (
  { deck, due }: Pick<IntrigueInfo, 'deck' | 'due'>,
  awaited: IntrigueDue,
  hand: number,
): boolean =>
  deck.own.hand.length === hand &&
  due.some((one) => one.who === awaited.who && keyOfDue(one) === keyOfDue(awaited));

/** A contract in which the reader is asked for an answer. */
export interface AskedInContract<Contract> {
  readonly contract: Contract;
  readonly play: NonNullable<ContractIntrigue['play']>;
}

type Asking = Pick<ContractView, 'party' | 'intrigue'>;

/** All of them, in the order of the home. */
export const askedInContracts = <Contract extends Asking>(
  contracts: readonly Contract[],
): readonly AskedInContract<Contract>[] =>
  contracts.flatMap((contract) => {
    const play = contract.intrigue?.play ?? null;
    return play !== null && play.asked === contract.party ? [{ contract, play }] : [];
  });
