// Bots: the server's own traders. They act after every commit of their match, and go on after a restart.

import { matchViewOf, type MatchSeatCommand } from '@dunmer/shared/fairness';
import type { MatchId } from '@dunmer/shared/protocol';
import { SEATS } from '@dunmer/shared/rules';
import type { LiveMatch, Matches } from '../match/index.ts';
import type { Clock, EntropySource, Log } from '../ports/index.ts';
import type { Store } from '../store/index.ts';
import { simpleMind } from './simple.ts';
import { chanceOf } from './chance.ts';

export interface BotsPorts {
  readonly matches: Matches;
  readonly store: Store;
  readonly entropy: EntropySource;
  readonly clock: Clock;
  readonly log: Log;
}

// What can't be saved now is tried again, so that a table is never stuck.
const AGAIN = 2_000;

/** What the first bot with something to do does in this match. */
function due({ table, edition, state }: LiveMatch): MatchSeatCommand | null {
  for (const seat of SEATS) {
    if (table.seats[seat]?.bot !== true) continue;
    const view = matchViewOf(state, seat);
    const command = view.viewer === 'watcher' ? null : simpleMind(edition.catalogue)(view, chanceOf(0));
    if (command !== null) return command;
  }
  return null;
}

/** A bot whose choice the rules refuse gives the match up rather than block the table. */
const concession = ({ seat }: MatchSeatCommand): MatchSeatCommand => ({ type: 'concede', seat });

/** Lets bots play in all matches that have one, those from before a restart too. */
export async function startBots({ matches, store, entropy, clock, log }: BotsPorts): Promise<void> {
  const newId = (): string => `bot-${Buffer.from(entropy.bytes(16)).toString('hex')}`;

  const act = async (match: MatchId): Promise<void> => {
    let chosen: MatchSeatCommand | null = null;
    const result = await matches.playAsServer(match, newId(), (live) => {
      chosen = due(live);
      return chosen;
    });
    if (result === null || result.ok) return;
    if (result.error.code === 'not-saved') {
      clock.after(AGAIN, () => wake(match));
      return;
    }
    log.warn({ code: result.error.code }, 'a bot was refused');
    await matches.playAsServer(match, newId(), (live) => {
      const command = due(live);
      return command === null ? null : concession(command);
    });
  };
  const wake = (match: MatchId): void => {
    act(match).catch(() => log.error({}, 'a bot could not act'));
  };

  matches.listen({
    seated: () => undefined,
    happened: (live) => {
      if (SEATS.some((seat) => live.table.seats[seat]?.bot === true) && due(live) !== null)
        wake(live.table.id);
    },
  });
  // One after another, and nobody waits for it: there may be hundreds.
  const open = await store.read.openBotMatches();
  const wakeAll = async (): Promise<void> => {
    for (const match of open) await act(match);
  };
  wakeAll().catch(() => log.error({}, 'the bots could not go on'));
}
