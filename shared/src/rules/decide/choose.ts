// Choosing: the owner of an ability answers the open choice.

import { assert, err, ok, present, type Result } from '../../lib/index.ts';
import type { Cell } from '../cell.ts';
import type { CopyId } from '../field.ts';
import type { Choice } from '../phase.ts';
import type { RuleError } from '../ruleError.ts';
import type { Seat } from '../seat.ts';
import type { MatchState } from '../state.ts';
import { cast } from './comeUp.ts';
import type { Run } from './run.ts';
import { wrongPhase } from './stop.ts';

type Kind<K extends Choice['kind']> = Extract<Choice, { kind: K }>;

/** Returns the open choice if it has this id and kind and is this seat's; otherwise the refusal. */
function openChoice<K extends Choice['kind']>(
  state: MatchState,
  seat: Seat,
  id: number,
  isKind: (choice: Choice) => choice is Kind<K>,
): Result<Kind<K>, RuleError> {
  const { phase } = state.common;
  if (phase.at !== 'choosing') return wrongPhase(state);
  if (phase.choice.id !== id) return err({ code: 'choice-closed', choice: id });
  if (phase.choice.seat !== seat) return err({ code: 'not-your-choice' });
  return isKind(phase.choice) ? ok(phase.choice) : err({ code: 'choice-closed', choice: id });
}

const isTarget = (choice: Choice): choice is Kind<'target'> => choice.kind === 'target';
const isSummon = (choice: Choice): choice is Kind<'summon'> => choice.kind === 'summon';

/** Chooses the one target (CARDS, `pick`). Refuses a copy that is not among the options. */
export function chooseTarget(run: Run, seat: Seat, id: number, copy: CopyId): Result<null, RuleError> {
  const choice = openChoice(run.state, seat, id, isTarget);
  if (!choice.ok) return choice;
  if (!choice.value.options.includes(copy)) return err({ code: 'target-not-allowed', copy });
  run.emit({ type: 'TargetChosen', to: 'everyone', choice: id, copy });
  cast(run, choice.value.by, [copy]);
  return ok(null);
}

/** Brings a creature (5.1). Refuses creatures and cells that don't fit. */
export function summon(run: Run, seat: Seat, id: number, copy: CopyId, cell: Cell): Result<null, RuleError> {
  const choice = openChoice(run.state, seat, id, isSummon);
  if (!choice.ok) return choice;
  const { deck, offered } = run.state.secret[seat];
  if (!offered.includes(copy)) return err({ code: 'creature-not-allowed', copy });
  if (!choice.value.cells.includes(cell)) return err({ code: 'cell-not-allowed', cell });
  const { card } = present(
    deck.find((owned) => owned.copy === copy),
    'an offered creature is in the deck',
  );
  run.emit({ type: 'CreatureSummoned', to: 'everyone', seat, by: choice.value.by, copy, card, cell });
  run.announceValues();
  return ok(null);
}

/** Declines a summon; it is always optional. */
export function declineSummon(run: Run, seat: Seat, id: number): Result<null, RuleError> {
  const choice = openChoice(run.state, seat, id, isSummon);
  if (!choice.ok) return choice;
  run.emit({ type: 'SummonDeclined', to: 'everyone', by: choice.value.by });
  return ok(null);
}

/** Applies the default to an open choice: takes the first match, or declines the summon. */
export function chooseByDefault(run: Run, choice: Choice): void {
  if (choice.kind === 'summon') {
    run.emit({ type: 'SummonDeclined', to: 'everyone', by: choice.by });
    return;
  }
  const copy = choice.options[0];
  assert(copy !== undefined, 'a target choice has options');
  run.emit({ type: 'TargetChosen', to: 'everyone', choice: choice.id, copy });
  cast(run, choice.by, [copy]);
}
