// IntrigueOver: over every page: what is awaited from the reader, and the latest ring. Over the table of their running
// match there is at most a line.

import { tableOf } from '@dunmer/shared/contract';
import type { ContractView, HomeView, IntrigueBrief, IntrigueDue } from '@dunmer/shared/protocol';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { PileMark, RingBell } from '../cards/index.ts';
import { useIntrigueText } from './intrigueText.ts';
import { useText } from '../text/index.ts';
import { useTold } from '../told/index.ts';
import { Toasts } from '../ui/index.ts';
import { type AskedInContract, askedInContracts, keyOfDue } from './asked.ts';
import { useIntrigueWords } from './cardWords.ts';
import { ContractAnswer, DueSheet } from './dueSheets.tsx';
import css from './intrigue.module.css';
import { isToldAnew, tellRing, cameWith } from './news.ts';
import { TimeLeft } from './timeLeft.tsx';
import { useIntrigueInfo } from './useIntrigueInfo.ts';

interface OverProps {
  readonly home: HomeView;
  readonly brief: IntrigueBrief;
}

/** Which of the things that are awaited is asked first; the hasty ones are over within seconds. */
const ORDER: readonly IntrigueDue['what'][] = ['answer', 'keep', 'drop'];
const HASTY: typeof ORDER = ['answer', 'drop'];

interface LineProps {
  readonly words: string;
  readonly clock: Pick<IntrigueDue, 'left' | 'runs'>;
  readonly what: IntrigueDue['what'];
  readonly onOpen: () => void;
}

/**
 * How long a notice of a ring is shown, in milliseconds. It stands where no thumb rests; home shows the news for
 * longer.
 */
const SHOWN = 12_000;

/** What is awaited, folded to a line above the page. */
const DueLine = ({ words, clock, what, onOpen }: LineProps) => (
  <aside aria-label={words} data-due={what}>
    <button type="button" className={css['due']} onClick={onOpen}>
      <PileMark />
      <span className={css['dueWords']}>{words}</span>
      <TimeLeft clock={clock} />
    </button>
  </aside>
);

interface DueProps {
  readonly home: HomeView;
  readonly due: IntrigueDue;
  /** Whether it begins as a line. */
  readonly folded: boolean;
}

const Due = ({ home, due, folded }: DueProps) => {
  const text = useIntrigueText();
  const { nameOfCopy } = useIntrigueWords();
  const [isFolded, setFolded] = useState(folded);
  if (!isFolded) return <DueSheet due={due} home={home} onFold={() => setFolded(true)} />;
  const words = due.what === 'answer' ? text.asked.line(nameOfCopy(due.to ?? '')) : text.drop.lines[due.what];
  return <DueLine words={words} clock={due} what={due.what} onOpen={() => setFolded(false)} />;
};

interface InContractProps extends Pick<DueProps, 'home' | 'folded'> {
  readonly asked: AskedInContract<ContractView>;
}

const InContract = ({ home, asked: { contract, play }, folded }: InContractProps) => {
  const { asked: text } = useIntrigueText();
  const { nameOfCopy } = useIntrigueWords();
  const [isFolded, setFolded] = useState(folded);
  if (!isFolded) return <ContractAnswer {...{ home, contract, play }} onFold={() => setFolded(true)} />;
  const words = text.line(nameOfCopy(play.cancels.at(-1) ?? play.card));
  return <DueLine words={words} clock={play} what="answer" onOpen={() => setFolded(false)} />;
};

const Rung = ({ home, ring }: { readonly home: HomeView; readonly ring: number }) => {
  const { rung: text } = useIntrigueText();
  const { app } = useText();
  const { nameOfCopy } = useIntrigueWords();
  const list = useIntrigueInfo(home.version);
  const [told, setTold] = useState(!isToldAnew(ring));
  const isKnown = list.at === 'here' && !list.old;
  useEffect(() => {
    if (!isKnown || told) return;
    const timer = setTimeout(() => {
      tellRing(ring);
      setTold(true);
    }, SHOWN);
    return () => clearTimeout(timer);
  }, [isKnown, told, ring]);
  // A list that was read before the ring does not know about it.
  if (told || list.at !== 'here' || list.value.deck.common.ring !== ring) return null;
  const came = cameWith(list.value, ring).map(nameOfCopy);
  const end = (): void => {
    tellRing(ring);
    setTold(true);
  };
  const link = (
    <Link href="/intrigue" className={css['toCards']} onClick={end}>
      <RingBell />
      {text.open}
    </Link>
  );
  return (
    <Toasts
      toasts={[
        {
          id: String(ring),
          text: came.length === 0 ? text.none(ring) : text.came(ring, came),
          action: link,
        },
      ]}
      dismissLabel={app.close}
      onDismiss={end}
    />
  );
};

/** Tells whether the page is the table of the match that its reader plays. */
const isAtTable = (place: string, { match }: HomeView): boolean =>
  match !== null && place === `/m/${match.match}`;

/**
 * Tells whether a page announces no ring: the page of the deck shows it by itself, and somebody who has just joined
 * is asked for a PIN first.
 */
const isQuiet = (place: string): boolean => place === '/intrigue' || place === '/pin';

export const IntrigueOver = ({ home, brief }: OverProps) => {
  const [place] = useLocation();
  const asks = [
    ...askedInContracts(home.contracts).map(({ play }) => `answer ${play.asking}`),
    ...brief.due.map(keyOfDue),
  ];
  useTold(asks.map((key) => ({ key })));
  // At the reader's own table a line says what is awaited; at the trade table a surplus has a place of its own.
  const folded = isAtTable(place, home);
  const hasPlace = folded && home.match !== null && tableOf(home.match) === 'trade';
  // One thing at a time: an answer that has only seconds comes first. With a surplus nobody can drop anything (IN10).
  const [asked] = askedInContracts(home.contracts);
  const [due] = (hasPlace ? HASTY : ORDER).flatMap((first) => brief.due.filter(({ what }) => what === first));
  if (asked !== undefined) {
    const { contract, play } = asked;
    return <InContract key={`${contract.contract} ${play.asking} ${folded}`} {...{ home, asked, folded }} />;
  }
  if (due !== undefined) return <Due key={`${keyOfDue(due)} ${folded}`} {...{ home, due, folded }} />;
  if (folded || brief.ring === null || isQuiet(place)) return null;
  return <Rung key={brief.ring} home={home} ring={brief.ring} />;
};
