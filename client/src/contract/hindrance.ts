// hindranceOf: why the answer that a contract waits for is not possible now, as far as its reader may know. Pure.

import { otherParty, type Party } from '@dunmer/shared/contract';
import type { ContractView, HomeView } from '@dunmer/shared/protocol';
import type { ContractStatus } from '../text/index.ts';
import { namesPledges, statusOf, tableIn, turnOf } from './status.ts';

/** What readers know about themselves. `purse` is null when nobody counts it. */
export interface Own {
  readonly purse: number | null;
  readonly least: number;
  readonly busy: boolean;
  /** Whether an organiser has suspended their trading. */
  readonly frozen: boolean;
  /** Whether the event plays at the patrons' table (PT1). */
  readonly patrons: boolean;
  /** Whether promises are in use now, or closed for good. */
  readonly promises: 'on' | 'off' | 'closed';
}

export const ownOf = ({
  me,
  purse,
  event,
  match,
}: Pick<HomeView, 'me' | 'purse' | 'event' | 'match'>): Own => ({
  purse,
  least: event.settings.least,
  busy: match !== null,
  frozen: me.frozen,
  patrons: event.settings.patrons === 'on',
  promises: event.settings.promises ?? 'off',
});

export type Hindrance =
  | 'busy-mine'
  | 'busy-theirs'
  | 'stopped-mine'
  | 'stopped-theirs'
  | 'demand-over'
  | 'patrons-off'
  | 'promises-off'
  | 'promises-over'
  | 'play-open'
  | 'least'
  | 'purse';

/** The parts of a contract that decide it. */
export type Standing = Pick<
  ContractView,
  | 'state'
  | 'party'
  | 'may'
  | 'busy'
  | 'stopped'
  | 'sixth'
  | 'sum'
  | 'payer'
  | 'game'
  | 'table'
  | 'pledges'
  | 'intrigue'
  | 'unsaid'
>;

/** PR27: tells whether a contract is signed and names a promise that neither party can hand over any more. */
export const isPastHandover = (contract: Standing, home: Parameters<typeof ownOf>[0]): boolean =>
  contract.state.at === 'signed' && hindranceOf(contract, ownOf(home)) === 'promises-over';

/** Returns the prestige of an offer or a proposal; null when there is none. */
function prestigeIn({ state, game }: Standing): number | null {
  if (state.at === 'offered') return game;
  return state.at === 'signed' && state.game.at === 'proposed' ? state.game.amount : null;
}

/** Returns how much the reader would have to put in to accept what waits for an answer. */
export const dueFrom = (contract: Standing, party: Party): number =>
  (contract.state.at === 'offered' && contract.payer === party ? contract.sum : 0) +
  (prestigeIn(contract) ?? 0);

const WAITING: ReadonlySet<ContractStatus> = new Set([
  'offer-mine',
  'offer-theirs',
  'game-mine',
  'game-theirs',
  'demand-theirs',
]);

/** What somebody whose trading is suspended could do otherwise. A game that is played goes on. */
const isAsked = (status: ContractStatus): boolean => turnOf(status) === 'mine' || status === 'signed';

const HANDED: ReadonlySet<ContractStatus> = new Set(['signed', 'hand-mine', 'hand-theirs']);

/**
 * Returns why a contract with a promise can't be signed or handed over now: promises are off or closed (PR27), or
 * somebody is bound (PR7). Else null.
 */
function hindranceOfPledges(contract: Standing, party: Party, own: Own): Hindrance | null {
  const { may, busy } = contract;
  const status = statusOf(contract);
  const isOver = own.promises === 'closed' && namesPledges(contract);
  // The first to confirm could still do so, and would then wait for ever.
  if (isOver && HANDED.has(status)) return 'promises-over';
  const act = status === 'offer-theirs' ? 'accept' : status === 'hand-theirs' ? 'confirmHandover' : null;
  if (act === null || may.includes(act) || !namesPledges(contract)) return null;
  if (own.promises !== 'on') return isOver ? 'promises-over' : 'promises-off';
  if (act === 'accept' || !(busy.one || busy.two)) return null;
  return busy[party] ? 'busy-mine' : 'busy-theirs';
}

/** Returns why an offer or a game can't be accepted now; null when nothing that the reader knows of prevents it. */
export function hindranceOf(contract: Standing, own: Own): Hindrance | null {
  const { party, busy, stopped, sixth } = contract;
  const status = statusOf(contract);
  if (party === null) return null;
  const rests = hindranceOfPledges(contract, party, own);
  if (own.frozen && rests !== 'promises-over' && isAsked(status)) return 'stopped-mine';
  if (rests !== null || !WAITING.has(status)) return rests;
  const prestige = prestigeIn(contract);
  const isAnswer = status === 'game-theirs' || status === 'demand-theirs';
  if (isAnswer && stopped[party]) return 'stopped-mine';
  if (isAnswer && stopped[otherParty(party)]) return 'stopped-theirs';
  if (isAnswer && busy[party]) return 'busy-mine';
  if (isAnswer && busy[otherParty(party)]) return 'busy-theirs';
  if (status === 'demand-theirs' && sixth.length === 0) return 'demand-over';
  // IN21: no match can begin while an intrigue action around one of the two is open.
  const isGame = status === 'offer-theirs' && prestige !== null && !contract.unsaid;
  if ((isAnswer || isGame) && contract.intrigue?.around === true) return 'play-open';
  if (status === 'demand-theirs') return null;
  if (prestige !== null && tableIn(contract) === 'patrons' && !own.patrons) return 'patrons-off';
  if (prestige !== null && prestige < own.least) return 'least';
  if (own.purse !== null && own.purse < dueFrom(contract, party)) return 'purse';
  return status === 'offer-theirs' && prestige !== null && own.busy ? 'busy-mine' : null;
}
