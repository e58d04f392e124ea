// StrangerHome: a phone that is nobody's yet: how to come in, a match against the machine, and in the sample event whom
// to try.

import { useLocation } from 'wouter';
import { MyTables, Spread } from '../lobby/index.ts';
import { useText } from '../text/index.ts';
import { Button } from '../ui/index.ts';
import css from './home.module.css';
import { SampleLinks } from './sampleLinks.tsx';

export const StrangerAction = () => {
  const { home: text } = useText();
  const [, go] = useLocation();
  return (
    <div className={css['choices']}>
      <Button weight="primary" size="large" wide onClick={() => go('/join')}>
        {text.code}
      </Button>
      <Button wide onClick={() => go('/practice')}>
        {text.practice}
      </Button>
    </div>
  );
};

export const StrangerHome = () => {
  const { home: text } = useText();
  return (
    <>
      <div className={css['lead']}>
        <Spread />
        <p>{text.lead}</p>
        <p>{text.stranger}</p>
      </div>
      <SampleLinks />
      <MyTables />
    </>
  );
};
