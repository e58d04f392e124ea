// Reading: a page that waits for what it shows, and what it was given to hold.

import { sameValue } from '@dunmer/shared/lib';
import type { HomeView } from '@dunmer/shared/protocol';
import { type ReactNode, useState } from 'react';
import { Screen } from '../frame/index.ts';
import { type KeptForm, type List, type Sending, useHome } from '../net/index.ts';
import { useText } from '../text/index.ts';
import { Banner, Button, Panel, Waiting } from '../ui/index.ts';
import css from './reading.module.css';
import { Untold } from './untold.tsx';

interface ReadingProps<T> {
  readonly list: List<T>;
  /** Said where there is no such thing, or not for this reader. */
  readonly unknown?: string;
  readonly children: (value: T) => ReactNode;
}

/**
 * A list that is read from the server: under way, unavailable, or here; what was shown stays while it is read again.
 */
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
  /** Of the screen, as long as it is not here. */
  readonly title: string;
  /** What a stranger is told instead of the ordinary. */
  readonly stranger?: string;
  readonly children: (home: HomeView) => ReactNode;
}

/**
 * A screen for whoever has a personal link: on its way, for a stranger the way to one, or with what its owner may see.
 */
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

/**
 * What a sheet asks about stays what it was when the sheet opened; what has become of it since is said, and is shown
 * only when it is asked for: nobody presses through to what they have not read.
 */
interface Held<Thing> {
  /** As the sheet shows it, and as its command names it. */
  readonly shown: Thing;
  /** It is not like this any more. */
  readonly isOld: boolean;
  /** How often it was shown anew. */
  readonly times: number;
  /** Shows it as it is now. */
  renew(): void;
}

/** `factsOf`: what of it the sheet rests on. */
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
 * The fields of a form that is kept until it is sent. That it was begun before is said, and it may be given up. While
 * it is under way it stays as it was sent: what is changed then would change nothing.
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
