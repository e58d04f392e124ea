// Agenda: which of a trader's affairs wait for them, which for others, and which only run. Pure.

import { tableOf, type TableName } from '@dunmer/shared/contract';
import type { ContractView, HomeView } from '@dunmer/shared/protocol';
import { partnerIn, standingOf, statusOf, tableIn, type Turn, turnOf } from '../contract/index.ts';
import { kindOf } from '../parts/index.ts';
import type { Dictionary } from '../text/index.ts';

export interface Affair {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** The text of the contract, shown when contracts with the same partner would differ only by their sums. */
  readonly about?: string | false;
  readonly word: string;
  readonly turn: Turn;
}

/** Without a PIN, only referees can help the owner of a dead phone. */
const pinOf = ({ me }: HomeView, text: Dictionary['home']): readonly Affair[] =>
  !me.hasPin ? [{ id: 'pin', path: '/pin', title: text.noPin, word: text.noPinWord, turn: 'mine' }] : [];

/** A stopped match binds both players until a referee has voided it. */
const stoppedOf = ({ match }: HomeView, text: Dictionary['home']): readonly Affair[] =>
  match?.stopped === true
    ? [
        {
          id: `stopped ${match.match}`,
          path: `/m/${match.match}`,
          title: match.opponent.name,
          word: text.matchStopped,
          turn: 'mine',
        },
      ]
    : [];

/**
 * Returns the words for an intrigue card played on this contract: the player who is asked has seconds to answer, and
 * everything else waits (IN19, IN21). Null when there is none.
 */
function playedIn(
  { intrigue, party }: ContractView,
  text: Dictionary['home'],
): Pick<Affair, 'word' | 'turn'> | null {
  const play = intrigue?.play ?? null;
  if (play === null) return null;
  return play.asked === party
    ? { word: text.playMine, turn: 'mine' }
    : { word: text.playTheirs, turn: 'theirs' };
}

/** PT1: words about a game at the patrons' table name that table. */
const saidAt = (table: TableName, word: string, text: Dictionary['home']): string =>
  table === 'patrons' ? text.atPatrons(word) : word;

/**
 * Returns all affairs in the server's order: stopped matches and claims first, then contracts, challenges, trades.
 */
export function affairsOf(home: HomeView, text: Dictionary['home']): readonly Affair[] {
  const claims = home.claims.map(({ match, claimant, other: { name } }): Affair => ({
    id: `claim ${match}`,
    path: `/m/${match}`,
    title: name,
    ...(claimant === 'me'
      ? { word: text.claimMine(name), turn: 'mine' }
      : { word: text.claimTheirs(name), turn: 'theirs' }),
  }));
  const contracts = home.contracts.map((contract): Affair => {
    const status = statusOf(contract);
    const { person, name } = partnerIn(contract);
    return {
      id: contract.contract,
      path: `/contract/${contract.contract}`,
      title: text.contract(name, contract.sum),
      about: home.contracts.filter((each) => partnerIn(each).person === person).length > 1 && contract.text,
      ...(playedIn(contract, text) ?? {
        word: saidAt(
          tableIn(contract),
          status === 'offer-theirs' && contract.game !== null ? text.offerPlays : standingOf(contract, text),
          text,
        ),
        turn: turnOf(status),
      }),
    };
  });
  const called = (answers: string | null): string =>
    answers === null ? text.proposalTheirs : text.proposalYes;
  const proposals = home.proposals.map(
    ({ proposal, mine, stake, friendly, table, from, to, answers }): Affair => ({
      id: proposal,
      path: `/proposal/${proposal}`,
      title: text.proposal(mine ? to.name : from.name, friendly ? null : stake),
      word: saidAt(tableOf({ table }), mine ? text.proposalMine : called(answers), text),
      turn: mine ? 'theirs' : 'mine',
    }),
  );
  const trades = home.trades
    .filter(({ state }) => state === 'offered')
    .map(({ trade, mine, from, to, gives, takes }): Affair => ({
      id: trade,
      path: `/trade/${trade}`,
      // `word` says whether it is a trade or a gift.
      title: mine ? text.trade(to.name) : from.name,
      word: mine ? text.tradeMine : text.tradeTheirs[kindOf({ gives, takes })],
      turn: mine ? 'theirs' : 'mine',
    }));
  return [...stoppedOf(home, text), ...claims, ...contracts, ...proposals, ...trades, ...pinOf(home, text)];
}
