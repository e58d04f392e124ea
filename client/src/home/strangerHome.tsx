// StrangerHome: a phone that is nobody's yet: how to come in, a match against the machine, and in the sample event whom to try.

import { useLocation } from 'wouter';
import { MyTables, Screen, Spread } from '../lobby/index.ts';
import { useText } from '../text/index.ts';
import { Button } from '../ui/index.ts';
import { HomeHead } from './homeHead.tsx';
import css from './home.module.css';
import { SampleLinks } from './sampleLinks.tsx';

export const StrangerHome = () => {
  const { app, home: text } = useText();
  const [, go] = useLocation();
  const action = (
    <div className={css['choices']}>
      <Button weight="primary" size="large" wide onClick={() => go('/join')}>
        {text.code}
      </Button>
      <Button wide onClick={() => go('/practice')}>
        {text.practice}
      </Button>
    </div>
  );
  return (
    <Screen title={app.title} after={<HomeHead />} action={action}>
      <div className={css['lead']}>
        <Spread />
        <p>{text.lead}</p>
        <p>{text.stranger}</p>
      </div>
      <SampleLinks />
      <MyTables />
    </Screen>
  );
};
