// Reading: pages that wait for their data, and sheets and forms that hold on to what they were given.

import { sameValue } from '@dunmer/shared/lib';
import type { HomeView } from '@dunmer/shared/protocol';
import { type ReactNode, useState } from 'react';
import { HomeButton, Screen } from '../frame/index.ts';
import { type KeptForm, type List, type Sending, useHome } from '../net/index.ts';
import { useText } from '../text/index.ts';
import { Banner, Button, Panel, Waiting } from '../ui/index.ts';
import css from './reading.module.css';
import { Untold } from './untold.tsx';

interface ReadingProps<T> {
  readonly list: List<T>;
  /** Shown when the thing does not exist, or not for this reader. */
  readonly unknown?: string;
  readonly children: (value: T) => ReactNode;
}

/** A list that is read from the server: loading, unavailable, or here. The old list stays while it is read again. */
export const Reading = <T,>({ list, unknown, children }: ReadingProps<T>) => {
  const text = useText();
  switch (list.at) {
    case 'loading':
      return <Waiting>{text.app.loading}</Waiting>;
    case 'here':
      return children(list.value);
    case 'failed':
      return (
        <Panel tone="strong">
          <p role="alert">
            {unknown !== undefined && (list.why === 'unknown' || list.why === 'refused')
              ? unknown
              : text.app.noAnswer}
          </p>
        </Panel>
      );
  }
};

interface WithHomeProps {
  /** The title of the screen while the home is not here. */
  readonly title: string;
  /** Shown to a stranger instead of the usual text. */
  readonly stranger?: string;
  /** The screen tells nothing of any match, so that it is shown even while a film was not watched to its end. */
  readonly tells?: 'nothing';
  readonly children: (home: HomeView) => ReactNode;
}

/**
 * A screen for somebody with a personal link: loading, or the way to a link for a stranger, or what its owner may
 * see.
 */
export const WithHome = ({ title, stranger, tells, children }: WithHomeProps) => {
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
      <Screen title={title} back="/" action={<HomeButton />}>
        <Panel tone="strong">
          <p>{stranger ?? text.errors['no-person']}</p>
        </Panel>
      </Screen>
    );
  }
  return (
    <Untold title={title} home={tells ? null : home}>
      {children(home)}
    </Untold>
  );
};

/**
 * A sheet keeps showing the thing as it was when the sheet opened. It says when the thing has changed since, and
 * shows the change only on request: nobody confirms what they have not read.
 */
interface Held<Thing> {
  /** The thing as the sheet shows it and as its command names it. */
  readonly shown: Thing;
  /** The thing has changed since. */
  readonly isOld: boolean;
  /** How often it was renewed. */
  readonly times: number;
  /** Shows the thing as it is now. */
  renew(): void;
}

/** Holds `live` as it is now. `factsOf` returns the facts that the sheet depends on; a change of any makes it old. */
export function useHeld<Thing>(live: Thing, factsOf: (thing: Thing) => unknown): Held<Thing> {
  const [{ shown, times }, setHeld] = useState({ shown: live, times: 0 });
  return {
    shown,
    times,
    isOld: !sameValue(factsOf(shown), factsOf(live)),
    renew: () => setHeld({ shown: live, times: times + 1 }),
  };
}

interface KeptFieldsProps {
  readonly kept: Pick<KeptForm<unknown>, 'isOld' | 'discard'>;
  readonly sending: Sending['sending'];
  readonly children: ReactNode;
}

/**
 * The fields of a form that is kept until it is sent. Says when the form was begun earlier, and offers to discard it.
 * Disabled while it is being sent: changes would have no effect then.
 */
export const KeptFields = ({ kept, sending, children }: KeptFieldsProps) => {
  const { kept: words } = useText();
  const isSent = sending !== 'no';
  const button = (
    <Button weight="secondary" onClick={kept.discard}>
      {words.discard}
    </Button>
  );
  return (
    <>
      {kept.isOld && !isSent && <Banner action={button}>{words.begun}</Banner>}
      <fieldset className={css['fields']} role="presentation" disabled={isSent}>
        {children}
      </fieldset>
    </>
  );
};
