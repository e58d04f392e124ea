// Untold: stands before a page that would reveal more of a match than its film has shown here. Offers to watch at the
// table, or to reveal everything at once.

import type { HomeView, MatchId } from '@dunmer/shared/protocol';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Screen } from '../frame/index.ts';
import { tellAll, useUntold } from '../shown/index.ts';
import { useText } from '../text/index.ts';
import { Button, Panel } from '../ui/index.ts';

const Question = ({ title, match }: { readonly title: string; readonly match: MatchId }) => {
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

interface UntoldProps {
  /** The title of the page behind it. */
  readonly title: string;
  readonly home: HomeView | null | undefined;
  readonly children: ReactNode;
}

export const Untold = ({ title, home, children }: UntoldProps) => {
  const match = useUntold(home);
  return match === null ? children : <Question title={title} match={match} />;
};
