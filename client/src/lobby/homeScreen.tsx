// HomeScreen: what to do first, and the matches that go on.

import { useLocation } from 'wouter';
import { SettingsButton } from '../settings/index.ts';
import { useText } from '../text/index.ts';
import { Button, IconButton } from '../ui/index.ts';
import { Emblem } from './emblem.tsx';
import css from './lobby.module.css';
import { MyTables } from './myTables.tsx';
import { Screen } from './screen.tsx';

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
      <div className={css['lead']}>
        <Emblem />
        <p>{text.home.lead}</p>
      </div>
      <MyTables />
    </Screen>
  );
};
