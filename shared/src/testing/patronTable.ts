// PatronTable: a game of the patrons' table with known piles, for tests of its rules.

import { present } from '../lib/index.ts';
import {
  decideGame,
  type GameCard,
  type GameCommand,
  type GameEvent,
  type GameState,
  type GameTerms,
  NEW_GAME,
} from '../patrons/index.ts';
import { type BySeat, bySeat, type CopyId, type DeckCard, type Seat, SEATS } from '../rules/index.ts';

type Abilities = NonNullable<GameCard['abilities']>;
/** A card as a test describes it. */
export type GameSketch =
  | {
      readonly creature: readonly [cost: number, strike: number, life: number];
      readonly abilities?: Abilities;
    }
  | { readonly spell: number; readonly abilities: Abilities }
  | {
      readonly support: 'weapon' | 'armour' | 'amulet' | 'place' | 'event';
      readonly cost?: number;
      readonly abilities?: Abilities;
    };

const COURT = 20;

const named = (id: string) => ({ id, name: { ru: id, en: id } });

function cardOf(id: string, sketch: GameSketch): GameCard {
  const { abilities = [] } = sketch;
  if ('spell' in sketch) return { ...named(id), kind: 'spell', cost: sketch.spell, abilities };
  if ('support' in sketch)
    return { ...named(id), kind: 'support', class: sketch.support, cost: sketch.cost ?? 1, abilities };
  const [cost, strike, life] = sketch.creature;
  return { ...named(id), kind: 'creature', cost, strike, life, abilities };
}

/** The setting of a table. `a` and `b`: the cards on top of both piles; below them lies `fill`, which costs 7. */
export interface TableSetting {
  readonly a?: string;
  readonly b?: string;
  readonly first?: Seat;
  readonly life?: number;
  /** The patron's abilities. */
  readonly patron?: Abilities;
}

/** Returns a whole pile: the cards that the test wants on top, then `fill`. */
const pileOf = (seat: Seat, top: string): readonly DeckCard[] => {
  const ids = [...top.split(' ').filter(Boolean), ...Array.from({ length: COURT }, () => 'fill')];
  return ids.slice(0, COURT).map((card, i, all) => {
    const nth = all.slice(0, i + 1).filter((id) => id === card).length;
    return { copy: `${seat}:${card}#${nth}`, card };
  });
};

export class PatronTable {
  state: GameState = NEW_GAME;
  readonly log: GameEvent[] = [];
  readonly terms: GameTerms;
  readonly #piles: BySeat<readonly DeckCard[]>;
  readonly #first: Seat;
  readonly #decide: ReturnType<typeof decideGame>;

  constructor(sketches: Readonly<Record<string, GameSketch>>, setting: TableSetting) {
    this.#first = setting.first ?? 'a';
    this.#piles = bySeat((seat) => pileOf(seat, setting[seat] ?? ''));
    const courts = bySeat((seat) => this.#piles[seat].map((card) => card.card));
    const lord: GameCard = {
      ...named('lord'),
      kind: 'patron',
      life: setting.life ?? 12,
      abilities: setting.patron ?? [],
      court: courts.a,
    };
    const cards = Object.entries({ fill: { creature: [7, 0, 1] } as const, ...sketches });
    const catalogue = new Map(
      [lord, ...cards.map(([id, sketch]) => cardOf(id, sketch))].map((c) => [c.id, c]),
    );
    this.terms = { catalogue, courts };
    this.#decide = decideGame(this.terms);
  }

  /** Sends a command; returns 'ok', or the code of its refusal, and then nothing has happened. */
  send(command: GameCommand): string {
    const decided = this.#decide(this.state, command, {
      seal: () => ({ salt: 'salt', commitment: 'seal' }),
      first: () => this.#first,
      shuffle: (seat, nth, pile) => (nth === 1 ? this.#piles[seat] : pile),
    });
    if (!decided.ok) return decided.error.code;
    this.state = decided.value.state;
    this.log.push(...decided.value.events);
    return 'ok';
  }

  /** Plays the whole preparatory stage, without an exchange. */
  begin(): this {
    for (const seat of SEATS) this.send({ type: 'choosePatron', seat, patron: 'lord' });
    this.send({ type: 'begin' });
    for (const seat of SEATS) this.send({ type: 'exchange', seat, copies: [] });
    return this;
  }

  get turn(): number {
    const { stage } = this.state.common;
    return stage.at === 'turn' ? stage.turn : 0;
  }

  get asked() {
    const { stage } = this.state.common;
    return stage.at === 'turn' ? stage.asked : null;
  }

  get outcome() {
    const { stage } = this.state.common;
    return stage.at === 'finished' ? stage.outcome : null;
  }

  play(copy: CopyId, ...targets: readonly (readonly CopyId[])[]): string {
    return this.send({ type: 'play', seat: seatOf(copy), turn: this.turn, copy, targets });
  }

  use(copy: CopyId, ...targets: readonly (readonly CopyId[])[]): string {
    return this.send({ type: 'use', seat: seatOf(copy), turn: this.turn, copy, ability: 0, targets });
  }

  strike(copy: CopyId, target: CopyId, seat: Seat = seatOf(copy)): string {
    return this.send({ type: 'strike', seat, turn: this.turn, copy, target });
  }

  defend(seat: Seat, copy: CopyId | null): string {
    return this.send({ type: 'defend', seat, asking: this.state.common.askings, copy });
  }

  choose(seat: Seat, ...copies: readonly CopyId[]): string {
    return this.send({ type: 'choose', seat, asking: this.state.common.askings, copies });
  }

  end(seat: Seat): string {
    return this.send({ type: 'endTurn', seat, turn: this.turn });
  }

  byDefault(seat: Seat): string {
    return this.send({ type: 'applyDefault', seat, by: 'clock' });
  }

  /** Ends turns, and answers everything by default, until this turn has begun. */
  until(turn: number): this {
    while (this.turn < turn && this.outcome === null) {
      const { stage } = this.state.common;
      if (stage.at === 'turn') this.byDefault(stage.asked?.seat ?? stage.seat);
    }
    return this;
  }

  /** Returns a card in the zone; throws if it is not there. */
  lying(copy: CopyId) {
    return present(this.find(copy), `${copy} lies in the zone`);
  }

  find(copy: CopyId) {
    return this.state.common.zone.find((card) => card.copy === copy);
  }

  wounds(copy: CopyId): number {
    return this.lying(copy).wounds;
  }

  hand(seat: Seat): readonly CopyId[] {
    return this.state.secret[seat].hand.map((card) => card.copy);
  }

  grave(seat: Seat): readonly CopyId[] {
    return this.state.common.graveyard[seat].map((card) => card.copy);
  }

  /** The types of all events so far, in order. */
  get types(): readonly GameEvent['type'][] {
    return this.log.map((event) => event.type);
  }
}

const seatOf = (copy: CopyId): Seat => (copy.startsWith('a:') ? 'a' : 'b');
