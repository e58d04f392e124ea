// statusOf: where a contract stands for its reader, and whose turn it is. Pure; for staff nothing is theirs.

import { otherParty, type TableName, tableOf } from '@dunmer/shared/contract';
import type { ContractView } from '@dunmer/shared/protocol';
import type { ContractStatus, Dictionary, OtherParts } from '../text/index.ts';

/** What the reader of a contract looks at first. */
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

/** Whom a contract waits for; `both` where each may go on. */
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

/** What a demand is for: the sixth of the price, unless a card has made something else of it. */
export const partIn = ({ state }: Pick<ContractView, 'state'>): number =>
  state.at === 'signed' && state.game.at === 'demanded' ? (state.game.part ?? 6) : 6;

/** Where a contract stands, in a line of a list. */
export function standingOf(contract: ContractView, { status: words, otherPart }: Dictionary['home']): string {
  const status = statusOf(contract);
  const isDemand = status === 'demand-mine' || status === 'demand-theirs';
  const parts: OtherParts = otherPart;
  return (isDemand ? parts[partIn(contract)]?.[status] : undefined) ?? words[status];
}

/** PT1: at which table the game is to be played that is offered, proposed or runs; the trade's where there is none. */
export function tableIn({ state, table }: Pick<ContractView, 'state' | 'table'>): TableName {
  if (state.at === 'offered') return tableOf({ table });
  const game = state.at === 'signed' ? state.game : null;
  return game?.at === 'proposed' || game?.at === 'playing' ? tableOf(game) : 'trade';
}

/** Whether an intrigue card waits for its answer, and with it everything that is asked about the game (IN21). */
export const isPlayOpen = ({ intrigue }: Pick<ContractView, 'intrigue'>): boolean =>
  intrigue !== undefined && intrigue.play !== null;

/** Whether a contract names a promise that is still in it. */
export const namesPledges = ({ pledges }: Pick<ContractView, 'pledges'>): boolean =>
  pledges !== undefined && (pledges.gives.one !== null || pledges.gives.two !== null);

/** The other party as the reader sees it; for staff the second one. */
export const partnerIn = ({ party, one, two }: ContractView) => (party === 'two' ? one : two);
