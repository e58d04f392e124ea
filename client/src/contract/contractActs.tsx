// ContractActs: the page of a contract with what may be done: the next thing at the bottom, the rest folded away.

import type { Party } from '@dunmer/shared/contract';
import type { Answer, ContractView, HomeView } from '@dunmer/shared/protocol';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Screen } from '../frame/index.ts';
import { home as askHome, useCommand } from '../net/index.ts';
import { UnderWay } from '../parts/index.ts';
import { useErrorsText, useContractText } from '../text/index.ts';
import { Banner, Button, Waiting } from '../ui/index.ts';
import { type Act, actsAtHand, type Chosen, wishOf } from './acts.ts';
import { ActSheet, type Opened } from './actSheet.tsx';
import { actWords } from './facts.ts';
import css from './contract.module.css';
import { ownOf } from './hindrance.ts';
import { partnerIn, statusOf, turnOf } from './status.ts';
import { useNote } from './useNote.ts';

interface ContractActsProps {
  readonly contract: ContractView;
  readonly home: HomeView;
  readonly party: Party | null;
  readonly children: ReactNode;
}

/** Where a demanded sixth is to be rounded there is a button for each size. */
const buttonsOf = (act: Act, sixth: readonly number[]): readonly { act: Act; amount?: number }[] =>
  act === 'chooseRounding' ? sixth.map((amount) => ({ act, amount })) : [{ act }];

/** A refusal that shows that what this page says is old. */
const OLD: ReadonlySet<string> = new Set([
  'not-a-choice',
  'not-enough',
  'busy',
  'below-least',
  'demand-ended',
  'stale-proposal',
  'patrons-off',
]);

/** The offer that answered this one, as long as it is open. */
const counterTo = (contract: ContractView, { contracts }: HomeView): ContractView | null =>
  contracts.find(
    (each) =>
      each.state.at === 'offered' &&
      partnerIn(each).person === partnerIn(contract).person &&
      each.written > contract.written,
  ) ?? null;

export const ContractActs = ({ contract, home, party, children }: ContractActsProps) => {
  const text = useContractText();
  const errors = useErrorsText();
  const [, go] = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [hasEnded, setEnded] = useState(false);
  const note = useNote(contract, home);
  const onAnswer = useCallback(
    (answer: Answer) => {
      setOpened(null);
      setEnded(answer.type === 'demandEnded');
      if (answer.type === 'started') go(`/m/${answer.match}`);
      // A yes that the other has to answer: it is an offer of its own.
      if (answer.type === 'made') go(`/contract/${answer.id}`, { replace: true });
    },
    [go],
  );
  const { sending, error, send, dismiss } = useCommand('actOnContract', onAnswer, contract.contract);
  const wish = (shown: ContractView, act: Exclude<Act, 'counter'>, chosen: Chosen) =>
    send({ type: 'actOnContract', contract: shown.contract, wish: wishOf(shown, act, chosen) });
  const isOld = error !== null && OLD.has(error.code);
  useEffect(() => {
    if (isOld) askHome.ask();
  }, [isOld]);
  const { first, others, rest } = actsAtHand(contract, ownOf(home));
  const partner = partnerIn(contract);
  const status = statusOf(contract);

  const start = (act: Act, amount?: number) => {
    if (act === 'counter') return go(`/contract/new/${partner.code}?counters=${contract.contract}`);
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
        {amount === undefined
          ? actWords(act, contract, text, home.event.settings).label
          : text.playAt(text.each(amount))}
      </Button>
    ));
  // Nothing is laid down by it, and the contract stays what it was: there is nothing to confirm.
  const endDemand = () => wish(contract, 'chooseRounding', { amount: 0, table: 'trade' });
  // Its sheet was closed over a lost link: it is sent all the same.
  const isUnderWay = sending !== 'no' && opened === null;
  const bottom = () => {
    if (isUnderWay) return <UnderWay sending={sending} />;
    if (status === 'playing' && contract.match !== null) {
      return (
        <Button weight="commit" size="large" wide onClick={() => go(`/m/${contract.match ?? ''}`)}>
          {party === null ? text.watchMatch : text.toTable}
        </Button>
      );
    }
    const waiting = turnOf(status) === 'theirs' && <Waiting>{text.waits(partner.name)}</Waiting>;
    if (first !== null || note !== null) {
      return (
        <div className={css['acts']}>
          {note !== null && <p className={css['note']}>{note}</p>}
          {waiting}
          {first === 'chooseRounding' && contract.sixth.length === 0 ? (
            <Button weight="primary" size="large" wide onClick={endDemand}>
              {text.endDemand}
            </Button>
          ) : (
            first !== null && button(first, 'primary', true)
          )}
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
    if (turnOf(status) === 'nobody' && party !== null) {
      return (
        <Button size="large" wide onClick={() => go(`/p/${partner.code}`)}>
          {text.ended.toPerson}
        </Button>
      );
    }
    return waiting === false ? undefined : waiting;
  };
  const action = bottom();
  return (
    <Screen title={partner.name} back="/" {...(action === undefined ? {} : { action })}>
      {hasEnded && <Banner>{text.demandEnded}</Banner>}
      {opened === null && error !== null && <Banner tone="trouble">{errors(error.code)}</Banner>}
      {children}
      {rest.length > 0 && !isUnderWay && (
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
          onConfirm={(shown, chosen) => wish(shown, opened.act, chosen)}
          onClose={() => {
            dismiss();
            setOpened(null);
          }}
        />
      )}
    </Screen>
  );
};
