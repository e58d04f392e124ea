// WindowTable: a match with promises and intrigue cards in a test, to which commands are given one by one.

import { assert, present } from '../lib/index.ts';
import {
  bySeat,
  type Cell,
  type CommonState,
  type CopyId,
  decide,
  type Decide,
  evolveAll,
  type LaidRow,
  layingCells,
  mayLay,
  type MatchState,
  NEW_MATCH,
  nextLaying,
  openMatch,
  type RuleCommand,
  type RuleEvent,
  type Seat,
  SEATS,
  type WindowsState,
} from '../rules/index.ts';
import type { Ahead, Stop } from '../windows/index.ts';
import { PRINTED } from '../windows/printed.ts';
import { cards } from './cards.ts';
import { readHalf, writeHalf, type WrittenHalf } from './notation.ts';
import { scriptedChance } from './scriptedChance.ts';
import { heldOf, holdingOf, placeOf, TRADERS, WALLS, type WindowSetting } from './windowSetting.ts';

export class WindowTable {
  state: MatchState;
  log: readonly RuleEvent[];
  last: readonly RuleEvent[] = [];
  readonly #halves: { readonly [seat in Seat]: WrittenHalf };
  readonly #decide: Decide;
  #tosses: readonly Seat[] = [];

  constructor({ a = {}, b = {}, catalogue = cards({}), stake = 12, more = {} }: WindowSetting) {
    const sides = { a, b };
    const windowCards = {
      pledges: new Map([...PRINTED.pledges, ...(more.pledges ?? [])]),
      intrigue: new Map([...PRINTED.intrigue, ...(more.intrigue ?? [])]),
    };
    this.#halves = bySeat((seat) => readHalf(seat, sides[seat].half ?? WALLS));
    this.#decide = decide(catalogue, undefined, windowCards);
    this.log = openMatch(
      bySeat((seat) => this.#halves[seat].deck),
      {
        friendly: false,
        windows: {
          traders: TRADERS,
          stake,
          hands: bySeat((seat) => (sides[seat].hand ?? []).map(heldOf)),
          holdings: bySeat((seat) => holdingOf(seat, sides[seat])),
        },
      },
    );
    this.state = evolveAll(NEW_MATCH, this.log);
  }

  get common(): CommonState {
    return this.state.common;
  }

  get windows(): WindowsState {
    return present(this.common.windows, 'the match has windows');
  }

  /** Sets who wins the tosses of the next command; exactly these must be held. */
  tossing(...winners: readonly Seat[]): this {
    this.#tosses = winners;
    return this;
  }

  /** Decides a command that must be accepted. */
  when(command: RuleCommand): this {
    const chance = scriptedChance(this.#tosses);
    const decided = this.#decide(this.state, command, chance.random);
    assert(decided.ok, `refused: ${JSON.stringify([command, decided])}`);
    chance.assertUsedUp();
    this.#tosses = [];
    this.last = decided.value.events;
    this.log = [...this.log, ...this.last];
    this.state = decided.value.state;
    return this;
  }

  /** Returns why a command is refused; `ok` if it isn't. */
  tries(command: RuleCommand): string {
    const decided = this.#decide(this.state, command, { toss: () => 'a' });
    return decided.ok ? 'ok' : decided.error.code;
  }

  /** Commits a seat's row as the test wrote it. */
  lay(seat: Seat, row: LaidRow): this {
    return this.when(this.#place(seat, row));
  }

  triesToLay(seat: Seat, row: LaidRow): string {
    return this.tries(this.#place(seat, row));
  }

  /** Lays everything that is not laid yet, and reveals it. */
  reveal(): this {
    const tosses = this.#tosses;
    this.#tosses = [];
    if (this.common.phase.at === 'placing' && this.common.phase.order === 'toss')
      this.tossing('a').when({ type: 'tossForPlacement' });
    for (;;) {
      const seat = SEATS.find((one) => mayLay(this.common, one) && nextLaying(this.common, one) !== null);
      if (seat === undefined) break;
      this.lay(seat, present(nextLaying(this.common, seat), 'a row is due'));
    }
    return this.tossing(...tosses).when({ type: 'reveal' });
  }

  play(seat: Seat, card: string, ...cells: readonly string[]): this {
    return this.when(this.#play(seat, card, cells));
  }

  /** Returns why a seat can't play this now; `ok` if it can. */
  triesToPlay(seat: Seat, card: string, ...cells: readonly string[]): string {
    return this.tries(this.#play(seat, card, cells));
  }

  pass(...seats: readonly Seat[]): this {
    for (const seat of seats) this.when({ type: 'pass', seat, asking: this.windows.asking });
    return this;
  }

  ahead(seat: Seat, ...windows: readonly Ahead[]): this {
    return this.when({ type: 'ahead', seat, windows });
  }

  /** Passes for the seat that is asked until the match stops in this window, or goes on without another stop. */
  until(stop: Stop | 'end', round = 0): this {
    const isThere = (): boolean => {
      const { phase, rounds } = this.common;
      return phase.at !== 'stop' || (phase.stop === stop && rounds >= round);
    };
    while (!isThere()) this.pass(present(this.asked, 'somebody is asked'));
    return this;
  }

  /** The seat that is asked now; null if no seat is asked. */
  get asked(): Seat | null {
    const { phase } = this.common;
    return this.windows.open?.asked ?? (phase.at === 'stop' ? phase.asked : null);
  }

  /** The moment of the match: a stop (`between` with its round), or the phase. */
  get at(): string {
    const { phase, rounds } = this.common;
    if (phase.at !== 'stop') return phase.at;
    return phase.stop === 'between' ? `between ${rounds}` : phase.stop;
  }

  /** Every asking so far, as `revealed a` or `revealed b whetstone#1`. */
  get askings(): readonly string[] {
    let at = 'placing';
    return this.log.flatMap((event) => {
      if (event.type === 'StopBegun') at = event.stop;
      if (event.type !== 'SeatAsked') return [];
      return [[at, event.seat, ...(event.play === null ? [] : [event.play])].join(' ')];
    });
  }

  /** The keys in a seat's hand. */
  hand(seat: Seat): readonly string[] {
    return (this.state.secret[seat].windows?.hand ?? []).map(({ key }) => key);
  }

  /** Returns what a seat was shown so far, play by play. */
  shown(seat: Seat): readonly (readonly string[])[] {
    return (this.state.secret[seat].windows?.shown ?? []).map((each) => each.cards);
  }

  /** Returns a half as it stands, in the notation of cards. */
  half(seat: Seat): string {
    return writeHalf(this.common.field[seat]);
  }

  /** Returns the copy on a cell. */
  copyAt(text: string): CopyId {
    const { seat, cell } = placeOf(text);
    return present(this.common.field[seat][cell], `a card stands at ${text}`).copy;
  }

  /** The types of the last command's events. */
  get names(): readonly string[] {
    return this.last.map(({ type }) => type);
  }

  #play(seat: Seat, card: string, cells: readonly string[]): RuleCommand {
    const isAsked = this.windows.open !== null || this.common.phase.at === 'stop';
    const asking = isAsked ? this.windows.asking : null;
    return { type: 'play', seat, card, on: cells.map(placeOf), asking };
  }

  #place(seat: Seat, row: LaidRow): RuleCommand {
    const copies = layingCells(row).map((cell: Cell) => this.#halves[seat].cells[cell]?.copy ?? null);
    return row === 'half'
      ? { type: 'place', seat, laying: { row, cells: copies } }
      : { type: 'place', seat, laying: { row, cells: copies.filter((copy) => copy !== null) } };
  }
}
