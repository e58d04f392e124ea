// SitScreen: takes the free seat that a code leads to.

import type { Answer, Code } from '@dunmer/shared/protocol';
import { useCallback } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useText } from '../text/index.ts';
import { SeatForm } from './seatForm.tsx';
import { TakenScreen } from './takenScreen.tsx';
import { useCommand } from './useCommand.ts';

interface SitScreenProps {
  readonly code: Code;
  readonly opener: string;
}

export const SitScreen = ({ code, opener }: SitScreenProps) => {
  const text = useText();
  const [, go] = useLocation();
  const onAnswer = useCallback(
    (answer: Answer) => {
      if (answer.type === 'seated') go(`/m/${answer.match}`, { replace: true });
    },
    [go],
  );
  const { sending, error, send } = useCommand('takeSeat', onAnswer);
  if (error?.code === 'seat-yours') return <Redirect to={`/m/${error.match}`} replace />;
  if (error?.code === 'seat-taken') return <TakenScreen watch={error.watch} />;
  return (
    <SeatForm
      title={text.join.seatTitle}
      back="/"
      submit={text.join.sit}
      note={<p>{text.join.invites(opener)}</p>}
      sending={sending}
      error={error}
      onSubmit={(name, deck) => send({ type: 'takeSeat', code, name, deck })}
    />
  );
};
