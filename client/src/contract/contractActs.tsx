// ContractActs: the page of a contract with what may be done: the next thing at the bottom, the rest folded away.

import type { Party } from '@dunmer/shared/contract';
import type { Answer, ContractView, HomeView } from '@dunmer/shared/protocol';
import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { Screen } from '../lobby/index.ts';
import { useDealText } from '../text/index.ts';
import { Button, Waiting } from '../ui/index.ts';
import { type Act, actsAtHand } from './acts.ts';
import { ActSheet, type Opened } from './actSheet.tsx';
import { commandOf } from './commandOf.ts';
import css from './contract.module.css';
import { partnerIn, statusOf, turnOf } from './status.ts';
import { useActs } from './useActs.ts';

interface ContractActsProps {
  readonly contract: ContractView;
  readonly home: HomeView;
  readonly party: Party | null;
  readonly children: ReactNode;
}

/** Where a demanded sixth is to be rounded there is a button for each size. */
const buttonsOf = (act: Act, sixth: readonly number[]): readonly { act: Act; amount?: number }[] =>
  act === 'chooseRounding' ? sixth.map((amount) => ({ act, amount })) : [{ act }];

/** The offer that answered this one, as long as it is open. */
const counterTo = (contract: ContractView, { contracts }: HomeView): ContractView | null =>
  contracts.find(
    (each) =>
      each.state.at === 'offered' &&
      partnerIn(each).person === partnerIn(contract).person &&
      each.written > contract.written,
  ) ?? null;

export const ContractActs = ({ contract, home, party, children }: ContractActsProps) => {
  const text = useDealText();
  const [, go] = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const onAnswer = useCallback(
    (answer: Answer) => {
      setOpened(null);
      if (answer.type === 'started') go(`/m/${answer.match}`);
    },
    [go],
  );
  const { sending, error, send, dismiss } = useActs(contract.contract, onAnswer);
  // A phone that only shows shows nothing to press.
  const { first, others, rest } = actsAtHand(home.me.controls ? contract : { ...contract, may: [] });
  const partner = partnerIn(contract);
  const status = statusOf(contract);

  const start = (act: Act, amount?: number) => {
    if (act === 'counter') return go(`/deal/new/${partner.code}?counters=${contract.contract}`);
    dismiss();
    setOpened({ act, ...(amount === undefined ? {} : { amount }) });
  };
  const button = (act: Act, weight: 'primary' | 'secondary' | 'danger', large = false) =>
    buttonsOf(act, contract.sixth).map(({ amount }) => (
      <Button
        key={`${act} ${amount ?? ''}`}
        weight={act === 'refuseGame' || act === 'decline' ? 'danger' : weight}
        size={large ? 'large' : 'normal'}
        wide
        busy={sending !== 'no' && opened?.act === act && opened.amount === amount}
        onClick={() => start(act, amount)}
      >
        {amount === undefined ? text.acts[act].label : text.playAt(text.each(amount))}
      </Button>
    ));
  const bottom = () => {
    if (status === 'playing' && contract.match !== null) {
      return (
        <Button weight="commit" size="large" wide onClick={() => go(`/m/${contract.match ?? ''}`)}>
          {party === null ? text.watchMatch : text.toTable}
        </Button>
      );
    }
    if (first !== null) {
      return (
        <div className={css['acts']}>
          {first === 'chooseRounding' && (contract.lowered || contract.sixth.length > 1) && (
            <p className={css['note']}>
              {contract.sixth.length > 1 && text.roundings} {contract.lowered && text.lowered}
            </p>
          )}
          {button(first, 'primary', true)}
          {others.map((act) => button(act, 'secondary'))}
        </div>
      );
    }
    const counter = status === 'countered' ? counterTo(contract, home) : null;
    if (counter !== null) {
      return (
        <Button weight="primary" size="large" wide onClick={() => go(`/contract/${counter.contract}`)}>
          {text.toCounter}
        </Button>
      );
    }
    return turnOf(status) === 'theirs' ? <Waiting>{text.waits(partner.name)}</Waiting> : undefined;
  };
  const action = bottom();
  return (
    <Screen title={partner.name} back="/" {...(action === undefined ? {} : { action })}>
      {children}
      {rest.length > 0 && (
        <details className={css['fold']} open={first === null}>
          <summary>{text.more}</summary>
          <div className={css['acts']}>{rest.map((act) => button(act, 'secondary'))}</div>
        </details>
      )}
      {opened !== null && party !== null && (
        <ActSheet
          key={opened.act}
          opened={opened}
          contract={contract}
          party={party}
          settings={home.event.settings}
          purse={home.purse}
          sending={sending}
          error={error}
          onConfirm={(amount) => send(commandOf(contract, opened.act, amount))}
          onClose={() => {
            dismiss();
            setOpened(null);
          }}
        />
      )}
    </Screen>
  );
};
