// Asked: what a question for an answer is about: who plays what, and which card is to be answered. Pure.

import type { DeckView } from '@dunmer/shared/intrigue';
import type { ContractIntrigue, ContractView, IntrigueDue, IntrigueInfo } from '@dunmer/shared/protocol';
import { isIntrigueCopy } from '@dunmer/shared/windows';

export interface About {
  /** Who plays the action; null until it is known. */
  readonly by: string | null;
  /** The action's card; null until it is known. */
  readonly card: string | null;
  /** What the action hits: the chosen cards, and everybody whom it names. */
  readonly on: { readonly copies: readonly string[]; readonly people: readonly string[] };
  /** The last card that cancels, its player, and the copy that it cancels; null when there is none. */
  readonly cancel: { readonly who: string; readonly copy: string; readonly hits: string } | null;
}

/** Returns what a question is about. `deck` is null while it is loading. */
export function aboutOf({ action }: Pick<IntrigueDue, 'action'>, deck: DeckView | null): About {
  const open = deck?.common.actions.find(({ id }) => id === action);
  if (open === undefined) return { by: null, card: null, on: { copies: [], people: [] }, cancel: null };
  const { who, copy, chosen, named, cancels } = open;
  const last = cancels.at(-1);
  const cancel = last === undefined ? null : { ...last, hits: cancels.at(-2)?.copy ?? copy };
  // Chosen traders are in `named` already.
  return {
    by: who,
    card: copy,
    on: { copies: chosen.filter(isIntrigueCopy), people: named },
    cancel,
  };
}

/** Returns how many cards have to go: those above the limit, or as many as a card says. */
export const mustGo = ({ what, n }: Pick<IntrigueDue, 'what' | 'n'>, hand: number): number =>
  what === 'keep' ? Math.max(0, hand - (n ?? 0)) : Math.min(n ?? 0, hand);

/** Returns a key that tells one awaited thing from the next. */
export const keyOfDue = ({ what, action, asking }: IntrigueDue): string =>
  `${what} ${action ?? ''} ${asking ?? ''}`;

/**
 * Tells whether the deck that was read is as new as what is awaited: an older one knows neither the question nor the
 * latest cards.
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

/** Returns all contracts that ask for an answer, in the order of the home. */
export const askedInContracts = <Contract extends Asking>(
  contracts: readonly Contract[],
): readonly AskedInContract<Contract>[] =>
  contracts.flatMap((contract) => {
    const play = contract.intrigue?.play ?? null;
    return play !== null && play.asked === contract.party ? [{ contract, play }] : [];
  });
