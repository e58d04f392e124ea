// MoneyScreen: the purse: what is in it, what is set aside, and all its entries. When coins lie on the table, it says
// so.

import type { HomeView } from '@dunmer/shared/protocol';
import { useLocation } from 'wouter';
import { Screen } from '../frame/index.ts';
import { WithHome } from '../parts/index.ts';
import { Debts } from '../ruling/index.ts';
import { usePurseText } from './purseText.ts';
import { Button, Panel } from '../ui/index.ts';
import { Balance, Statement } from './statement.tsx';
import css from './purse.module.css';

const OnTable = () => {
  const { table } = usePurseText();
  const [, go] = useLocation();
  return (
    <Screen
      title={table.title}
      back="/"
      action={
        <Button wide onClick={() => go('/past')}>
          {table.past}
        </Button>
      }
    >
      <Panel>
        <p>{table.lead}</p>
        <p className={css['quiet']}>{table.written}</p>
      </Panel>
    </Screen>
  );
};

const Purse = ({ home, purse }: { readonly home: HomeView; readonly purse: number }) => {
  const words = usePurseText();
  const [, go] = useLocation();
  const action = (
    <Button wide onClick={() => go('/person')}>
      {words.give}
    </Button>
  );
  return (
    <Screen title={words.title} back="/" action={action}>
      <Balance purse={purse} held={home.held} />
      <Debts debts={home.debts} reader={home.me.person} />
      <Statement version={home.version} />
    </Screen>
  );
};

export const MoneyScreen = () => {
  const words = usePurseText();
  return (
    <WithHome title={words.title}>
      {(home) => (home.purse === null ? <OnTable /> : <Purse home={home} purse={home.purse} />)}
    </WithHome>
  );
};
