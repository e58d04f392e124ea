// After: what an act leaves to be shown: a link or a slip to print, the cards that were opened, the person who was
// added.

import type { Answer, StaffAct } from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { useStaffText } from '../../text/index.ts';
import { Button } from '../../ui/index.ts';
import { OpenedCardsView } from '../match/openedCardsView.tsx';
import { OpenedDecksView } from '../match/openedDecksView.tsx';
import { SeenPursesView } from '../match/seenPursesView.tsx';
import { Paper } from '../paper/paper.tsx';
import css from './acts.module.css';
import { asking } from './asking.ts';
import { openAct, type OpenedAct } from './actStore.ts';
import { drawCode, drawToken } from '../drawn.ts';

const SHOWN: readonly StaffAct['type'][] = [
  'makeLink',
  'resetAccess',
  'makeSlip',
  'openCards',
  'openDecks',
  'openPurses',
  'addPerson',
];

export const hasAfter = (act: StaffAct): boolean => SHOWN.includes(act.type);

/** Shown once and never again: it goes only by its own button, not by a slip of the finger. */
export const isShownOnce = ({ type }: StaffAct): boolean =>
  type === 'makeLink' || type === 'resetAccess' || type === 'makeSlip';

interface AfterProps {
  readonly act: StaffAct;
  readonly answer: Answer;
  readonly opened: OpenedAct;
  readonly onClose: () => void;
}

const Added = ({
  person,
  name,
  onClose,
}: {
  readonly person: string;
  readonly name: string;
  readonly onClose: () => void;
}) => {
  const { acts, sheet } = useStaffText();
  const makeLink = () =>
    openAct({
      about: name,
      asking: asking({ type: 'makeLink', person, token: drawToken(), code: drawCode() }),
    });
  const another = () =>
    openAct({
      about: '',
      asking: asking({ type: 'addPerson', name: '', staff: null, trades: true, deal: true, drakes: 0 }),
    });
  return (
    <div className={css['form']}>
      <p>{sheet.done(name)}</p>
      <Button weight="primary" wide onClick={makeLink}>
        {acts.makeLink.title}
      </Button>
      <Button wide onClick={another}>
        {sheet.addAnother}
      </Button>
      <Link href={`/staff/people/${person}`} onClick={onClose}>
        {sheet.openPerson}
      </Link>
    </div>
  );
};

export const After = ({ act, answer, opened: { about, names }, onClose }: AfterProps) => {
  if (act.type === 'makeLink' || act.type === 'resetAccess')
    return <Paper kind="link" name={about} path={`/l/${act.token}`} code={act.code} onClose={onClose} />;
  if (act.type === 'makeSlip')
    return <Paper kind="slip" name={about} path={`/f/${act.code}`} code={act.code} onClose={onClose} />;
  if (answer.type === 'openedCards') return <OpenedCardsView laid={answer.laid} names={names} />;
  if (answer.type === 'openedDecks') return <OpenedDecksView decks={answer.decks} names={names} />;
  if (answer.type === 'openedPurses')
    return <SeenPursesView match={answer.match} act={act.id} names={names} />;
  if (act.type === 'addPerson' && answer.type === 'made')
    return <Added person={answer.id} name={act.name} onClose={onClose} />;
  return null;
};
