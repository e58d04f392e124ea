// WaitingLine: what is awaited and from whom, in the place of the button.

import type { Seat } from '@dunmer/shared/rules';
import { useTableText } from '../../around/tableText.ts';
import { Button, Waiting as WaitingSign } from '../../ui/index.ts';
import { isStopped, useAtTheTable, useAway } from '../../around/index.ts';
import { type Match, useMatch } from '../match.ts';
import { type Waiting, waitingFor } from '../waitingFor.ts';
import { cardName } from '../film/teller.ts';
import css from './table.module.css';

function waitingText(match: Match, waiting: Waiting): string {
  const { text, names, viewer, view } = match;
  const named = (seats: readonly Seat[]): string => seats.map((seat) => names[seat]).join(text.and);
  switch (waiting.for) {
    case 'row':
      return text.wait.row(named(waiting.seats));
    case 'own-promise':
      return text.wait.ownPromise;
    case 'promise':
    case 'opening': {
      const others = waiting.seats.filter((seat) => seat !== viewer);
      return others.length === 0 ? text.wait.ownPromise : text.wait.silent(named(others));
    }
    case 'choice': {
      const { phase } = view.common;
      const choice = phase.at === 'choosing' ? phase.choice : null;
      if (choice === null) return text.wait.nobody;
      const card = cardName({ ...match.teller, naming: 'short' }, choice.by);
      return choice.kind === 'target'
        ? text.wait.target(named(waiting.seats), card)
        : text.wait.summon(named(waiting.seats), card);
    }
    case 'claim':
      return text.wait.claim(named(waiting.seats));
    case 'play':
      return text.wait.play(named(waiting.seats));
    case 'answer':
      return text.wait.answer(named(waiting.seats));
    case 'you':
    case 'nobody':
      return text.wait.nobody;
  }
}

/** F3, F4: says why nobody else can help; null unless the match waits for another phone's number. */
export function stuckText({ text, view, viewer }: Match): string | null {
  const waiting = waitingFor(view);
  if (waiting.for !== 'promise' && waiting.for !== 'opening') return null;
  if (waiting.seats.every((seat) => seat === viewer)) return null;
  return viewer === 'watcher' ? text.wait.stuckWatching : text.wait.stuck;
}

/** Shown beside the waiting line when somebody can be hurried. */
const Nudge = () => {
  const { menu } = useTableText();
  const { nudge, nudging } = useAtTheTable();
  if (nudge === null) return null;
  return (
    <Button busy={nudging === 'yes'} disabled={nudging === 'done'} onClick={nudge}>
      {nudging === 'done' ? menu.nudged : menu.nudgeShort}
    </Button>
  );
};

/** Nothing is awaited when nobody can play on: a button leads away. */
const LeaveStopped = () => {
  const { text, leave, leaveTo } = useMatch();
  return (
    <Button wide onClick={leave}>
      {leaveTo ?? text.leave}
    </Button>
  );
};

interface WaitingLineProps {
  /**
   * Whether the awaited player may be asked to hurry. At a stop, and while a card may be answered, a clock does that.
   */
  readonly hurries?: boolean;
}

export const WaitingLine = ({ hurries = true }: WaitingLineProps) => {
  const match = useMatch();
  return isStopped(match) ? <LeaveStopped /> : <Awaited match={match} hurries={hurries} />;
};

const Awaited = ({ match, hurries }: { readonly match: Match; readonly hurries: boolean }) => {
  const waiting = waitingFor(match.view);
  const away = { a: useAway('a'), b: useAway('b') };
  const seats = 'seats' in waiting ? waiting.seats : [];
  const gone = seats
    .filter((seat) => seat !== match.viewer)
    .map((seat) => away[seat])
    .find((time) => time !== null);
  return (
    <div className={css['waiting']}>
      <WaitingSign>
        {waitingText(match, waiting)}
        {gone !== undefined && gone !== null && <span className={css['gone']}> {match.text.away(gone)}</span>}
      </WaitingSign>
      {hurries && waiting.for !== 'answer' && <Nudge />}
    </div>
  );
};
