// evolveStage: how events lead from stage to stage. The next stage depends on the stage alone, so that a watcher can
// follow.

import { assert } from '../lib/index.ts';
import { withSeat } from '../rules/index.ts';
import type { PublicGameEvent } from './event.ts';
import type { Asked, Stage, TurnPart, TurnStage } from './stage.ts';

function turning(stage: Stage): TurnStage {
  assert(stage.at === 'turn', 'a turn is under way');
  return stage;
}

const inPart = (stage: Stage, part: TurnPart): Stage => ({ ...turning(stage), part });
const asking = (stage: Stage, asked: Asked | null): Stage => ({ ...turning(stage), asked });

/** Returns the stage after a public event. */
export function evolveStage(stage: Stage, event: PublicGameEvent): Stage {
  switch (event.type) {
    case 'PatronSealed':
      assert(stage.at === 'preparing' && stage.step === 'patrons', 'a patron is chosen first');
      return { ...stage, sealed: withSeat(stage.sealed, event.seat, event.commitment) };
    case 'PatronsOpened':
      return { at: 'preparing', step: 'toss' };
    case 'FirstTossed':
      return {
        at: 'preparing',
        step: 'exchange',
        first: event.winner,
        exchanged: { a: null, b: null },
      };
    case 'ExchangeCounted':
      assert(
        stage.at === 'preparing' && stage.step === 'exchange',
        'an exchange comes before the first turn',
      );
      return { ...stage, exchanged: withSeat(stage.exchanged, event.seat, event.count) };
    case 'TurnBegun':
      return { at: 'turn', turn: event.turn, seat: event.seat, part: 'opening', asked: null };
    case 'MainBegun':
      return inPart(stage, 'main');
    case 'TurnEnding':
      return inPart(stage, 'ending');
    case 'Asked':
      return asking(stage, event.asked);
    case 'Chosen':
    case 'Defended':
    case 'NotDefended':
      return asking(stage, null);
    case 'GameEnded': {
      const turn = stage.at === 'turn' ? { turn: stage.turn, seat: stage.seat } : null;
      return { at: 'finished', turn, outcome: event.outcome };
    }
    default:
      return stage;
  }
}
