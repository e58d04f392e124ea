// Actions (IN13, IN14): announced with all they choose, answered, carried out in order, then spent or laid in a
// front.

import { never } from '../../lib/index.ts';
import type { TraderId } from '../../windows/index.ts';
import { inInitiative } from '../around.ts';
import type { DeckAroundCommand, DeckTraderCommand } from '../command.ts';
import { checkAction } from '../mayPlay.ts';
import { askNext } from './answers.ts';
import { DONE, refuse, type Refused, type Run } from './run.ts';

/** IN19: returns the traders whom an action names, or before whom a card that it names lies. */
function namedBy(run: Run, copy: string, chosen: readonly string[]): readonly TraderId[] {
  const { what } = run.rules(copy).choose ?? {};
  switch (what) {
    case 'trader':
      return chosen;
    case 'front':
      return run.common.fronts.filter((front) => chosen.includes(front.copy)).map(({ before }) => before);
    case 'hand':
    case 'spent':
    case undefined:
      return [];
    default:
      return never(what);
  }
}

export function playAction(run: Run, command: Extract<DeckTraderCommand, { type: 'playAction' }>): Refused {
  const { id, who, copy, chosen } = command;
  const checked = checkAction(run.cards, run.view(who), run.facts, command);
  if (!checked.ok) return checked;
  const others = namedBy(run, copy, chosen).filter((trader) => trader !== who);
  run.emit({
    type: 'ActionPlayed',
    to: 'everyone',
    id,
    who,
    copy,
    chosen,
    named: inInitiative(run.common, others),
  });
  askNext(run, id);
  return DONE;
}

/** Takes a card that a contract or a match uses: it lies on that table until its play is over. */
export function playedAt(run: Run, { who, copy, where }: Extract<DeckAroundCommand, { type: 'playedAt' }>) {
  if (!run.hand(who).includes(copy)) return refuse({ code: 'not-in-hand', copy });
  if (run.hasSurplus(who)) return refuse({ code: 'surplus' });
  run.emit({ type: 'CardPlayedAt', to: 'everyone', who, copy, where });
  return DONE;
}

export function playIsOver(run: Run, copy: string): Refused {
  if (!run.common.table.some((one) => one.copy === copy)) return refuse({ code: 'not-played', copy });
  run.emit({ type: 'PlayedCardSpent', to: 'everyone', copy });
  return DONE;
}

/** IN5, IN21: publishes the seed, after which nothing more happens. Refuses while a play is open. */
export function closeDeck(run: Run): Refused {
  const { actions, table } = run.common;
  if (actions.length > 0 || table.length > 0) return refuse({ code: 'play-open' });
  const { seed } = run.state.vault;
  if (seed === null) return refuse({ code: 'no-deck' });
  run.emit({ type: 'SeedOpened', to: 'everyone', seed });
  return DONE;
}
