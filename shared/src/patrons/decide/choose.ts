// Choosing: answers what is asked when an ability comes out or a turn ends (PT10, PT16), and the default (PT27).

import { err, never } from '../../lib/index.ts';
import type { CopyId } from '../../rules/index.ts';
import type { GameCommand } from '../command.ts';
import type { Asked } from '../stage.ts';
import { carryOutOn, discard, discardChosen } from './comeOut.ts';
import { askedFor, DONE, type Refused } from './moment.ts';
import type { Run } from './run.ts';
import { passTurn } from './turn.ts';

/** The askings that are answered by naming cards. */
type Choosing = Exclude<Asked, { readonly what: 'defend' }>;

const isChoosing = (asked: Asked): asked is Choosing => asked.what !== 'defend';

const offeredBy = (run: Run, asked: Choosing): readonly CopyId[] =>
  asked.what === 'target' ? asked.from : run.state.secret[asked.seat].hand.map((card) => card.copy);

/**
 * Cards of a hand are told in code-unit order: the order in which they came, by which a default names them, is
 * secret.
 */
const toldOf = ({ what }: Choosing, copies: readonly CopyId[]): readonly CopyId[] =>
  what === 'target' ? copies : copies.toSorted();

export function choose(run: Run, command: Extract<GameCommand, { type: 'choose' }>): Refused {
  const { seat, copies } = command;
  const asking = askedFor(run, seat, command.asking, isChoosing);
  if (!asking.ok) return asking;
  const asked = asking.value;
  const offered = offeredBy(run, asked);
  const isCount = copies.length >= asked.atLeast && copies.length <= asked.atMost;
  if (!isCount || new Set(copies).size !== copies.length || !copies.every((copy) => offered.includes(copy)))
    return err({ code: 'target', copies });
  run.emit({ type: 'Chosen', to: 'everyone', asking: asked.id, seat, copies: toldOf(asked, copies) });
  switch (asked.what) {
    case 'target':
      carryOutOn(run, asked.entry, copies);
      return DONE;
    case 'discard':
      discardChosen(run, asked.entry, asked.effect, copies);
      return DONE;
    case 'keep':
      discard(run, seat, copies, { by: 'hand-limit' });
      passTurn(run);
      return DONE;
    default:
      return never(asked);
  }
}

/**
 * PT27: "no defender, the first target by arrival (of `upTo` none; in a graveyard the oldest), the newest cards of the
 * hand discarded or not kept".
 */
export function defaultAnswer(run: Run, asked: Asked): GameCommand {
  const { seat, id: asking, atLeast } = asked;
  if (asked.what === 'defend') return { type: 'defend', seat, asking, copy: null };
  const offered = offeredBy(run, asked);
  const copies =
    asked.what === 'target' ? offered.slice(0, atLeast) : offered.slice(offered.length - atLeast);
  return { type: 'choose', seat, asking, copies };
}
