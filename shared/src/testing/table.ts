// Table: a match for tests of the form: given what has happened, when a command is decided, then look at what
// follows.

import { assert, present } from '../lib/index.ts';
import type { Catalogue } from '../cards/index.ts';
import {
  type BySeat,
  bySeat,
  cellAt,
  type Choice,
  type Column,
  type CopyId,
  decide,
  type DeckCard,
  evolveAll,
  type Laying,
  layingCells,
  type LaidRow,
  mayLay,
  type MatchState,
  NEW_MATCH,
  nextLaying,
  openMatch,
  type MatchTerms,
  type RuleCommand,
  type RuleError,
  type RuleEvent,
  SEATS,
  type Seat,
} from '../rules/index.ts';
import { copiesOf, readHalf } from './notation.ts';
import { type AskedToss, scriptedChance } from './scriptedChance.ts';

export const REVEAL = { type: 'reveal' } as const;
export const TOSS_FOR_PLACEMENT = { type: 'tossForPlacement' } as const;

/** A match under test. Every step gives a new table. */
export class Table {
  readonly catalogue: Catalogue;
  readonly log: readonly RuleEvent[];
  /** The events of the last command. */
  readonly last: readonly RuleEvent[];
  /** The tosses that the last command asked for. */
  readonly asked: readonly AskedToss[];
  readonly state: MatchState;
  readonly #tosses: readonly Seat[];

  constructor(
    catalogue: Catalogue,
    log: readonly RuleEvent[],
    last: readonly RuleEvent[] = [],
    asked: readonly AskedToss[] = [],
    tosses: readonly Seat[] = [],
  ) {
    this.catalogue = catalogue;
    this.log = log;
    this.last = last;
    this.asked = asked;
    this.state = evolveAll(NEW_MATCH, log);
    this.#tosses = tosses;
  }

  /** Sets who wins the tosses of the next command; exactly these must be held. */
  tossing(...winners: readonly Seat[]): Table {
    return new Table(this.catalogue, this.log, this.last, this.asked, winners);
  }

  /** Decides a command that must be accepted. */
  when(command: RuleCommand): Table {
    const chance = scriptedChance(this.#tosses);
    const decision = decide(this.catalogue)(this.state, command, chance.random);
    assert(decision.ok, `refused: ${JSON.stringify(decision)}`);
    chance.assertUsedUp();
    const { events } = decision.value;
    return new Table(this.catalogue, [...this.log, ...events], events, chance.asked);
  }

  /** Decides a command that must be refused; returns the refusal. */
  refusal(command: RuleCommand): RuleError {
    const decision = decide(this.catalogue)(this.state, command, scriptedChance([]).random);
    assert(!decision.ok, `accepted: ${JSON.stringify(command)}`);
    return decision.error;
  }

  /** The open choice. */
  get choice(): Choice {
    const { phase } = this.state.common;
    assert(phase.at === 'choosing', `a choice is open, not ${phase.at}`);
    return phase.choice;
  }

  /** The owner of the open choice chooses a target. */
  choose(copy: CopyId): Table {
    return this.when({ type: 'chooseTarget', seat: this.choice.seat, choice: this.choice.id, copy });
  }

  /** The owner of the open choice brings a creature. */
  summon(copy: CopyId, row: 'front' | 'back', column: Column): Table {
    return this.when(this.summonCommand(copy, row, column));
  }

  summonCommand(copy: CopyId, row: 'front' | 'back', column: Column): RuleCommand {
    return {
      type: 'summon',
      seat: this.choice.seat,
      choice: this.choice.id,
      copy,
      cell: cellAt(row, column),
    };
  }

  /** The owner of the open choice declines to summon. */
  decline(): Table {
    return this.when({ type: 'declineSummon', seat: this.choice.seat, choice: this.choice.id });
  }

  /** Returns the match as it was at the beginning of a round. */
  atRound(round: number): Table {
    return new Table(this.catalogue, this.log.slice(0, this.#indexOfRound(round)));
  }

  /** Returns the match at the moment when the cards defeated in a round have just left. */
  afterRound(round: number): Table {
    return new Table(this.catalogue, this.log.slice(0, this.#indexOfRound(round) + 1));
  }

  #indexOfRound(round: number): number {
    const index = this.log.findIndex((event) => event.type === 'RoundFought' && event.round === round);
    assert(index >= 0, `round ${round} was fought`);
    return index;
  }
}

/** Returns a match that has just been opened, with decks as lists of cards. */
export function opened(catalogue: Catalogue, decks: BySeat<string>): Table {
  const taken = bySeat((seat) =>
    copiesOf(
      seat,
      decks[seat].split(' ').filter((word) => word !== ''),
    ),
  );
  return new Table(catalogue, openMatch(bySeat((seat) => taken[seat].filter((copy) => copy !== null))));
}

/** Returns the command that lays cards of a seat's deck, by name. */
export function lay(seat: Seat, row: LaidRow, text: string): RuleCommand {
  const words = text.split(' ').filter((word) => word !== '' && word !== '/');
  const copies = words.map((word) => (word === '-' ? null : `${seat}.${word}`));
  const laying: Laying =
    row === 'half' ? { row, cells: copies } : { row, cells: copies.filter((copy) => copy !== null) };
  return { type: 'place', seat, laying };
}

function layingOf(row: LaidRow, cells: readonly (DeckCard | null)[]): Laying {
  const copies = layingCells(row).map((cell) => cells[cell]?.copy ?? null);
  return row === 'half' ? { row, cells: copies } : { row, cells: copies.filter((copy) => copy !== null) };
}

/** Returns a match in which both halves lie face down, ready for the reveal. */
export function given(catalogue: Catalogue, halves: BySeat<string>, terms?: MatchTerms): Table {
  const written = bySeat((seat) => readHalf(seat, halves[seat]));
  let table = new Table(
    catalogue,
    openMatch(
      bySeat((seat) => written[seat].deck),
      terms,
    ),
  );
  const { phase } = table.state.common;
  if (phase.at === 'placing' && phase.order === 'toss') table = table.tossing('a').when(TOSS_FOR_PLACEMENT);
  for (;;) {
    const { common } = table.state;
    const seat = SEATS.find(
      (candidate) => mayLay(common, candidate) && nextLaying(common, candidate) !== null,
    );
    if (seat === undefined) return table;
    const row = present(nextLaying(common, seat), 'a laying is due');
    table = table.when({ type: 'place', seat, laying: layingOf(row, written[seat].cells) });
  }
}

/**
 * Returns a match after its reveal, up to the first choice or the end; `tosses` are the winners of the tosses it
 * takes.
 */
export const revealed = (catalogue: Catalogue, halves: BySeat<string>, ...tosses: readonly Seat[]): Table =>
  given(catalogue, halves)
    .tossing(...tosses)
    .when(REVEAL);
