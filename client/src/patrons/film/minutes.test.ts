// How long a game takes two people, which PATRONS promises to be five to eight minutes: five seconds for each choice
// among several things, including the gesture; three for each other tap; and the film that the acting player waits
// for. A stroke is one choice: which card, and onto which target.

import { type Lang, LANGS } from '@dunmer/shared/cards';
import {
  type DecideGame,
  decideGame,
  foresee,
  type GameCommon,
  type GameSeatCommand,
  movesOf,
  type Offer,
  offersOf,
  type SealedGameCommand,
  type SeatGameView,
  valuesIn,
} from '@dunmer/shared/patrons';
import { bySeat, type Seat, SEATS } from '@dunmer/shared/rules';
import { type Random, seeded } from '@dunmer/shared/testing';
import { expect, test } from 'vitest';
import { GAME_TERMS, LocalGame, seenIn } from '../../harness/localGame.ts';
import { patronsEn } from '../patrons.en.ts';
import { patronsRu } from '../patrons.ru.ts';
import { type Awaited, catchUp, PATIENCE_MS, toldIn } from './catchUp.ts';
import { cardsIn, gameSteps, type Step } from './steps.ts';
import type { Teller } from './told.ts';

const TAP_MS = 3000;
const CHOICE_MS = 5000;
const GAMES = 60;

const decide: DecideGame = decideGame(GAME_TERMS);

/**
 * Returns roughly what the table is worth to a seat: life of the patrons first, then who can strike and who stands.
 */
function worthOf({ zone, hand }: GameCommon, seat: Seat): number {
  const valuesOf = valuesIn(GAME_TERMS.catalogue, zone);
  const cards = zone.reduce((sum, card) => {
    const { strike, life } = valuesOf(card);
    const left = life - card.wounds;
    const kind = GAME_TERMS.catalogue.get(card.card)?.kind;
    const worth = kind === 'patron' ? (left <= 0 ? -1000 : left) : kind === 'support' ? 2 : strike + left / 2;
    return sum + (card.control === seat ? worth : -worth);
  }, 0);
  return cards + 0.8 * hand[seat];
}

/** Plays the move that is worth most one step ahead, and ends the turn when none is worth more. */
function thought(view: SeatGameView, random: Random): GameSeatCommand | null {
  let best: { readonly move: GameSeatCommand; readonly worth: number } | null = null;
  for (const move of movesOf(GAME_TERMS, decide, view)) {
    const foreseen = move.type === 'endTurn' ? null : foresee(GAME_TERMS, decide, view, move);
    if (foreseen === null && move.type !== 'endTurn') continue;
    // A random number decides between equal moves.
    const worth = worthOf(foreseen?.after ?? view.common, view.viewer) + random.below(100) / 10_000;
    if (best === null || worth > best.worth) best = { move, worth };
  }
  return best?.move ?? null;
}

const offerOf = (offers: readonly Offer[], command: SealedGameCommand): Offer | undefined =>
  offers.find(
    ({ copy, does, ability }) =>
      'copy' in command &&
      copy === command.copy &&
      does === command.type &&
      (command.type !== 'use' || ability === command.ability),
  );

/** How cards are played: by one stroke, or by several taps. */
type Hand = 'strokes' | 'taps';

/** Returns how long a player takes to give a command, from when they see what can be done. */
function givingMs(view: SeatGameView, command: SealedGameCommand, hand: Hand): number {
  const offers = offersOf(GAME_TERMS, decide, view);
  switch (command.type) {
    case 'choosePatron':
      // Choose a patron, take it, and confirm.
      return CHOICE_MS + 2 * TAP_MS;
    case 'endTurn':
      // If more could be done, ending the turn is confirmed.
      return offers.some(({ refusal }) => refusal === null) ? 2 * TAP_MS : TAP_MS;
    case 'play':
    case 'use':
    case 'strike': {
      const namings = offerOf(offers, command)?.namings ?? [];
      const aims = namings.filter(({ from }) => from.length > 1);
      // Choose the card, its target if there is a choice, and confirm.
      const taps = CHOICE_MS + aims.length * CHOICE_MS + TAP_MS;
      // A stroke names exactly one target, or none when none is needed; an ability of a patron without a target can't
      // be drawn.
      const isOneStroke =
        (command.type === 'play' || namings.length > 0) && aims.every(({ atLeast }) => atLeast === 1);
      return hand === 'strokes' && isOneStroke ? Math.max(1, aims.length) * CHOICE_MS : taps;
    }
    case 'defend':
      // Choose nobody, or draw a defender in the way.
      return command.copy === null || hand === 'strokes' ? CHOICE_MS : CHOICE_MS + TAP_MS;
    default:
      // Choose one of several things that are asked, and confirm.
      return CHOICE_MS + TAP_MS;
  }
}

interface Given {
  readonly seat: Seat;
  readonly ms: Readonly<Record<Hand, number>>;
  /** What was awaited from the seat. */
  readonly was: Awaited;
  /** How many events each seat has been told once the command is done, and how urgently each is awaited then. */
  readonly through: Readonly<Record<Seat, number>>;
  readonly awaited: Readonly<Record<Seat, Awaited>>;
}

interface Played {
  readonly game: LocalGame;
  readonly given: readonly Given[];
}

function viewOf({ state }: LocalGame, seat: Seat): SeatGameView {
  const { common, secret } = state.rules;
  return { viewer: seat, common, own: secret[seat] };
}

function awaitedIn({ state }: LocalGame, seat: Seat): Awaited {
  const { stage } = state.rules.common;
  if (stage.at === 'preparing') return 'answer';
  if (stage.at === 'finished' || (stage.asked?.seat ?? stage.seat) !== seat) return 'nothing';
  return stage.asked === null ? 'turn' : 'answer';
}

function played(seed: number): Played {
  const random = seeded(seed);
  const game = new LocalGame(seed);
  const given: Given[] = [];
  for (let seat = game.awaited; seat !== null; seat = game.awaited) {
    const view = viewOf(game, seat);
    const command = thought(view, random) ?? game.moveOf(seat, random);
    if (command === null) break;
    const ms = { strokes: givingMs(view, command, 'strokes'), taps: givingMs(view, command, 'taps') };
    const was = awaitedIn(game, seat);
    game.do(command);
    const through = bySeat((each) => seenIn(game.log, each).length);
    given.push({ seat, ms, was, through, awaited: bySeat((each) => awaitedIn(game, each)) });
  }
  return { game, given };
}

const turnsOf = ({ game: { state } }: Played): number => {
  const { stage } = state.rules.common;
  return stage.at === 'finished' ? (stage.turn?.turn ?? 0) : 0;
};

const isPreparing = ({ awaited }: Given): boolean => SEATS.every((seat) => awaited[seat] === 'answer');

/** Tells whether a step belongs to its viewer's own turn, in which they may play on while it is shown. */
const isOwnTurn = ({ view: { viewer, common } }: Step): boolean =>
  common.stage.at === 'turn' && common.stage.seat === viewer;

/** Returns the minutes from the choice of patrons to the end of the later film. */
function minutesOf({ game, given }: Played, lang: Lang, hand: Hand) {
  const films = bySeat((viewer) => {
    const events = seenIn(game.log, viewer);
    const text = (lang === 'ru' ? patronsRu : patronsEn).told;
    const teller: Teller = {
      lang,
      text,
      viewer,
      catalogue: GAME_TERMS.catalogue,
      cards: cardsIn(events),
      tags: new Map(),
      names: { a: 'Тельвин Сарети', b: 'Нирати Ллетри' },
    };
    const steps = gameSteps(GAME_TERMS.catalogue, viewer, events);
    return steps.map((step) => ({ step, from: step.from, told: toldIn(teller, step) }));
  });
  let [now, waited] = [0, 0];
  // When each film ends, and when it has shown everything outside the player's own turn.
  const shownAt = { a: 0, b: 0 };
  const freeAt = { a: 0, b: 0 };
  let before = { a: 0, b: 0 };
  for (const [at, { seat, ms, was, through, awaited }] of given.entries()) {
    const last = given[at - 1];
    // What is asked of both players at once is answered at the same time.
    const isBeside =
      last !== undefined && last.seat !== seat && isPreparing(last) && last.ms[hand] >= ms[hand];
    const begins = Math.max(now, was === 'turn' ? freeAt[seat] : shownAt[seat]);
    waited += begins - now;
    now = begins + (isBeside ? 0 : ms[hand]);
    // A player who plays on skips to the present state.
    shownAt[seat] = Math.min(shownAt[seat], now);
    for (const viewer of SEATS) {
      const unseen = films[viewer].filter(({ from }) => from >= before[viewer] && from < through[viewer]);
      const shown = catchUp(
        unseen.map((step) => step.told),
        awaited[viewer],
      );
      const most = now + PATIENCE_MS[awaited[viewer]];
      shownAt[viewer] = Math.max(shownAt[viewer], now);
      freeAt[viewer] = Math.min(freeAt[viewer], most);
      for (const [place, each] of shown.ms.entries()) {
        shownAt[viewer] = Math.min(shownAt[viewer] + each, most);
        const step = unseen[place + shown.cut]?.step;
        if (step !== undefined && !isOwnTurn(step)) freeAt[viewer] = shownAt[viewer];
      }
    }
    before = { ...through };
  }
  return { all: Math.max(now, shownAt.a, shownAt.b) / 60_000, film: waited / 60_000 };
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((x, y) => x - y);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

const all = Array.from({ length: GAMES }, (_, seed) => played(seed + 1));

test('PATRONS 12: they play as people do, 14 to 18 turns in the median', () => {
  expect(median(all.map(turnsOf))).toBeGreaterThanOrEqual(14);
  expect(median(all.map(turnsOf))).toBeLessThanOrEqual(18);
});

test.each(LANGS)(
  'two people who draw their cards finish in five to eight minutes, in the median (%s)',
  (lang) => {
    const times = all.map((game) => minutesOf(game, lang, 'strokes'));
    expect(median(times.map((time) => time.all))).toBeGreaterThanOrEqual(5);
    expect(median(times.map((time) => time.all))).toBeLessThanOrEqual(8);
    // How long players have to watch while they could act.
    expect(median(times.map((time) => time.film))).toBeLessThan(2);
  },
);

test.each(LANGS)('by taps alone it takes them half as long again (%s)', (lang) => {
  const times = all.map((game) => minutesOf(game, lang, 'taps').all);
  expect(median(times)).toBeLessThanOrEqual(12);
});
