// Paired games at the patrons' table: two games played side by side, and what a viewer gets of each.

import { type DecideSealed, type Entropy, type Table, visibleTo } from '../fairness/index.ts';
import {
  decideSealedGame,
  type GameTerms,
  openSealedGame,
  PATRONS,
  type Patrons,
  type SealedGame,
  type SealedGameEvent,
} from '../patrons/index.ts';
import { otherSeat, type Seat, type Viewer } from '../rules/index.ts';
import { termsOf } from './patronGame.ts';
import type { AnyGameCommand, SealedPatronGame } from './sealedGame.ts';
import { countedEntropy } from './sealedPlay.ts';

/** What tells people about a game. Tests put planted leaks in its place. */
export interface Teller {
  readonly table: Table<Patrons>;
  readonly decide: (terms: GameTerms) => DecideSealed<Patrons>;
  readonly tell: (events: readonly SealedGameEvent[], viewer: Viewer) => readonly unknown[];
}

export const HONEST: Teller = { table: PATRONS, decide: decideSealedGame, tell: visibleTo };

const WITHHELD = 'a commitment';
/**
 * Returns a value as text. Commitments may differ, because fresh salts hide what is in them, and C may be of another
 * seed.
 */
export const textOf = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/(?<!\\)"[0-9a-f]{64}"(?!:)/gu, `"${WITHHELD}"`);

/** The commands with which somebody other than `actor` may try to learn something from the answer. */
function tries(actor: Seat): readonly AnyGameCommand[] {
  const seat = otherSeat(actor);
  const copies = ['spark', 'gate-crab', 'c0', 'c1', 'c2'].map((card) => `${actor}:${card}#1`);
  return [
    { type: 'choosePatron', seat, patron: 'none' },
    { type: 'exchange', seat, copies },
    ...copies.map((copy): AnyGameCommand => ({ type: 'play', seat, turn: 1, copy, targets: [] })),
    { type: 'strike', seat, turn: 1, copy: `${seat}:c0#1`, target: `${actor}:c0#1` },
    { type: 'choose', seat, asking: 1, copies },
    { type: 'open', seat, nonce: '00'.repeat(32) },
    { type: 'goOnWithout', seat: actor, by: 'referee' },
    { type: 'note', note: { act: 'nudged', by: seat, seat: actor } },
    { type: 'note', note: { act: 'defaultAnnounced', by: 'referee', seat: actor, seconds: 15 } },
    { type: 'note', note: { act: 'paused', by: 'referee', reason: '' } },
  ];
}

/** From these events on, cards of a hand are open; at the end all of them are. */
const SHOWN: readonly string[] = ['SpellPlayed', 'CardEntered', 'Discarded', 'GameEnded'];

/** One of two games that are played side by side. */
export class World {
  state: SealedGame;
  events: readonly SealedGameEvent[] = [];
  readonly #teller: Teller;
  readonly #decide: DecideSealed<Patrons>;
  readonly #entropy: Entropy;
  readonly #shows: readonly string[];

  constructor(
    terms: GameTerms,
    teller: Teller,
    state: SealedGame,
    entropy: Entropy,
    shows: readonly string[] = SHOWN,
  ) {
    this.#teller = teller;
    this.#decide = teller.decide(terms);
    this.#entropy = entropy;
    this.#shows = shows;
    this.state = state;
  }

  /** Sends a command; returns null, or the whole refusal, and then nothing has happened. */
  send(command: AnyGameCommand): string | null {
    const decided = this.#decide(this.state, command, this.#entropy);
    if (!decided.ok) return JSON.stringify(decided.error);
    this.state = decided.value.state;
    this.events = decided.value.events;
    return null;
  }

  get isShown(): boolean {
    return this.#shownAt >= 0;
  }

  /**
   * The index of the first event of the last step that opens something. A choice of cards to discard names them
   * before that.
   */
  get #shownAt(): number {
    const at = this.events.findIndex(({ type }) => this.#shows.includes(type));
    const isNamed = this.events[at]?.type === 'Discarded' && this.events[at - 1]?.type === 'Chosen';
    return isNamed ? at - 1 : at;
  }

  /**
   * Returns everything that a viewer gets of the last step, up to where a card shows; after a step that shows none,
   * also the answers to attempts to learn the secrets of `actor`.
   */
  toldTo(viewer: Viewer, actor: Seat): Readonly<Record<'events' | 'view' | 'due' | 'answers', string>> {
    const { table, tell } = this.#teller;
    const shown = this.#shownAt;
    if (shown >= 0)
      return { events: textOf(tell(this.events.slice(0, shown), viewer)), view: '', due: '', answers: '' };
    return {
      events: textOf(tell(this.events, viewer)),
      view: textOf(table.viewOf(this.state, viewer)),
      due: textOf(table.dueFrom(this.state)),
      answers: textOf(tries(actor).map((tried) => this.#answer(tried))),
    };
  }

  /** Returns a refusal in full, or the names of the events that would follow. */
  #answer(command: AnyGameCommand): unknown {
    const decided = this.#decide(this.state, command, countedEntropy('tried'));
    return decided.ok ? decided.value.events.map(({ type, to }) => `${type} ${to}`) : decided.error;
  }
}

export type Pair = readonly [World, World];

function difference([one, other]: Pair, viewers: readonly Viewer[], actor: Seat): string | null {
  for (const viewer of viewers) {
    const [here, there] = [one.toldTo(viewer, actor), other.toldTo(viewer, actor)];
    for (const what of ['events', 'view', 'due', 'answers'] as const)
      if (here[what] !== there[what]) return `${viewer} is told by ${what}`;
  }
  return null;
}

/** Gives each game its command; returns what is told differently, or null. */
export function step(
  pair: Pair,
  commands: readonly [AnyGameCommand, AnyGameCommand],
  viewers: readonly Viewer[],
  actor: Seat,
): string | null {
  const answers = [pair[0].send(commands[0]), pair[1].send(commands[1])];
  if (answers[0] !== answers[1]) return `who sends ${commands[0].type} is answered otherwise`;
  return answers[0] === null ? difference(pair, viewers, actor) : null;
}

/** Opens the same game twice. */
export function openedTwice(
  game: SealedPatronGame,
  teller: Teller,
  labels: readonly [string, string],
  shows?: readonly string[],
): Pair {
  const terms = termsOf(game);
  const open = (label: string): World => {
    const entropy = countedEntropy(label);
    const { state } = openSealedGame(terms, { match: game.match, bots: [] }, entropy);
    return new World(terms, teller, state, entropy, shows ?? SHOWN);
  };
  return [open(labels[0]), open(labels[1])];
}
