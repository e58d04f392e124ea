// Strikes and defence (PT19 to PT21). They are no abilities and enter no queue.

import { err, present } from '../../lib/index.ts';
import { type CopyId, otherSeat } from '../../rules/index.ts';
import { isPersona } from '../card.ts';
import type { GameCommand } from '../command.ts';
import type { Asked } from '../stage.ts';
import { check } from './check.ts';
import { askedFor, DONE, inTurn, noCard, type Refused } from './moment.ts';
import { ready } from './play.ts';
import type { Run } from './run.ts';

type Defence = Extract<Asked, { what: 'defend' }>;

/** PT21: both wound each other at the same time; then comes the check. */
function fight(
  run: Run,
  { striker, target: struck, strikesBack }: Pick<Defence, 'striker' | 'target' | 'strikesBack'>,
): void {
  const strikeOf = (copy: CopyId): number =>
    run.values(present(run.inZone(copy), 'who strikes is in the zone')).strike;
  const [there, back] = [strikeOf(striker), strikesBack ? strikeOf(struck) : 0];
  run.wound(struck, there, { by: 'strike', striker });
  run.wound(striker, back, { by: 'strike', striker: struck });
  check(run);
}

/** PT19: "In its turn a seat closes an open creature that is not weak and names an enemy persona, closed ones too." */
export function strike(run: Run, command: Extract<GameCommand, { type: 'strike' }>): Refused {
  const { seat, copy } = command;
  const moment = inTurn(run, seat, command.turn);
  if (!moment.ok) return moment;
  const striker = run.inZone(copy);
  if (striker?.control !== seat || !run.isCreature(striker)) return noCard(copy);
  const isReady = ready(run, striker);
  if (!isReady.ok) return isReady;
  const target = run.inZone(command.target);
  if (target === undefined || target.control === seat || !isPersona(run.definition(target.card)))
    return err({ code: 'target', copies: [command.target] });
  const { evades } = run.values(striker);
  run.emit({ type: 'StrikeDeclared', to: 'everyone', seat, striker: copy, target: target.copy });
  const strikesBack = run.isCreature(target) && !target.closed;
  const from = run.common.zone
    .filter((card) => card.control !== seat && run.isCreature(card) && !card.closed)
    .flatMap((card) => (card.copy === target.copy ? [] : [card.copy]));
  // PT20: "Without such a creature, or where the striker has `evade`, nobody is asked."
  if (evades || from.length === 0) fight(run, { striker: copy, target: target.copy, strikesBack });
  else
    run.ask({
      what: 'defend',
      seat: otherSeat(seat),
      striker: copy,
      target: target.copy,
      strikesBack,
      from,
      atLeast: 0,
      atMost: 1,
    });
  return DONE;
}

const isDefence = (asked: Asked): asked is Defence => asked.what === 'defend';

/** PT20: "one open creature of its own, not the target, weak or not, as defender: it closes and is struck instead". */
export function defend(run: Run, command: Extract<GameCommand, { type: 'defend' }>): Refused {
  const { seat, copy } = command;
  const asked = askedFor(run, seat, command.asking, isDefence);
  if (!asked.ok) return asked;
  const { striker, target } = asked.value;
  if (copy === null) {
    run.emit({ type: 'NotDefended', to: 'everyone', seat });
    fight(run, asked.value);
    return DONE;
  }
  const defender = run.inZone(copy);
  if (defender?.control !== seat || !run.isCreature(defender)) return noCard(copy);
  if (defender.closed) return err({ code: 'closed', copy });
  if (copy === target) return err({ code: 'target', copies: [copy] });
  run.emit({ type: 'Defended', to: 'everyone', seat, defender: copy });
  fight(run, { striker, target: copy, strikesBack: true });
  return DONE;
}
