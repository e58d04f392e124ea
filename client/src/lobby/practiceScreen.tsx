// PracticeScreen: a match against the machine with a ready deck, for every browser; it is no part of the event.

import type { Answer, Strength } from '@dunmer/shared/protocol';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { useCommand } from '../net/index.ts';
import { useText } from '../text/index.ts';
import css from './lobby.module.css';
import { OpponentChoice } from './opponentChoice.tsx';
import { SeatForm } from './seatForm.tsx';

export const PracticeScreen = () => {
  const text = useText();
  const [, go] = useLocation();
  const onAnswer = useCallback(
    (answer: Answer) => {
      if (answer.type === 'opened') go(`/m/${answer.match}`, { replace: true });
    },
    [go],
  );
  const { sending, error, send } = useCommand('practise', onAnswer);
  const [against, setAgainst] = useState<Strength>('middle');
  return (
    <SeatForm
      title={text.open.title}
      back="/"
      submit={text.open.submit}
      note={
        <>
          <p className={css['quiet']}>{text.open.botNote}</p>
          <OpponentChoice chosen={against} onChoose={setAgainst} />
        </>
      }
      sending={sending}
      error={error}
      onSubmit={(name, deck) => send({ type: 'practise', name, deck, against })}
    />
  );
};
