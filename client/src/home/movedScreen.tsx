// MovedScreen: shown on a phone that its owner has left: it says so, shows nothing of theirs, and offers the ways
// back.

import type { WaysIn } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Screen } from '../frame/index.ts';
import { MyTables } from '../lobby/index.ts';
import { useComingHome, useMoved } from '../net/index.ts';
import { MoveHere } from '../person/index.ts';
import { useLinkText } from '../person/linkText.ts';
import { useText } from '../text/index.ts';
import { Button, Panel, Waiting } from '../ui/index.ts';
import css from './home.module.css';
import { HomeHead } from './homeParts.tsx';

/** The ways back: another phone can allow it only where one holds the link, and a PIN helps only where it is valid. */
function wayBack({ hasPin, pinRests, isHeld }: WaysIn): 'both' | 'tap' | 'pin' | 'neither' {
  if (hasPin && !pinRests) return isHeld ? 'both' : 'pin';
  return isHeld ? 'tap' : 'neither';
}

export const MovedScreen = () => {
  const { app, home: text } = useText();
  const { moved: words } = useLinkText();
  const [, go] = useLocation();
  const [isAsked, setAsked] = useState(false);
  // Keeps the connection open, so that the phone learns at once when it is theirs again.
  useComingHome();
  const ways = useMoved();
  if (ways === null) {
    return (
      <Screen title={app.title} after={<HomeHead />}>
        <Waiting>{app.loading}</Waiting>
      </Screen>
    );
  }
  if (isAsked) return <MoveHere secret={null} ways={ways} />;
  const { name, isHeld } = ways;
  const buttons = (
    <div className={css['choices']}>
      <Button weight="primary" size="large" wide onClick={() => setAsked(true)}>
        {words.here}
      </Button>
      <div className={css['pair']}>
        <Button onClick={() => go('/practice')}>{text.practice}</Button>
        <Button onClick={() => go('/join')}>{text.code}</Button>
      </div>
    </div>
  );
  return (
    <Screen title={app.title} after={<HomeHead />} action={buttons}>
      <Panel tone="strong">
        <h2>{isHeld ? words.title : words.nowhereTitle}</h2>
        <p role="status">{isHeld ? words.lead(name) : words.nowhere(name)}</p>
        <p>{words.how[wayBack(ways)]}</p>
      </Panel>
      <MyTables />
    </Screen>
  );
};
