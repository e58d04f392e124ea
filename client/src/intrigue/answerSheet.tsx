// AnswerSheet: asks the player who was named, or the parties of a contract, for a card that cancels or a pass, and
// shows the time left (IN19). It looks the same wherever a card was played.

import { cardOf } from '@dunmer/shared/intrigue';
import type { IntrigueDue } from '@dunmer/shared/protocol';
import { useStore } from 'zustand';
import { connection, type Sending } from '../net/index.ts';
import { SheetBody, Trouble } from '../parts/index.ts';
import { useErrorsText, useText } from '../text/index.ts';
import { useIntrigueText } from './intrigueText.ts';
import { Button, Sheet } from '../ui/index.ts';
import { useIntrigueWords } from './cardWords.ts';
import { grouped } from './hand.ts';
import css from './intrigue.module.css';
import { TimeLeft } from './timeLeft.tsx';

/** What keeps every card of the reader's from answering (IN10, IN25); in a pause a pass waits too (IN21). */
export type Hindered = 'frozen' | 'paused' | 'surplus';

interface AnswerSheetProps {
  /** The copy to be answered. */
  readonly to: string;
  /** A sentence about who has played what; null until it is known. */
  readonly about: string | null;
  readonly clock: Pick<IntrigueDue, 'left' | 'runs'>;
  /** Copies that cancel it; null until they are known. */
  readonly answers: readonly string[] | null;
  /** Why no card of the reader's can answer now; null where one may. */
  readonly hindered: Hindered | null;
  readonly sending: Pick<Sending, 'sending' | 'error'>;
  /** Whether the answer on its way is a pass. */
  readonly isPassing: boolean;
  readonly onCancel: (copy: string) => void;
  readonly onPass: () => void;
  /** Leads to the choice that ends a surplus. */
  readonly onSpend: () => void;
  readonly onFold: () => void;
}

export const AnswerSheet = (props: AnswerSheetProps) => {
  const { to, about, clock, answers, hindered, isPassing, onCancel, onPass, onSpend, onFold } = props;
  const { sending, error } = props.sending;
  const { asked: text, fold } = useIntrigueText();
  const { open, connection: link } = useText();
  const isOffline = useStore(connection, ({ state }) => state === 'offline');
  const errors = useErrorsText();
  const { nameOfCopy, textOf } = useIntrigueWords();
  const isBusy = sending !== 'no';
  const lacks = hindered !== null ? text.hindered[hindered] : answers?.length === 0 ? text.none : null;
  return (
    <Sheet open onClose={onFold} title={text.title(nameOfCopy(to))} closeLabel={fold} place="middle">
      <SheetBody>
        {about !== null && <p>{about}</p>}
        <p className={css['quoted']}>{textOf(cardOf(to))}</p>
        <p>
          <TimeLeft clock={clock} />
        </p>
        <p className={css['note']}>{lacks === null ? text.silence : `${lacks} ${text.silence}`}</p>
        {isOffline && <Trouble>{isBusy ? link.unsent : link.lost.trader}</Trouble>}
        {error !== null && <Trouble>{errors(error.code)}</Trouble>}
        {sending === 'late' && !isOffline && <p role="status">{open.sendingLate}</p>}
        <div className={css['answers']}>
          {hindered === 'surplus' && (
            <Button weight="commit" size="large" wide disabled={isBusy} onClick={onSpend}>
              {text.spend}
            </Button>
          )}
          {[...grouped(answers ?? [])].map(([card, copies]) => (
            <Button
              key={card}
              weight="commit"
              size="large"
              wide
              busy={isBusy && !isPassing}
              disabled={isBusy && isPassing}
              onClick={() => onCancel(copies[0] ?? '')}
            >
              {text.cancel(nameOfCopy(copies[0] ?? ''))}
            </Button>
          ))}
          <Button
            wide
            size="large"
            busy={isBusy && isPassing}
            disabled={(isBusy && !isPassing) || hindered === 'paused'}
            onClick={onPass}
          >
            {text.pass}
          </Button>
        </div>
      </SheetBody>
    </Sheet>
  );
};
