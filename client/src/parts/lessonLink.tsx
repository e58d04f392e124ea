// LessonLink: the way to the lesson of the patrons' table; where no event plays there, there is none.

import { useLocation } from 'wouter';
import { recall } from '../device/index.ts';
import { useEventInfo } from '../net/index.ts';
import { useTablesText } from '../text/index.ts';
import { Button } from '../ui/index.ts';

/** `from`: where leaving the lesson leads. */
export const LessonLink = ({ from }: { readonly from: string }) => {
  const { lesson } = useTablesText();
  const [, go] = useLocation();
  if (useEventInfo()?.settings.patrons !== 'on') return null;
  const isDone = recall('patrons.taught') !== null;
  return (
    <Button wide onClick={() => go('/lesson', { state: from })}>
      {isDone ? lesson.again : lesson.begin}
    </Button>
  );
};
