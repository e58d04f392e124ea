// WithHome: a screen for whoever has a personal link: on its way, for a stranger the way to one, or with what its owner
// may see.

import type { HomeView } from '@dunmer/shared/protocol';
import type { ReactNode } from 'react';
import { Screen } from '../frame/index.ts';
import { useHome } from '../net/index.ts';
import { useText } from '../text/index.ts';
import { Panel, Waiting } from '../ui/index.ts';
import { Untold } from './untold.tsx';

interface WithHomeProps {
  /** Of the screen, as long as it is not here. */
  readonly title: string;
  /** What a stranger is told instead of the ordinary. */
  readonly stranger?: string;
  readonly children: (home: HomeView) => ReactNode;
}

export const WithHome = ({ title, stranger, children }: WithHomeProps) => {
  const text = useText();
  const home = useHome();
  if (home === undefined) {
    return (
      <Screen title={title} back="/">
        <Waiting>{text.app.loading}</Waiting>
      </Screen>
    );
  }
  if (home === null) {
    return (
      <Screen title={title} back="/">
        <Panel tone="strong">
          <p>{stranger ?? text.errors['no-person']}</p>
        </Panel>
      </Screen>
    );
  }
  return (
    <Untold title={title} home={home}>
      {children(home)}
    </Untold>
  );
};
