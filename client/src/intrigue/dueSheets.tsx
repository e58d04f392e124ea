// DueSheets: what is awaited from the reader: an answer to a play (IN19), or which cards to spend (IN10, `drop`),
// each with the time left.

import { otherParty } from '@dunmer/shared/contract';
import type {
  ContractIntrigue,
  ContractView,
  ContractWish,
  HomeView,
  IntrigueDue,
  IntrigueInfo,
} from '@dunmer/shared/protocol';
import { useEffect, useState } from 'react';
import { useCommand } from '../net/index.ts';
import { SheetBody, SheetFoot, Trouble } from '../parts/index.ts';
import { useErrorsText, useText } from '../text/index.ts';
import { useIntrigueText } from './intrigueText.ts';
import { Button, Sheet, Waiting } from '../ui/index.ts';
import { AnswerSheet, type Hindered } from './answerSheet.tsx';
import { aboutOf, isFresh, mustGo } from './asked.ts';
import { CardPick, toggled } from './cardPick.tsx';
import { useIntrigueWords } from './cardWords.ts';
import { isToldAnew, tellRing, cameWith } from './news.ts';
import { nameIn, useIntrigueInfo } from './useIntrigueInfo.ts';
import { TimeLeft } from './timeLeft.tsx';

/** Returns why no card of the reader's can answer now; the reason that lasts longest comes first. */
function hinderedBy({ me, event, intrigue }: HomeView): Hindered | null {
  if (me.frozen) return 'frozen';
  if (event.paused) return 'paused';
  return intrigue?.due.some(({ what }) => what === 'keep') === true ? 'surplus' : null;
}

type AnswerProps = Parameters<typeof AnswerSheet>[0];
interface AskingProps extends Omit<AnswerProps, 'hindered' | 'onSpend'> {
  readonly home: HomeView;
}

/** A question for an answer. It gives way to the choice that ends a surplus, and comes back after it (IN10). */
const Asking = ({ home, ...question }: AskingProps) => {
  const [isSpending, setSpending] = useState(false);
  const keep = home.intrigue?.due.find(({ what }) => what === 'keep');
  if (isSpending && keep !== undefined)
    return <DueSheet due={keep} home={home} onFold={() => setSpending(false)} />;
  return <AnswerSheet {...question} hindered={hinderedBy(home)} onSpend={() => setSpending(true)} />;
};

interface DueProps {
  readonly home: HomeView;
  readonly due: IntrigueDue;
  /** The deck, at least as new as what is awaited; null until it is loaded. */
  readonly info: IntrigueInfo | null;
  readonly onFold: () => void;
}

/** Returns a sentence about who has played what. */
function useAbout({ home, due, info }: DueProps): string | null {
  const { asked: text } = useIntrigueText();
  const { nameOfCopy } = useIntrigueWords();
  const { by, card, on, cancel } = aboutOf(due, info?.deck ?? null);
  if (info === null || by === null || card === null)
    return due.to === null ? null : text.unknown(nameOfCopy(due.to));
  if (cancel !== null && cancel.copy === due.to)
    return text.answeredYou(nameIn(info, cancel.who), nameOfCopy(cancel.copy), nameOfCopy(cancel.hits));
  const reader = home.me.person;
  if (by === reader) return null;
  const others = on.people.filter((person) => person !== reader).map((person) => nameIn(info, person));
  return [
    text.played(nameIn(info, by), nameOfCopy(card)),
    ...(on.copies.length === 0 ? [] : [text.on(on.copies.map((copy) => nameOfCopy(copy)))]),
    ...(others.length === 0 ? [] : [text.besides(others)]),
  ].join(' ');
}

const ActionAnswer = (props: DueProps) => {
  const { home, due, info, onFold } = props;
  const sending = useCommand(['cancelIntrigue', 'passIntrigue']);
  const about = useAbout(props);
  const asking = due.asking ?? 0;
  return (
    <Asking
      home={home}
      to={due.to ?? ''}
      about={about}
      clock={due}
      answers={info?.answers ?? null}
      sending={sending}
      isPassing={sending.sent?.type === 'passIntrigue'}
      onCancel={(card) => sending.send({ type: 'cancelIntrigue', asking, card })}
      onPass={() => sending.send({ type: 'passIntrigue', asking })}
      onFold={onFold}
    />
  );
};

interface InContractProps {
  readonly home: HomeView;
  readonly contract: ContractView;
  readonly play: NonNullable<ContractIntrigue['play']>;
  readonly onFold: () => void;
}

/** The same for a play in a contract; the page of the contract need not be open. */
export const ContractAnswer = ({ home, contract, play, onFold }: InContractProps) => {
  const { asked: text } = useIntrigueText();
  const { nameOfCopy } = useIntrigueWords();
  const sending = useCommand('actOnContract', undefined, contract.contract);
  const send = (wish: ContractWish): void =>
    sending.send({ type: 'actOnContract', contract: contract.contract, wish });
  const { asking, card, cancels, answers } = play;
  const to = cancels.at(-1) ?? card;
  const other = contract[otherParty(play.asked)].name;
  const about =
    cancels.length === 0
      ? text.inContract(other, nameOfCopy(to))
      : text.answeredYou(other, nameOfCopy(to), nameOfCopy(cancels.at(-2) ?? card));
  return (
    <Asking
      home={home}
      to={to}
      about={about}
      clock={play}
      answers={answers}
      sending={sending}
      isPassing={sending.sent?.wish.type === 'passPlay'}
      onCancel={(copy) => send({ type: 'cancelPlay', asking, card: copy })}
      onPass={() => send({ type: 'passPlay', asking })}
      onFold={onFold}
    />
  );
};

/**
 * Returns what came with the latest ring if this phone has not announced it yet, and marks it as announced: the sheet
 * about surplus cards announces it instead.
 */
function useRung({ info }: DueProps): string | null {
  const { rung: text } = useIntrigueText();
  const { nameOfCopy } = useIntrigueWords();
  const ring = info?.deck.common.ring ?? null;
  const [isNew] = useState(() => isToldAnew(ring) || ring === null);
  useEffect(() => tellRing(ring), [ring]);
  if (info === null || ring === null || !isNew) return null;
  const came = cameWith(info, ring);
  return came.length === 0 ? null : text.came(ring, came.map(nameOfCopy));
}

const SpendSheet = (props: DueProps) => {
  const { home, due, info, onFold } = props;
  const text = useIntrigueText();
  const { app, open } = useText();
  const errors = useErrorsText();
  const { sending, error, send } = useCommand(['keepIntrigue', 'dropIntrigue']);
  const about = useAbout(props);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const hand = info?.deck.own.hand ?? null;
  const count = mustGo(due, hand?.length ?? 0);
  const spent = (hand ?? []).filter((copy) => picked.includes(copy)).slice(0, count);
  const missing = count - spent.length;
  const rung = useRung(props);
  const { title, surplus, limit, means, which, confirm, missing: lacks } = text.drop;
  const isKeep = due.what === 'keep';
  // A surplus may be chosen in a pause; what an action asks for waits as the action does (IN21).
  const waits = !isKeep && home.event.paused;
  const choice = { from: hand ?? [], atLeast: count, atMost: count };
  const go = (): void => {
    if (due.what === 'drop') send({ type: 'dropIntrigue', asking: due.asking ?? 0, copies: spent });
    else send({ type: 'keepIntrigue', copies: (hand ?? []).filter((copy) => !spent.includes(copy)) });
  };
  return (
    <Sheet
      open
      onClose={onFold}
      title={
        hand === null ? text.drop.lines[isKeep ? 'keep' : 'drop'] : isKeep ? surplus(count) : title(count)
      }
      closeLabel={text.fold}
    >
      <SheetBody>
        {about !== null && <p>{about}</p>}
        {isKeep && rung !== null && <p>{rung}</p>}
        {isKeep && <p>{limit(due.n ?? 0)}</p>}
        <p>{means}</p>
        <p>
          <TimeLeft clock={due} />
        </p>
        {hand === null ? (
          <Waiting>{app.loading}</Waiting>
        ) : (
          <CardPick
            label={which}
            copies={hand}
            picked={spent}
            most={count}
            onPick={(copy) => setPicked(toggled(choice, spent, copy))}
          />
        )}
        <SheetFoot>
          {waits && <p role="note">{text.asked.hindered.paused}</p>}
          {error !== null && <Trouble>{errors(error.code)}</Trouble>}
          {sending === 'late' && <p role="status">{open.sendingLate}</p>}
          <Button
            weight="commit"
            size="large"
            wide
            busy={sending !== 'no'}
            disabled={hand === null || missing > 0 || waits}
            onClick={go}
          >
            {missing > 0 ? lacks(missing) : confirm(count)}
          </Button>
        </SheetFoot>
      </SheetBody>
    </Sheet>
  );
};

interface DueSheetProps {
  readonly due: IntrigueDue;
  readonly home: HomeView;
  readonly onFold: () => void;
}

/** One awaited thing, until it is answered or folded away. */
export const DueSheet = ({ due, home, onFold }: DueSheetProps) => {
  const list = useIntrigueInfo(home.version);
  const hand = home.intrigue?.hand ?? 0;
  const info = list.at === 'here' && isFresh(list.value, due, hand) ? list.value : null;
  const props = { home, due, info, onFold };
  return due.what === 'answer' ? <ActionAnswer {...props} /> : <SpendSheet {...props} />;
};
