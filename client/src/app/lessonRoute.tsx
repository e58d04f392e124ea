// LessonRoute: the lesson of the patrons' table, at events that play there (PATRONS, "What it is").

import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { later, useEventInfo } from '../net/index.ts';
import { LoadingScreen, NowhereScreen } from './pages.tsx';

const LessonScreen = later(async () => ({ default: (await import('../lesson/index.ts')).LessonScreen }));

const PRACTICE = '/practice?table=patrons';

export const LessonRoute = () => {
  const info = useEventInfo();
  const [, go] = useLocation();
  // Where the reader came from: the page that linked here put it into the history state.
  const [from] = useState(() => {
    const noted: unknown = history.state;
    return typeof noted === 'string' ? noted : PRACTICE;
  });
  if (info === null) return <LoadingScreen />;
  if (info.settings.patrons !== 'on') return <NowhereScreen />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <LessonScreen
        leave={() => go(from, { replace: true })}
        practise={() => go(PRACTICE, { replace: true })}
      />
    </Suspense>
  );
};
