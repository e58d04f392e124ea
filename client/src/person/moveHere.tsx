// MoveHere: a link that is bound to another phone: by its owner's digits, by a tap on the old phone, or by a referee.

import type { Answer, MoveId } from '@dunmer/shared/protocol';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Screen } from '../lobby/index.ts';
import { api, home, useComingHome, useCommand } from '../net/index.ts';
import { usePeopleText, useText } from '../text/index.ts';
import { Banner, Button, Panel, Waiting } from '../ui/index.ts';
import css from './person.module.css';
import { isPin, PinField } from './pinField.tsx';

interface MoveHereProps {
  readonly secret: string;
  readonly name: string;
  readonly hasPin: boolean;
}

const ByPin = ({ secret }: Pick<MoveHereProps, 'secret'>) => {
  const { errors, open } = useText();
  const { link } = usePeopleText();
  const [, go] = useLocation();
  const [pin, setPin] = useState('');
  const [pressed, setPressed] = useState(false);
  const onMoved = useCallback(() => go('/', { replace: true }), [go]);
  const { sending, error, send } = useCommand('moveByPin', onMoved, secret);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (isPin(pin) && sending === 'no') send({ type: 'moveByPin', secret, pin });
  };
  const isShort = pressed && !isPin(pin);
  const refused = error === null ? undefined : errors[error.code];
  return (
    <form className={css['form']} noValidate onSubmit={submit}>
      <h2>{link.byPin}</h2>
      <PinField label={link.pin} value={pin} onChange={setPin} error={isShort ? link.pinShort : refused} />
      <Button weight="primary" type="submit" wide busy={sending !== 'no'}>
        {{ no: link.move, yes: open.sending, late: open.sendingLate }[sending]}
      </Button>
    </form>
  );
};

/** The permission comes to the other phone or a referee: this one asks every so often whether it is there. */
const PAUSE = 2000;

/** Nobody will allow it any more: it was refused, or nobody has answered for too long. */
type Ended = 'refused' | 'over';

async function endOf(move: MoveId): Promise<Ended | null> {
  const found = await api.move(move);
  if (!found.ok) return found.error === 'unknown' ? 'over' : null;
  const { state } = found.value;
  return state === 'refused' || state === 'over' ? state : null;
}

/** Waits for what becomes of a request, and goes home where the link has come here. */
function useArrival(move: MoveId | null, onEnd: (ended: Ended) => void): void {
  const [, go] = useLocation();
  const now = useComingHome();
  const [before] = useState(() => home.known.getState().home?.me ?? null);
  const me = now?.me ?? null;
  const isSame = me?.person === before?.person && me?.controls === before?.controls;
  const hasArrived = me !== null && me.controls && !isSame;
  useEffect(() => {
    if (move === null) return;
    let isOver = false;
    const timer = setInterval(() => {
      home.ask();
      void endOf(move).then((ended) => {
        if (ended !== null && !isOver) onEnd(ended);
      });
    }, PAUSE);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [move, onEnd]);
  useEffect(() => {
    if (move !== null && hasArrived) go('/', { replace: true });
  }, [move, hasArrived, go]);
}

export const MoveHere = ({ secret, name, hasPin }: MoveHereProps) => {
  const { errors, open } = useText();
  const { link } = usePeopleText();
  const [asked, setAsked] = useState<MoveId | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  const onAnswer = useCallback((answer: Answer) => {
    setEnded(null);
    setAsked(answer.type === 'made' ? answer.id : null);
  }, []);
  const onEnd = useCallback((how: Ended) => {
    setAsked(null);
    setEnded(how);
  }, []);
  const { sending, error, send } = useCommand('askMove', onAnswer, secret);
  const isWaiting = asked !== null;
  useArrival(asked, onEnd);
  return (
    <Screen
      title={link.elsewhereTitle}
      back="/"
      {...(isWaiting ? { action: <Waiting>{link.waiting}</Waiting> } : {})}
    >
      <p>{link.elsewhere(name)}</p>
      {error !== null && <Banner tone="trouble">{errors[error.code]}</Banner>}
      {ended !== null && error === null && <Banner tone="trouble">{link.ended[ended]}</Banner>}
      {hasPin && (
        <Panel>
          <ByPin secret={secret} />
        </Panel>
      )}
      <Panel>
        <h2>{link.byAsking}</h2>
        <p>{isWaiting ? link.waitingHint : link.askHint}</p>
        {!isWaiting && (
          <Button wide busy={sending !== 'no'} onClick={() => send({ type: 'askMove', secret })}>
            {{ no: link.ask, yes: open.sending, late: open.sendingLate }[sending]}
          </Button>
        )}
      </Panel>
      <p className={css['quiet']}>{link.meanwhile}</p>
    </Screen>
  );
};
