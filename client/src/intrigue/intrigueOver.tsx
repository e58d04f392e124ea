// IntrigueOver: over every page except that of the reader's running match: what is awaited from them, and the latest
// ring.

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

const Due = ({ home, due }: { readonly home: HomeView; readonly due: IntrigueDue }) => {
  const text = useIntrigueText();
  const { nameOfCopy } = useIntrigueWords();
  const [isFolded, setFolded] = useState(false);
  if (!isFolded) return <DueSheet due={due} home={home} onFold={() => setFolded(true)} />;
  const words = due.what === 'answer' ? text.asked.line(nameOfCopy(due.to ?? '')) : text.drop.lines[due.what];
  return <DueLine words={words} clock={due} what={due.what} onOpen={() => setFolded(false)} />;
};

const InContract = ({ asked: { contract, play } }: { readonly asked: AskedInContract<ContractView> }) => {
  const { asked: text } = useIntrigueText();
  const { nameOfCopy } = useIntrigueWords();
  const [isFolded, setFolded] = useState(false);
  if (!isFolded) return <ContractAnswer contract={contract} play={play} onFold={() => setFolded(true)} />;
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
  if (isAtTable(place, home)) return null;
  // One thing at a time: an answer that has only seconds comes first.
  const [asked] = askedInContracts(home.contracts);
  const due = brief.due.find(({ what }) => what !== 'keep') ?? brief.due[0];
  return (
    <>
      {asked !== undefined ? (
        <InContract key={`${asked.contract.contract} ${asked.play.asking}`} asked={asked} />
      ) : (
        due !== undefined && <Due key={keyOfDue(due)} home={home} due={due} />
      )}
      {asked === undefined && due === undefined && brief.ring !== null && !isQuiet(place) && (
        <Rung key={brief.ring} home={home} ring={brief.ring} />
      )}
    </>
  );
};
