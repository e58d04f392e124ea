// statusOf: where a contract stands for its reader, and whose turn it is. Pure. For staff, it is nobody's own.

import { otherParty, type TableName, tableOf } from '@dunmer/shared/contract';
import type { ContractView } from '@dunmer/shared/protocol';
import type { ContractStatus, Dictionary, OtherParts } from '../text/index.ts';

/** Returns the state of a contract that its reader needs to know first. */
export function statusOf({ state, party }: Pick<ContractView, 'state' | 'party'>): ContractStatus {
  if (state.at === 'offered') return party === 'two' ? 'offer-theirs' : 'offer-mine';
  if (state.at !== 'signed') return state.at;
  const { game, annulling, handed } = state;
  if (game.at === 'playing') return 'playing';
  if (game.at === 'proposed') return game.by === party ? 'game-mine' : 'game-theirs';
  if (game.at === 'demanded') return game.by === party ? 'demand-mine' : 'demand-theirs';
  if (party === null) return 'signed';
  const other = otherParty(party);
  if (annulling[other]) return 'annul-theirs';
  if (handed[other]) return 'hand-theirs';
  if (annulling[party]) return 'annul-mine';
  return handed[party] ? 'hand-mine' : 'signed';
}

export type Turn = 'mine' | 'theirs' | 'both' | 'nobody';

/** Returns whom a contract waits for; `both` when either party may go on. */
export function turnOf(status: ContractStatus): Turn {
  switch (status) {
    case 'offer-theirs':
    case 'game-theirs':
    case 'demand-theirs':
    case 'annul-theirs':
    case 'hand-theirs':
      return 'mine';
    case 'offer-mine':
    case 'game-mine':
    case 'demand-mine':
    case 'annul-mine':
    case 'hand-mine':
      return 'theirs';
    case 'signed':
    case 'playing':
      return 'both';
    case 'fulfilled':
    case 'annulled':
    case 'declined':
    case 'withdrawn':
    case 'countered':
      return 'nobody';
  }
}

/** Returns the divisor of the price that a demand is for: 6, unless a card has changed it. */
export const partIn = ({ state }: Pick<ContractView, 'state'>): number =>
  state.at === 'signed' && state.game.at === 'demanded' ? (state.game.part ?? 6) : 6;

/** Returns where a contract stands, as a line of a list. */
export function standingOf(contract: ContractView, { status: words, otherPart }: Dictionary['home']): string {
  const status = statusOf(contract);
  const isDemand = status === 'demand-mine' || status === 'demand-theirs';
  const parts: OtherParts = otherPart;
  return (isDemand ? parts[partIn(contract)]?.[status] : undefined) ?? words[status];
}

/** PT1: returns the table of the game that is offered, proposed or under way; the trade table when there is none. */
export function tableIn({ state, table }: Pick<ContractView, 'state' | 'table'>): TableName {
  if (state.at === 'offered') return tableOf({ table });
  const game = state.at === 'signed' ? state.game : null;
  return game?.at === 'proposed' || game?.at === 'playing' ? tableOf(game) : 'trade';
}

/** Tells whether an intrigue card waits for its answer, which suspends everything about the game (IN21). */
export const isPlayOpen = ({ intrigue }: Pick<ContractView, 'intrigue'>): boolean =>
  intrigue !== undefined && intrigue.play !== null;

/**
 * Returns whom a contract waits for, as far as its reader is concerned. While an intrigue card waits for its answer, it
 * is whoever is asked (IN19); for staff, nobody's own.
 */
export function turnIn(contract: Pick<ContractView, 'state' | 'party' | 'intrigue'>): Turn {
  const play = contract.intrigue?.play ?? null;
  if (play === null || contract.party === null) return turnOf(statusOf(contract));
  return play.asked === contract.party ? 'mine' : 'theirs';
}

/** Tells whether a contract still includes a promise. */
export const namesPledges = ({ pledges }: Pick<ContractView, 'pledges'>): boolean =>
  pledges !== undefined && (pledges.gives.one !== null || pledges.gives.two !== null);

/** Returns the other party as the reader sees it; for staff, the second party. */
export const partnerIn = ({ party, one, two }: ContractView) => (party === 'two' ? one : two);
