// ScriptPlay: plays one match of a script with the one core.

import { assert, err, ok, present, type Result } from '../lib/index.ts';
import {
  type BySeat,
  bySeat,
  cellAt,
  type Choice,
  type CopyId,
  type Decide,
  decide,
  type DeckCard,
  evolveAll,
  type Laying,
  type MatchState,
  type MatchTerms,
  mayLay,
  NEW_MATCH,
  nextLaying,
  openMatch,
  type Random,
  type RuleCommand,
  type RuleError,
  type RuleEvent,
  type Seat,
  SEATS,
} from '../rules/index.ts';
import type { WindowCards } from '../windows/index.ts';
import type { Script, ScriptChoice, ScriptError } from './script.ts';

/** Copies are named by side and position in the deck, because copies of one card are interchangeable. */
const decksOf = (script: Script): BySeat<readonly DeckCard[]> =>
  bySeat((seat) => script.decks[seat].map((card, i) => ({ copy: `${seat}${i}`, card })));

/** Returns the copies that lie on a side, six cells in board order. */
function layCopies(script: Script, seat: Seat, deck: readonly DeckCard[]): readonly (CopyId | null)[] {
  const left = [...deck];
  const { front, back } = script.field[seat];
  return [...front, ...back].map((id) => {
    if (id === null) return null;
    const at = left.findIndex((owned) => owned.card === id);
    return present(left.splice(at, 1)[0], 'the field is in the deck').copy;
  });
}

/** What happens when a script's list of choices is used up: the first match is taken, a summon declined. */
const byDefault = (choice: Choice): RuleCommand =>
  choice.kind === 'target'
    ? {
        type: 'chooseTarget',
        seat: choice.seat,
        choice: choice.id,
        copy: present(choice.options[0], 'an option'),
      }
    : { type: 'declineSummon', seat: choice.seat, choice: choice.id };

/** Returns the command that an entry of the script means; null if it can't answer this choice. */
function answer(state: MatchState, choice: Choice, entry: ScriptChoice): RuleCommand | null {
  const { seat, id } = choice;
  if (choice.kind === 'target') {
    if (entry === null || !('side' in entry)) return null;
    const copy = state.common.field[entry.side][cellAt(entry.row, entry.column)]?.copy;
    return copy === undefined ? null : { type: 'chooseTarget', seat, choice: id, copy };
  }
  if (entry === null) return { type: 'declineSummon', seat, choice: id };
  if (!('card' in entry)) return null;
  const { deck, offered } = state.secret[seat];
  const copy = deck.find((owned) => owned.card === entry.card && offered.includes(owned.copy))?.copy;
  const cell = cellAt(entry.row, entry.column);
  return copy === undefined ? null : { type: 'summon', seat, choice: id, copy, cell };
}

/** The terms and cards of a script with windows. */
interface Windows {
  readonly terms: MatchTerms;
  readonly cards: WindowCards;
}

export class ScriptPlay {
  state: MatchState;
  readonly events: RuleEvent[];
  /** How many entries of the list of choices were used. */
  taken = 0;
  readonly #script: Script;
  readonly #halves: BySeat<readonly (CopyId | null)[]>;
  readonly #decide: Decide;
  // The seat that laid first, which a placement does not tell.
  #first: Seat = 'a';
  readonly #random: Random;

  constructor(script: Script, windows?: Windows) {
    const decks = decksOf(script);
    const opening = openMatch(decks, windows?.terms);
    this.#script = script;
    this.#halves = bySeat((seat) => layCopies(script, seat, decks[seat]));
    this.#decide = decide(script.cards, undefined, windows?.cards);
    this.#random = {
      toss: ({ step }, nth) => (step === 'placement' ? this.#first : (script.tosses[nth] ?? 'a')),
    };
    this.events = [...opening];
    this.state = evolveAll(NEW_MATCH, opening);
  }

  /** Tries a command; returns why the rules refuse it, or null if it was carried out. */
  try(command: RuleCommand): RuleError | null {
    const decided = this.#decide(this.state, command, this.#random);
    if (!decided.ok) return decided.error;
    this.state = decided.value.state;
    this.events.push(...decided.value.events);
    return null;
  }

  must(command: RuleCommand): void {
    assert(this.try(command) === null, `a checked script allows ${command.type}`);
  }

  /** R18: if the toss of rule 2.2 is due, this seat wins it. */
  settleFirst(seat: Seat): void {
    const { phase } = this.state.common;
    if (phase.at !== 'placing' || phase.order !== 'toss') return;
    this.#first = seat;
    this.must({ type: 'tossForPlacement' });
  }

  /** Returns a row as the script lays it. */
  laying(seat: Seat, row: Laying['row']): Laying {
    const cells = this.#halves[seat];
    if (row === 'half') return { row, cells };
    const start = row === 'front' ? 0 : 3;
    return { row, cells: cells.slice(start, start + 3).filter((copy) => copy !== null) };
  }

  /** Lays everything that is not laid yet, and reveals it. */
  placeAll(): void {
    this.settleFirst('a');
    for (;;) {
      const { common } = this.state;
      const seat = SEATS.find((one) => mayLay(common, one) && nextLaying(common, one) !== null);
      const row = seat === undefined ? null : nextLaying(common, seat);
      if (seat === undefined || row === null) break;
      this.must({ type: 'place', seat, laying: this.laying(seat, row) });
    }
    this.must({ type: 'reveal' });
  }

  /** Answers choices as long as one is open; refuses a choice that the rules don't allow at that moment. */
  choose(): Result<null, ScriptError> {
    for (let { phase } = this.state.common; phase.at === 'choosing'; { phase } = this.state.common) {
      const entry = this.#script.choices[this.taken];
      if (entry === undefined) {
        this.must(byDefault(phase.choice));
        continue;
      }
      const command = answer(this.state, phase.choice, entry);
      if (command === null || this.try(command) !== null) {
        const message = `choice ${this.taken + 1}, ${JSON.stringify(entry)}, is not allowed where a ${phase.choice.kind} of ${phase.choice.seat} is due`;
        return err({ code: 'illegal-choice', message });
      }
      this.taken += 1;
    }
    return ok(null);
  }
}
