// boardgame.io's own server as a process, in memory, with the same game: its moves apply our core. With the argument
// `events` its state also holds what has happened, so that its clients could show the film.

import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import * as z from 'zod';
import {
  decideMatch,
  type MatchEvent,
  type MatchSeatCommand,
  matchViewOf,
  openSealedMatch,
  type SealedMatch,
  visibleTo,
} from '@dunmer/shared/fairness';
import type { Seat } from '@dunmer/shared/rules';
import { copiesOf, readyCards, readyMatch } from '../games/index.ts';
import { answerParent, heapInUse, listenLocally } from '../harness/index.ts';

/** The state of a match as boardgame.io keeps it. */
interface G {
  readonly match: SealedMatch;
  /**
   * What has happened, for the film: a client only ever gets whole states, so they must hold it. Null without a film.
   */
  readonly film: readonly MatchEvent[] | null;
}

interface MoveContext {
  readonly G: G;
  readonly playerID: string;
}

interface Running {
  readonly appServer: { address(): { port: number } | string | null };
}

type MakeServer = (options: object) => {
  run(config: { port: number; lobbyConfig: { apiPort: number } }): Promise<Running>;
};
type Original = (draft: G) => G | undefined;

// Both are loaded as CommonJS: with two builds of immer one would not recognise the other's proxies.
const require = createRequire(import.meta.url);
const { Server } = z
  .object({ Server: z.custom<MakeServer>((value) => typeof value === 'function') })
  .parse(require('boardgame.io/server'));
const { original } = z
  .object({ original: z.custom<Original>((value) => typeof value === 'function') })
  .parse(require('immer'));

const SEAT_OF: Readonly<Record<string, Seat>> = { 0: 'a', 1: 'b' };
const keepsEvents = process.argv[2] === 'events';
const entropy = { draw: () => randomBytes(32).toString('hex') };
const decide = decideMatch(readyCards);

function command({ G: draft, playerID }: MoveContext, asked: MatchSeatCommand): G | 'INVALID_MOVE' {
  // The core changes nothing in place, so it reads the plain state, not immer's proxy of it.
  const { match, film } = original(draft) ?? draft;
  if (asked.seat !== SEAT_OF[playerID]) return 'INVALID_MOVE';
  const decided = decide(match, asked, entropy);
  if (!decided.ok) return 'INVALID_MOVE';
  return { match: decided.value.state, film: film === null ? null : [...film, ...decided.value.events] };
}

const game = {
  name: 'dunmer',
  // A history for undoing would only slow it down.
  disableUndo: true,
  setup(_: unknown, setupData?: { readonly seed: number }): G {
    const seed = setupData?.seed ?? 0;
    const decks = copiesOf(readyMatch(seed).decks);
    const { state, events } = openSealedMatch(
      { match: String(seed), decks, bots: [], friendly: true },
      entropy,
    );
    return { match: state, film: keepsEvents ? events : null };
  },
  moves: { command: { move: command, client: false, ignoreStaleStateID: true } },
  turn: { activePlayers: { all: null } },
  playerView({ G: { match, film }, playerID }: { G: G; playerID: string | null }) {
    const viewer = SEAT_OF[playerID ?? ''] ?? 'watcher';
    const view = matchViewOf(match, viewer);
    return film === null ? { view } : { view, film: visibleTo(film, viewer) };
  },
  endIf: ({ G: { match } }: { G: G }) => (match.rules.common.phase.at === 'finished' ? true : undefined),
};

// Its lobby wants a port of its own, by number.
const lobby = createServer();
const apiPort = await listenLocally(lobby);
await new Promise((closed) => lobby.close(closed));
const running = await Server({ games: [game], origins: [] }).run({ port: 0, lobbyConfig: { apiPort } });
const address = running.appServer.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;

answerParent({ port: () => port, lobby: () => apiPort, heap: heapInUse });
