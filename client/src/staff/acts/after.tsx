// afterOf: what an act leaves to be shown: a link or a slip to print, opened cards, the person who was added.

import type { Answer, StaffAct } from '@dunmer/shared/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useStaffText } from '../staffText.ts';
import { Button, Sheet } from '../../ui/index.ts';
import { OpenedHandsView } from '../match/openedHands.tsx';
import { keepLook, OpenedCardsView, OpenedDecksView, SeenPursesView } from '../match/opened.tsx';
import { Paper } from '../paper/paper.tsx';
import css from './acts.module.css';
import { asking } from './asking.ts';
import { openAct, type OpenedAct } from './actStore.ts';
import { drawCode, drawToken } from '../codes.ts';
import { cardOf } from '@dunmer/shared/intrigue';
import { useIntrigueWords } from '../../intrigue/index.ts';
import deckCss from '../intrigue/intrigue.module.css';

// Somebody's intrigue cards, shown once to the organiser who has opened the hand by an act (IN26).
const OpenedHand = ({ copies }: { readonly copies: readonly string[] }) => {
  const { hand: text } = useStaffText().intrigue;
  const { nameOfCopy, textOf } = useIntrigueWords();
  if (copies.length === 0) return <p>{text.empty}</p>;
  return (
    <section className={deckCss['hand']} aria-label={text.title}>
      <h3>{text.title}</h3>
      <ol>
        {copies.map((copy) => (
          <li key={copy}>
            <strong>{nameOfCopy(copy)}</strong>
            <span>{textOf(cardOf(copy))}</span>
          </li>
        ))}
      </ol>
      <p>{text.once}</p>
    </section>
  );
};

/**
 * Tells whether the result is shown only once: such a sheet closes only by its own button, not by a slip of the
 * finger.
 */
const isShownOnce = (act: StaffAct): boolean => 'code' in act;

interface AddedProps {
  readonly act: Extract<StaffAct, { readonly type: 'addPerson' }>;
  readonly person: string;
  readonly onClose: () => void;
}

const Added = ({ act: { name, trades, deal, drakes, reason }, person, onClose }: AddedProps) => {
  const { acts, paper, sheet } = useStaffText();
  const makeLink = () =>
    openAct({
      about: name,
      asking: asking({ type: 'makeLink', person, token: drawToken(), code: drawCode() }),
    });
  // The next trader starts with the same values; nobody becomes staff by default.
  const begins = trades ? { deal, drakes } : { deal: true, drakes: 0 };
  const another = () =>
    openAct({
      about: '',
      asking: asking({ type: 'addPerson', name: '', staff: null, trades: true, ...begins }),
      reason,
    });
  return (
    <div className={css['form']}>
      <p>{paper.added(name)}</p>
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

interface Done {
  readonly act: StaffAct;
  readonly answer: Answer;
  readonly opened: OpenedAct;
  readonly onClose: () => void;
}

/** Returns what a finished act leaves to be shown, or null. */
export function afterOf({ act, answer, opened: { about, names }, onClose }: Done): ReactElement | null {
  if ('token' in act)
    return <Paper kind="link" name={about} path={`/l/${act.token}`} code={act.code} onClose={onClose} />;
  if ('code' in act)
    return <Paper kind="slip" name={about} path={`/f/${act.code}`} code={act.code} onClose={onClose} />;
  switch (answer.type) {
    case 'openedCards':
      return <OpenedCardsView laid={answer.laid} names={names} />;
    case 'openedHands':
      return <OpenedHandsView hands={answer.hands} catalogue={answer.catalogue} names={names} />;
    case 'openedDecks':
      return <OpenedDecksView decks={answer.decks} names={names} />;
    case 'openedPurses':
      return <SeenPursesView match={answer.match} act={act.id} names={names} />;
    case 'openedHand':
      return <OpenedHand copies={answer.copies} />;
    case 'made':
      return act.type === 'addPerson' ? <Added act={act} person={answer.id} onClose={onClose} /> : null;
    case 'opened':
    case 'done':
    case 'settled':
    case 'started':
    case 'demandEnded':
    case 'found':
      return null;
  }
}

/** Stores what the page needs later from a finished act. */
export function noteDone(act: StaffAct): void {
  if (act.type === 'openPurses') keepLook(act.match, act.id);
}

/** A sheet with the result of a finished act. */
export const AfterSheet = ({ title, ...done }: Done & { readonly title: string }) => {
  const { sheet } = useStaffText();
  const closeLabel = isShownOnce(done.act) ? undefined : sheet.close;
  return (
    <Sheet open onClose={done.onClose} title={title} closeLabel={closeLabel} place="middle">
      {afterOf(done)}
    </Sheet>
  );
};
