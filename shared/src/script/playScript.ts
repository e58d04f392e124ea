// playScript: plays a script by the one core and writes down its result.

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
  NEW_MATCH,
  nextLaying,
  mayLay,
  openMatch,
  type Random,
  type RuleCommand,
  type RuleEvent,
  type Seat,
  SEATS,
} from '../rules/index.ts';
import { resultOf } from './resultOf.ts';
import type { Script, ScriptChoice, ScriptError, ScriptResult } from './script.ts';

/** Copies named by side and position in the deck: those of one card are interchangeable. */
const decksOf = (script: Script): BySeat<readonly DeckCard[]> =>
  bySeat((seat) => script.decks[seat].map((card, i) => ({ copy: `${seat}${i}`, card })));

/** The copies that lie on a side, six cells in board order. */
function layCopies(script: Script, seat: Seat, deck: readonly DeckCard[]): readonly (CopyId | null)[] {
  const left = [...deck];
  const { front, back } = script.field[seat];
  return [...front, ...back].map((id) => {
    if (id === null) return null;
    const at = left.findIndex((owned) => owned.card === id);
    return present(left.splice(at, 1)[0], 'the field is in the deck').copy;
  });
}

/** One match of a script under way. */
class Play {
  state: MatchState;
  readonly events: RuleEvent[] = [];
  readonly #decide: Decide;
  readonly #random: Random;

  constructor(script: Script, decks: BySeat<readonly DeckCard[]>) {
    this.state = evolveAll(NEW_MATCH, openMatch(decks));
    this.#decide = decide(script.cards);
    // The toss of rule 2.2 is over: nobody can tell from a placement who laid first.
    this.#random = {
      toss: (occasion, nth) => (occasion.step === 'placement' ? 'a' : (script.tosses[nth] ?? 'a')),
    };
  }

  /** Whether the rules allowed the command. */
  try(command: RuleCommand): boolean {
    const decided = this.#decide(this.state, command, this.#random);
    if (!decided.ok) return false;
    this.state = decided.value.state;
    this.events.push(...decided.value.events);
    return true;
  }

  must(command: RuleCommand): void {
    assert(this.try(command), `a checked script allows ${command.type}`);
  }
}

function placeAll(play: Play, script: Script, decks: BySeat<readonly DeckCard[]>): void {
  const { phase } = play.state.common;
  if (phase.at === 'placing' && phase.order === 'toss') play.must({ type: 'tossForPlacement' });
  const cells = bySeat((seat) => layCopies(script, seat, decks[seat]));
  for (;;) {
    const seat = SEATS.find(
      (one) => mayLay(play.state.common, one) && nextLaying(play.state.common, one) !== null,
    );
    const row = seat === undefined ? null : nextLaying(play.state.common, seat);
    if (seat === undefined || row === null) break;
    play.must({ type: 'place', seat, laying: layingOf(row, cells[seat]) });
  }
  play.must({ type: 'reveal' });
}

function layingOf(row: Laying['row'], cells: readonly (CopyId | null)[]): Laying {
  if (row === 'half') return { row, cells };
  const start = row === 'front' ? 0 : 3;
  return { row, cells: cells.slice(start, start + 3).filter((copy) => copy !== null) };
}

/** What a script does where its list of choices is used up: the first match, or decline. */
const byDefault = (choice: Choice): RuleCommand =>
  choice.kind === 'target'
    ? {
        type: 'chooseTarget',
        seat: choice.seat,
        choice: choice.id,
        copy: present(choice.options[0], 'an option'),
      }
    : { type: 'declineSummon', seat: choice.seat, choice: choice.id };

/** The command that a script's entry means; null where it can't answer this choice. */
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

/** Takes a parsed script; returns its result, or refuses a choice that the rules don't allow at that moment. */
export function playScript(script: Script): Result<ScriptResult, ScriptError> {
  const decks = decksOf(script);
  const play = new Play(script, decks);
  placeAll(play, script, decks);
  let taken = 0;
  for (let phase = play.state.common.phase; phase.at === 'choosing'; phase = play.state.common.phase) {
    const entry = script.choices[taken];
    if (entry === undefined) {
      play.must(byDefault(phase.choice));
      continue;
    }
    const command = answer(play.state, phase.choice, entry);
    if (command === null || !play.try(command)) {
      const message = `choice ${taken + 1}, ${JSON.stringify(entry)}, is not allowed where a ${phase.choice.kind} of ${phase.choice.seat} is due`;
      return err({ code: 'illegal-choice', message });
    }
    taken += 1;
  }
  return ok(resultOf(script.id, play.events, taken));
}
