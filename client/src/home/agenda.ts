// Agenda: what of a trader's affairs waits for them, what for others, and what only runs. Pure.

import type { HomeView } from '@dunmer/shared/protocol';
import { partnerIn, statusOf, type Turn, turnOf } from '../contract/index.ts';
import type { Dictionary } from '../text/index.ts';

export interface Affair {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly word: string;
  readonly turn: Turn;
  /** Marked for staff, so long it has waited. */
  readonly overdue: boolean;
}

/** Without the digits a dead phone leaves its owner to the referees. */
const pinOf = ({ me }: HomeView, text: Dictionary['home']): readonly Affair[] =>
  !me.hasPin
    ? [{ id: 'pin', path: '/pin', title: text.noPin, word: text.noPinWord, turn: 'mine', overdue: false }]
    : [];

/** All of them, in the order in which the server lists them: what is won first, then contracts, challenges, trades. */
export function affairsOf(home: HomeView, text: Dictionary['home']): readonly Affair[] {
  const claims = home.claims.map(({ match, claimant, other }): Affair => ({
    id: `claim ${match}`,
    path: `/m/${match}`,
    title: other.name,
    word: claimant === 'me' ? text.claimMine(other.name) : text.claimTheirs(other.name),
    turn: claimant === 'me' ? 'mine' : 'theirs',
    overdue: false,
  }));
  const contracts = home.contracts.map((contract): Affair => {
    const status = statusOf(contract);
    return {
      id: contract.contract,
      path: `/contract/${contract.contract}`,
      title: text.deal(partnerIn(contract).name, contract.sum),
      word: text.status[status],
      turn: turnOf(status),
      overdue: contract.overdue,
    };
  });
  const proposals = home.proposals.map(({ proposal, mine, stake, friendly, from, to }): Affair => ({
    id: proposal,
    path: `/proposal/${proposal}`,
    title: text.proposal(mine ? to.name : from.name, friendly ? null : stake),
    word: mine ? text.proposalMine : text.proposalTheirs,
    turn: mine ? 'theirs' : 'mine',
    overdue: false,
  }));
  const trades = home.trades
    .filter(({ state }) => state === 'offered')
    .map(({ trade, mine, from, to }): Affair => ({
      id: trade,
      path: `/trade/${trade}`,
      title: text.trade(mine ? to.name : from.name),
      word: mine ? text.tradeMine : text.tradeTheirs,
      turn: mine ? 'theirs' : 'mine',
      overdue: false,
    }));
  return [...claims, ...contracts, ...proposals, ...trades, ...pinOf(home, text)];
}
