// Untold: stands before a page that would reveal more of a match than its film has shown here. Offers to watch at the
// table, or to reveal everything at once.

import type { HomeView, MatchId } from '@dunmer/shared/protocol';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Screen } from '../frame/index.ts';
import { tellAll, useUntold } from '../shown/index.ts';
import { useText } from '../text/index.ts';
import { Button, Panel } from '../ui/index.ts';

interface UntoldProps {
  /** The title of the page behind it. */
  readonly title: string;
  readonly home: HomeView | null | undefined;
  /** What can be done meanwhile: it tells nothing of the match. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

interface QuestionProps extends Pick<UntoldProps, 'title' | 'beside'> {
  readonly match: MatchId;
}

const Question = ({ title, match, beside }: QuestionProps) => {
  const { untold: words } = useText();
  const [, go] = useLocation();
  const action = (
    <>
      <Button weight="primary" size="large" wide onClick={() => go(`/m/${match}`)}>
        {words.watch}
      </Button>
      <Button wide onClick={() => tellAll(match)}>
        {words.tell}
      </Button>
      {beside}
    </>
  );
  return (
    <Screen title={title} back={`/m/${match}`} action={action}>
      <Panel tone="strong">
        <h2>{words.title}</h2>
        <p>{words.means}</p>
      </Panel>
    </Screen>
  );
};

export const Untold = ({ title, home, beside, children }: UntoldProps) => {
  const match = useUntold(home);
  return match === null ? children : <Question title={title} match={match} beside={beside} />;
};
