// Deck games: whole events of the intrigue deck, with random rings, plays, answers, surpluses, pauses and ruins.

import * as fc from 'fast-check';
import { assert } from '../lib/index.ts';
import {
  actionAround,
  type DeckCards,
  type DeckCommand,
  deckDue,
  type DeckEvent,
  type DeckFacts,
  type DeckState,
  deckViewOf,
  decideDeck,
  evolveDeckAll,
  handOf,
  NEW_DECK,
  playableActions,
  sealDeck,
} from '../intrigue/index.ts';
import type { IntrigueCard, TraderId } from '../windows/index.ts';
import { PRINTED } from '../windows/printed.ts';
import { type Random, seeded } from './random.ts';

/** An event in which everything follows from a seed. `cards`: the printed cards in its deck. */
export interface DeckGame {
  readonly seed: number;
  readonly cards: readonly IntrigueCard[];
  readonly people: number;
  readonly length: number;
}

const PRINTED_CARDS = [...PRINTED.intrigue.values()];
const NAMES = ['anna', 'boris', 'carol', 'dora', 'edwin', 'fara'];

/** Small decks are drawn too, so that the pile is often empty. */
export const arbDeckGame: fc.Arbitrary<DeckGame> = fc.record({
  seed: fc.integer(),
  cards: fc.oneof(
    fc.constant(PRINTED_CARDS),
    fc.subarray(
      PRINTED_CARDS.filter(({ window }) => window === 'action' || window === 'played'),
      { minLength: 5 },
    ),
  ),
  people: fc.integer({ min: 2, max: NAMES.length }),
  length: fc.integer({ min: 20, max: 60 }),
});

export const deckCardsOf = ({ cards }: DeckGame): DeckCards => new Map(cards.map((card) => [card.id, card]));

const sealingOf = ({ seed }: DeckGame) => ({ event: 'event', packs: 1, seed: seeded(seed).hex32() });

export type DecideDeck = typeof decideDeck;

/** A command, with the facts and the state before it, and what it led to; `events` is null if it was refused. */
export interface DeckStep {
  readonly before: DeckState;
  readonly facts: DeckFacts;
  readonly command: DeckCommand;
  readonly events: readonly DeckEvent[] | null;
  readonly after: DeckState;
}

/** The random facts around the deck. */
class Around {
  readonly #random: Random;
  #traders: readonly TraderId[];
  #busy: readonly TraderId[] = [];
  #frozen: readonly TraderId[] = [];
  #isPaused = false;

  constructor(random: Random, people: number) {
    this.#random = random;
    this.#traders = NAMES.slice(0, people);
  }

  get facts(): DeckFacts {
    return {
      isOn: true,
      isPaused: this.#isPaused,
      traders: this.#traders,
      busy: new Set(this.#busy),
      frozen: new Set(this.#frozen),
      purseOf: (trader) => trader.length,
      audiencePrice: 4,
    };
  }

  ruin(who: TraderId): void {
    this.#traders = this.#traders.filter((trader) => trader !== who);
  }

  come(): TraderId {
    const who = this.#random.oneOf(NAMES);
    if (!this.#traders.includes(who)) this.#traders = [...this.#traders, who];
    return who;
  }

  /** Changes something at random. A trader around whom an action is open opens no match (IN21). */
  change({ common }: DeckState): void {
    const isFree = (who: TraderId): boolean => actionAround(common, who) === undefined;
    switch (this.#random.below(24)) {
      case 0:
        this.#busy = this.#traders.filter((who) => isFree(who) && this.#random.below(4) === 0);
        break;
      case 1:
        this.#frozen = this.#traders.filter(() => this.#random.below(6) === 0);
        break;
      case 2:
        this.#isPaused = this.#random.below(4) === 0;
        break;
      default:
        if (this.#random.below(3) === 0) this.#isPaused = false;
    }
  }
}

/** Returns a random part of a list, of at least and at most so many. */
function someOf(random: Random, list: readonly string[], atLeast: number, atMost: number) {
  const most = Math.min(atMost, list.length);
  const count = most <= atLeast ? atLeast : atLeast + random.below(most - atLeast + 1);
  return random.shuffled(list).slice(0, count);
}

/** Returns an answer to something that is awaited, sometimes a wrong one; null if nothing is awaited. */
function answering(random: Random, cards: DeckCards, state: DeckState): DeckCommand | null {
  const due = deckDue(cards, state.common);
  if (due.length === 0) return null;
  const one = random.oneOf(due);
  const { who } = one;
  const hand = handOf(state, who);
  if (random.below(5) === 0)
    return { type: 'answerFor', who, asking: one.what === 'surplus' ? null : one.asking, by: 'clock' };
  switch (one.what) {
    case 'surplus':
      return { type: 'keep', who, copies: someOf(random, hand, one.n, one.n) };
    case 'drop':
      return { type: 'chooseDrop', who, asking: one.asking, copies: someOf(random, hand, one.n, one.n) };
    case 'answer': {
      const cancels = hand.filter((copy) => copy.startsWith('intercepted-letter#'));
      return cancels.length > 0 && random.below(4) > 0
        ? { type: 'cancel', who, asking: one.asking, copy: random.oneOf(cancels) }
        : { type: 'passAnswer', who, asking: one.asking };
    }
  }
}

function playing(
  random: Random,
  cards: DeckCards,
  state: DeckState,
  facts: DeckFacts,
  id: string,
): DeckCommand | null {
  const who = random.oneOf(NAMES);
  const playable = playableActions(cards, deckViewOf(state, who), facts);
  if (playable.length === 0) return null;
  const { copy, from, atLeast, atMost } = random.oneOf(playable);
  return { type: 'playAction', id, who, copy, chosen: someOf(random, from, atLeast, atMost) };
}

function others(random: Random, state: DeckState, around: Around): DeckCommand {
  const who = random.oneOf(NAMES);
  const hand = handOf(state, who);
  const { common } = state;
  switch (random.below(12)) {
    case 0:
      return { type: 'openAudience', who };
    case 1:
      return { type: 'closeAudience' };
    case 2:
    case 3:
      return { type: 'buyDraw', who };
    case 4:
      return { type: 'letDraw', who, n: 1 + random.below(3), reason: 'a prize' };
    case 5:
      return {
        type: 'show',
        who,
        copies: hand.slice(0, 2),
        shownTo: random.below(3) === 0 ? null : random.oneOf(NAMES),
      };
    case 6:
      return { type: 'join', who: around.come() };
    case 7:
      return { type: 'ruin', who, reason: 'raided' };
    case 8:
    case 9:
      return { type: 'playedAt', who, copy: hand[0] ?? 'none#1', where: 'match' };
    case 10:
      return { type: 'playIsOver', copy: common.table[0]?.copy ?? 'none#1' };
    default:
      return { type: 'openHand', who, reason: 'a quarrel' };
  }
}

function nextCommand(
  random: Random,
  cards: DeckCards,
  state: DeckState,
  around: Around,
  id: string,
): DeckCommand {
  const { common } = state;
  if (common.word === null) return { type: 'sayWord', word: 'Пепел' };
  const die = random.below(10);
  if (die < 2) return { type: 'ring', ring: (common.ring ?? 0) + 1 };
  const command =
    die < 5
      ? answering(random, cards, state)
      : die < 9
        ? playing(random, cards, state, around.facts, id)
        : null;
  return command ?? others(random, state, around);
}

/** Returns the events that make a game's deck. */
export function sealedOf(game: DeckGame): readonly DeckEvent[] {
  const sealed = sealDeck(deckCardsOf(game), sealingOf(game));
  assert(sealed.ok, 'one pack is made');
  return sealed.value;
}

/** Plays an event. The laws are tested with planted bugs in place of `decide`. */
export function playDeckGame(game: DeckGame, decide: DecideDeck = decideDeck): readonly DeckStep[] {
  const random = seeded(game.seed);
  const cards = deckCardsOf(game);
  const around = new Around(random, game.people);
  const steps: DeckStep[] = [];
  let state = evolveDeckAll(NEW_DECK, sealedOf(game));
  for (let i = 0; i < game.length; i += 1) {
    around.change(state);
    const command = nextCommand(random, cards, state, around, `command ${i}`);
    const { facts } = around;
    const decided = decide(cards, state, command, facts);
    const [events, after] = decided.ok ? [decided.value.events, decided.value.state] : [null, state];
    if (decided.ok && command.type === 'ruin') around.ruin(command.who);
    steps.push({ before: state, facts, command, events, after });
    state = after;
  }
  return steps;
}
