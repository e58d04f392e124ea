// ContractActs: the page of a contract with what may be done: the next act at the bottom, the others folded away.

import type { Party } from '@dunmer/shared/contract';
import type { Answer, ContractView, HomeView } from '@dunmer/shared/protocol';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Screen } from '../frame/index.ts';
import { home as askHome, useCommand } from '../net/index.ts';
import { UnderWay } from '../parts/index.ts';
import { type ContractText, useErrorsText, useContractText } from '../text/index.ts';
import { useTold } from '../told/index.ts';
import { Banner, Button, Waiting } from '../ui/index.ts';
import { type Act, type ActsAtHand, actsAtHand, type Chosen, wishOf } from './acts.ts';
import { ActSheet, type Opened } from './actSheet.tsx';
import { actWords } from './facts.ts';
import css from './contract.module.css';
import { isPastHandover, ownOf } from './hindrance.ts';
import { isPlayOpen, partnerIn, statusOf, turnIn, turnOf } from './status.ts';
import { useNote } from './useNote.ts';

interface ContractActsProps {
  readonly contract: ContractView;
  readonly home: HomeView;
  readonly party: Party | null;
  readonly children: ReactNode;
}

/** The sizes of an act: one button for each when a demanded sixth is rounded, else a single button. */
const sizesOf = (act: Act, sixth: readonly number[]): readonly (number | undefined)[] =>
  act === 'chooseRounding' ? sixth : [undefined];

/** Refusals that mean that this page is out of date. */
const OLD: ReadonlySet<string> = new Set([
  'not-a-choice',
  'not-enough',
  'busy',
  'below-least',
  'demand-ended',
  'stale-proposal',
  'patrons-off',
]);

/** Returns the open offer that answered this one, or null. */
const counterTo = (contract: ContractView, { contracts }: HomeView): ContractView | null =>
  contracts.find(
    (each) =>
      each.state.at === 'offered' &&
      partnerIn(each).person === partnerIn(contract).person &&
      each.written > contract.written,
  ) ?? null;

/** Holds which act's sheet is open, which command is under way, and its outcome. */
function useActs(contract: ContractView) {
  const [, go] = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [hasEnded, setEnded] = useState(false);
  const onAnswer = useCallback(
    (answer: Answer) => {
      setOpened(null);
      setEnded(answer.type === 'demandEnded');
      if (answer.type === 'started') go(`/m/${answer.match}`);
      // An accepted offer that the other party has to answer again is a new contract.
      if (answer.type === 'made') go(`/contract/${answer.id}`, { replace: true });
    },
    [go],
  );
  const { sending, error, send, dismiss } = useCommand('actOnContract', onAnswer, contract.contract);
  const isOld = error !== null && OLD.has(error.code);
  useEffect(() => {
    if (isOld) askHome.ask();
  }, [isOld]);
  return {
    opened,
    hasEnded,
    sending,
    error,
    // Its sheet was closed while the link was lost: the command is sent all the same.
    underWay: sending !== 'no' && opened === null ? sending : null,
    wish: (shown: ContractView, act: Exclude<Act, 'counter'>, chosen: Chosen) =>
      send({ type: 'actOnContract', contract: shown.contract, wish: wishOf(shown, act, chosen) }),
    start(act: Act, amount?: number) {
      if (act === 'counter')
        return go(`/contract/new/${partnerIn(contract).code}?counters=${contract.contract}`);
      dismiss();
      setOpened({ act, ...(amount === undefined ? {} : { amount }) });
    },
    close() {
      dismiss();
      setOpened(null);
    },
  };
}

interface PageProps {
  readonly contract: ContractView;
  readonly home: HomeView;
  readonly party: Party | null;
  readonly acts: ReturnType<typeof useActs>;
}

interface ActButtonsProps extends PageProps {
  readonly act: Act;
  /** Whether it is the main act. */
  readonly isFirst?: boolean;
}

/** The button of an act; when a sixth is to be rounded, one for each size. */
const ActButtons = ({ act, contract, home, acts, isFirst = false }: ActButtonsProps) => {
  const text = useContractText();
  const { sending, opened, start } = acts;
  const weight = isFirst ? 'primary' : 'secondary';
  return sizesOf(act, contract.sixth).map((amount) => (
    <Button
      key={`${act} ${amount ?? ''}`}
      weight={act === 'refuseGame' || act === 'decline' ? 'danger' : weight}
      size={isFirst ? 'large' : 'normal'}
      wide
      busy={sending !== 'no' && opened?.act === act && opened.amount === amount}
      onClick={() => start(act, amount)}
    >
      {amount === undefined
        ? actWords(act, contract, text, home.event.settings).label
        : text.playAt(text.each(amount))}
    </Button>
  ));
};

/**
 * Ends a demand that nobody can pay. Nothing is staked and the contract does not change, so there is nothing to
 * confirm.
 */
const EndDemand = ({ contract, acts }: Pick<PageProps, 'contract' | 'acts'>) => (
  <Button
    weight="primary"
    size="large"
    wide
    onClick={() => acts.wish(contract, 'chooseRounding', { amount: 0, table: 'trade' })}
  >
    {useContractText().endDemand}
  </Button>
);

/**
 * Returns where a contract without anything to do leads: to its match, to the offer that answered it, or to the other
 * party.
 */
function wayOn({ contract, home, party }: PageProps, text: ContractText) {
  const status = statusOf(contract);
  if (status === 'playing' && contract.match !== null) {
    const label = party === null ? text.watchMatch : text.toTable;
    return { to: `/m/${contract.match}`, weight: 'commit', label } as const;
  }
  const counter = status === 'countered' ? counterTo(contract, home) : null;
  if (counter !== null)
    return { to: `/contract/${counter.contract}`, weight: 'primary', label: text.toCounter } as const;
  const isOver = turnOf(status) === 'nobody' && party !== null;
  const { code } = partnerIn(contract);
  return isOver ? ({ to: `/p/${code}`, weight: 'secondary', label: text.ended.toPerson } as const) : null;
}

/** Returns the foot of the page; null when it is empty. */
function useBottom(page: PageProps, { first, others }: Pick<ActsAtHand, 'first' | 'others'>): ReactNode {
  const { contract, home, acts } = page;
  const text = useContractText();
  const [, go] = useLocation();
  const note = useNote(contract, home);
  const way = wayOn(page, text);
  const status = statusOf(contract);
  const turn = turnIn(contract);
  // The question about an intrigue card tells of itself.
  useTold(turn === 'mine' && !isPlayOpen(contract) ? [{ key: status }] : []);
  const isWaiting = turn === 'theirs' && !isPastHandover(contract, home);
  const words = status === 'hand-mine' ? text.waitsHandover : text.waits;
  const waiting = isWaiting && <Waiting>{words(partnerIn(contract).name)}</Waiting>;
  if (acts.underWay !== null) return <UnderWay sending={acts.underWay} />;
  if (way?.weight !== 'commit' && (first !== null || note !== null))
    return (
      <div className={css['acts']}>
        {note !== null && <p className={css['note']}>{note}</p>}
        {waiting}
        {first === 'chooseRounding' && contract.sixth.length === 0 ? (
          <EndDemand contract={contract} acts={acts} />
        ) : (
          first !== null && <ActButtons {...page} act={first} isFirst />
        )}
        {others.map((act) => (
          <ActButtons key={act} {...page} act={act} />
        ))}
      </div>
    );
  if (way === null) return waiting === false ? null : waiting;
  return (
    <Button weight={way.weight} size="large" wide onClick={() => go(way.to)}>
      {way.label}
    </Button>
  );
}

export const ContractActs = ({ contract, home, party, children }: ContractActsProps) => {
  const text = useContractText();
  const errors = useErrorsText();
  const acts = useActs(contract);
  const page = { contract, home, party, acts };
  const { first, others, rest } = actsAtHand(contract, ownOf(home));
  const bottom = useBottom(page, { first, others });
  const { opened, error, wish, close } = acts;
  return (
    <Screen title={partnerIn(contract).name} back="/" {...(bottom === null ? {} : { action: bottom })}>
      {acts.hasEnded && <Banner>{text.demandEnded}</Banner>}
      {opened === null && error !== null && <Banner tone="trouble">{errors(error.code)}</Banner>}
      {children}
      {rest.length > 0 && acts.underWay === null && (
        <details className={css['fold']} open={first === null}>
          <summary>{text.more}</summary>
          <div className={css['acts']}>
            {rest.map((act) => (
              <ActButtons key={act} {...page} act={act} />
            ))}
          </div>
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
          brief={home.pledges}
          sending={acts.sending}
          error={error}
          onConfirm={(shown, chosen) => wish(shown, opened.act, chosen)}
          onClose={close}
        />
      )}
    </Screen>
  );
};
