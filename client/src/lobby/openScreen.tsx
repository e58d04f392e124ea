// OpenScreen: opens a table, for a person or against the machine.

import type { Answer, Strength } from '@dunmer/shared/protocol';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../text/index.ts';
import css from './lobby.module.css';
import { OpponentChoice } from './opponentChoice.tsx';
import { SeatForm } from './seatForm.tsx';
import { useCommand } from './useCommand.ts';

const OpenTable = ({ against }: { readonly against: 'person' | 'machine' }) => {
  const text = useText();
  const [, go] = useLocation();
  const onAnswer = useCallback(
    (answer: Answer) => {
      if (answer.type === 'opened') go(`/m/${answer.match}`, { replace: true });
    },
    [go],
  );
  const { sending, error, send } = useCommand('openTable', onAnswer);
  const [strength, setStrength] = useState<Strength>('middle');
  const isPractice = against === 'machine';
  return (
    <SeatForm
      title={isPractice ? text.open.practiceTitle : text.open.title}
      back="/"
      submit={isPractice ? text.open.submitPractice : text.open.submit}
      note={
        isPractice && (
          <>
            <p className={css['quiet']}>{text.open.botNote}</p>
            <OpponentChoice chosen={strength} onChoose={setStrength} />
          </>
        )
      }
      sending={sending}
      error={error}
      onSubmit={(name, deck) =>
        send({ type: 'openTable', name, deck, against: isPractice ? strength : 'person' })
      }
    />
  );
};

export const OpenScreen = () => <OpenTable against="person" />;

export const PracticeScreen = () => <OpenTable against="machine" />;
