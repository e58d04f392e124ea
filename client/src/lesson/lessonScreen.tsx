// LessonScreen: the lesson at the table itself: every step shows its words and allows one move; the end says what was
// learnt.

import { useEffect, useMemo, useRef, useState } from 'react';
import { keep } from '../device/index.ts';
import { type PatronsSession, PatronsTable } from '../patrons/index.ts';
import { useLang, useText } from '../text/index.ts';
import { useLessonText } from './lessonText.ts';
import { Button, Panel } from '../ui/index.ts';
import { insteadOf, knownAt, LESSON, LESSON_CARDS } from './recorded.ts';
import css from './lesson.module.css';

interface LessonProps {
  readonly leave: () => void;
  readonly practise: () => void;
}

/** Returns the lesson as a session of the table, and how many of its steps are done. */
function useLesson(): { readonly session: PatronsSession; readonly place: number } {
  const text = useLessonText();
  const lang = useLang();
  const [place, setPlace] = useState(0);
  const known = useMemo(() => knownAt(place), [place]);
  const step = LESSON.steps[place];
  const onward = (): void => setPlace(place + 1);
  const session: PatronsSession = {
    match: null,
    catalogue: LESSON_CARDS,
    ...known,
    names: { a: '', b: text.teacher },
    clocks: [],
    clocksAt: 0,
    sending: 'no',
    refusal: null,
    dismissRefusal: () => undefined,
    isHeld: false,
    // The table sends only the taught move.
    play: onward,
    guide: useMemo(
      () =>
        step === undefined
          ? null
          : {
              words: text.steps[step.key],
              instead: insteadOf(text, lang, step.move),
              move: step.move,
              onward: step.move === null ? { words: text.onward, press: () => setPlace(place + 1) } : null,
            },
      [step, text, lang, place],
    ),
  };
  return { session, place };
}

const Learnt = ({ again }: { readonly again: () => void }) => {
  const text = useLessonText();
  return (
    <Panel tone="strong" label={text.learnt}>
      <h3>{text.learnt}</h3>
      <ol className={css['learnt']}>
        {text.learntBody.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <Button wide onClick={again}>
        {text.again}
      </Button>
    </Panel>
  );
};

/** One run through the lesson. */
const Once = ({ leave, practise, again }: LessonProps & { readonly again: () => void }) => {
  const text = useLessonText();
  const { session, place } = useLesson();
  const ref = useRef<HTMLDivElement>(null);
  const all = LESSON.steps.length;
  const isOver = place === all;
  useEffect(() => {
    if (isOver) keep('patrons.taught', 'yes');
  }, [isOver]);
  // A screen reader announces where the reader is, and keys start at the top.
  useEffect(() => ref.current?.querySelector('main')?.focus({ preventScroll: true }), []);
  return (
    <div ref={ref} className={css['place']}>
      <PatronsTable
        session={session}
        title={isOver ? text.title : text.step(String(place + 1), String(all))}
        leave={leave}
        leaveTo={text.leave}
        settled={<Learnt again={again} />}
        wayOut={
          <div className={css['ways']}>
            <Button wide onClick={leave}>
              {text.leave}
            </Button>
            <Button weight="primary" wide onClick={practise}>
              {text.practise}
            </Button>
          </div>
        }
      />
    </div>
  );
};

export const LessonScreen = (props: LessonProps) => {
  const { title } = useLessonText();
  const app = useText().app.title;
  const [run, setRun] = useState(0);
  useEffect(() => {
    document.title = `${title} · ${app}`;
  }, [title, app]);
  return <Once key={run} {...props} again={() => setRun(run + 1)} />;
};
