// HomeScreen: what to do first, and the matches that go on.

import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { onWake } from '../device/index.ts';
import { api } from '../net/index.ts';
import { SettingsButton } from '../settings/index.ts';
import { useText } from '../text/index.ts';
import { Button, IconButton, Spinner } from '../ui/index.ts';
import { Emblem, Spread } from './emblem.tsx';
import css from './lobby.module.css';
import { MyTables } from './myTables.tsx';
import { Screen } from './screen.tsx';
import { Trouble } from './trouble.tsx';
import { useAsked } from './useAsked.ts';

const Mine = () => {
  const text = useText();
  const { asked, again } = useAsked(api.mine);
  useEffect(() => onWake(again), [again]);
  if (asked.at === 'asking') return <Spinner />;
  if (asked.at === 'trouble') return <Trouble onAgain={again} />;
  const hasTables = asked.value.tables.length > 0;
  return (
    <>
      <div className={css['lead']}>
        {hasTables ? <Emblem /> : <Spread />}
        {!hasTables && <p>{text.home.lead}</p>}
      </div>
      {hasTables && <MyTables tables={asked.value.tables} />}
    </>
  );
};

export const HomeScreen = () => {
  const text = useText();
  const [, go] = useLocation();
  const head = (
    <>
      <IconButton glyph="info" label={text.home.help} onClick={() => go('/help')} />
      <SettingsButton />
    </>
  );
  const action = (
    <div className={css['choices']}>
      <Button weight="primary" size="large" wide onClick={() => go('/open')}>
        {text.home.open}
      </Button>
      <div className={css['pair']}>
        <Button onClick={() => go('/join')}>{text.home.join}</Button>
        <Button onClick={() => go('/practice')}>{text.home.practice}</Button>
      </div>
    </div>
  );
  return (
    <Screen title={text.app.title} after={head} action={action}>
      <Mine />
    </Screen>
  );
};
