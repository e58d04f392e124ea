// worth: what a position is worth to a seat, in wounds of the enemy patron. It uses only what everybody sees.

import {
  type GameCard,
  type GameState,
  type GameTerms,
  valuesIn,
  type ZoneCard,
} from '@dunmer/shared/patrons';
import { otherSeat, type Seat } from '@dunmer/shared/rules';

const WON = 1000;
const HELD = 0.8;
const STRIKE = 0.9;
const LIFE = 0.5;
const ABILITY = 0.6;
const EVADES = 0.8;
const SUPPORT = 0.7;
/** The fewer lives a patron has left, the more each one is worth. */
const LATE = 12;

type Zone = GameState['common']['zone'];

const ofPatron = (left: number): number => (left <= 0 ? -WON : left - LATE / (left + 1));

const abilitiesOf = (card: GameCard): number => (card.abilities ?? []).length;

/** A position as it lies; its values are worked out once. */
class Position {
  readonly #terms: GameTerms;
  readonly #zone: Zone;
  readonly #turn: { readonly turn: number; readonly seat: Seat };
  readonly #valuesOf: ReturnType<typeof valuesIn>;

  constructor(terms: GameTerms, zone: Zone, turn: { readonly turn: number; readonly seat: Seat }) {
    this.#turn = turn;
    this.#terms = terms;
    this.#zone = zone;
    this.#valuesOf = valuesIn(terms.catalogue, zone);
  }

  lifeOf(seat: Seat): number {
    const patron = this.#under(seat).find((card) => this.#kind(card) === 'patron');
    return patron === undefined ? 0 : this.#valuesOf(patron).life - patron.wounds;
  }

  /** The worth of everything under a seat's control, including its patron's life. */
  sideOf(seat: Seat): number {
    return this.#under(seat).reduce((sum, card) => sum + this.#cardOf(card), ofPatron(this.lifeOf(seat)));
  }

  #canStrike({ control, closed, turn }: ZoneCard): boolean {
    return control === this.#turn.seat && !closed && turn < this.#turn.turn;
  }

  #under(seat: Seat): Zone {
    return this.#zone.filter((card) => card.control === seat);
  }

  #kind({ card }: ZoneCard): GameCard['kind'] | undefined {
    return this.#terms.catalogue.get(card)?.kind;
  }

  #cardOf(card: ZoneCard): number {
    const definition = this.#terms.catalogue.get(card.card);
    if (definition === undefined || definition.kind === 'patron' || definition.kind === 'spell') return 0;
    if (definition.kind === 'support') return SUPPORT * definition.cost;
    const { strike, life, evades } = this.#valuesOf(card);
    // Raises end with the turn: they count only for a card that can still strike in it.
    const lasting = this.#canStrike(card) ? strike : Math.max(0, strike - card.raises.strike);
    return (
      STRIKE * lasting +
      LIFE * (life - card.wounds) +
      ABILITY * abilitiesOf(definition) +
      (evades ? EVADES : 0)
    );
  }
}

/** Returns what a state is worth to a seat. */
export function worthOf(terms: GameTerms, { common }: GameState, seat: Seat): number {
  const { stage, zone, hand } = common;
  const other = otherSeat(seat);
  if (stage.at !== 'turn') {
    if (stage.at !== 'finished') return 0;
    const winner = 'winner' in stage.outcome ? stage.outcome.winner : null;
    return winner === null ? 0 : winner === seat ? WON : -WON;
  }
  const position = new Position(terms, zone, stage);
  return position.sideOf(seat) - position.sideOf(other) + HELD * (hand[seat] - hand[other]);
}
