// trade: the trade table, behind the port.

import type { CommonState, Ending, Phase, RuleError } from '../rules/index.ts';
import type { TradeCommand } from './command.ts';
import { type Due, dueFrom } from './due.ts';
import type { MatchEvent } from './event.ts';
import { evolveMatch } from './evolveMatch.ts';
import { evolveMatchView, matchViewOf } from './matchView.ts';
import { waitsInPause } from './pause.ts';
import { type MatchView, NEW_SEALED_MATCH, type SealedMatch } from './state.ts';
import type { Progress, Table, TableEnding } from './table.ts';

/** The types of the trade table. */
export interface Trade {
  readonly state: SealedMatch;
  readonly view: MatchView;
  readonly event: MatchEvent;
  readonly command: TradeCommand;
  readonly refusal: RuleError;
  readonly due: Due['what'];
}

const PROGRESS: Readonly<Record<Phase['at'], Progress>> = {
  placing: 'preparing',
  resolving: 'playing',
  choosing: 'playing',
  stop: 'playing',
  claiming: 'claiming',
  finished: 'finished',
};

const commonOf = (of: SealedMatch | MatchView): CommonState => ('rules' in of ? of.rules.common : of.common);

const endingAs = (ending: Ending): TableEnding => ({
  kind: ending.kind,
  winner: 'winner' in ending ? ending.winner : null,
});

export const TRADE: Table<Trade> = {
  fresh: NEW_SEALED_MATCH,
  evolve: evolveMatch,
  viewOf: matchViewOf,
  evolveView: evolveMatchView,
  progressOf: (of) => PROGRESS[commonOf(of).phase.at],
  endingOf: (of) => {
    const { phase } = commonOf(of);
    return phase.at === 'claiming' || phase.at === 'finished' ? endingAs(phase.ending) : null;
  },
  dueFrom,
  hides: (of, what) => {
    const { phase, revealed } = commonOf(of);
    // A match that has ended without a reveal reveals nothing any more (R15).
    return what === 'purses' || (phase.at !== 'finished' && (what === 'decks' || !revealed));
  },
  notNow: (of) => ({ code: 'wrong-phase', phase: commonOf(of).phase.at }),
  waitsInPause: (command, { rules }) => waitsInPause(command, rules.common),
};
