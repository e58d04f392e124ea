// MoveHere: moves a link that was used on another phone: by its owner's PIN, by a tap on the phone that holds it, or
// by a referee.

import type { Answer, MoveId, WaysIn } from '@dunmer/shared/protocol';
import { type FormEvent, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { Screen } from '../frame/index.ts';
import { ownTicket, useCommand } from '../net/index.ts';
import { moveSign } from '../lobby/index.ts';
import { useErrorsText, useText } from '../text/index.ts';
import { useLinkText } from './linkText.ts';
import { Banner, Button, Panel, Waiting, isPin, PinField, Quiet } from '../ui/index.ts';
import css from './person.module.css';
import { type Ended, useArrival } from './useArrival.ts';

interface MoveHereProps {
  /** The secret of the link; null for the link that this phone held until its owner moved on. */
  readonly secret: string | null;
  readonly ways: WaysIn;
}

const ByPin = ({ secret, ways }: MoveHereProps) => {
  const { open } = useText();
  const errors = useErrorsText();
  const { link } = useLinkText();
  const [, go] = useLocation();
  const [pin, setPin] = useState('');
  const [pressed, setPressed] = useState(false);
  const onMoved = useCallback(() => go('/', { replace: true }), [go]);
  const { sending, error, send } = useCommand('moveByPin', onMoved, secret);
  if (ways.pinRests || error?.code === 'pin-rests') {
    return (
      <>
        <h2>{link.byPin}</h2>
        <p role="status">{link.pinRests}</p>
      </>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (isPin(pin) && sending === 'no') send({ type: 'moveByPin', secret, pin, ticket: ownTicket() });
  };
  const isShort = pressed && !isPin(pin);
  const refused = error === null ? undefined : errors(error.code);
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

/** The sign that tells this request from others, shown here and wherever it is answered. */
const Sign = ({ move }: { readonly move: MoveId }) => {
  const { link } = useLinkText();
  return (
    <>
      <p className={css['sign']}>{link.sign(moveSign(move))}</p>
      <Quiet>{link.signHint}</Quiet>
    </>
  );
};

export const MoveHere = ({ secret, ways }: MoveHereProps) => {
  const { open } = useText();
  const errors = useErrorsText();
  const { link } = useLinkText();
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
  useArrival(asked, onEnd);
  const { name, hasPin, isHeld } = ways;
  const hint = isHeld ? link.askHint : link.refereeHint;
  return (
    <Screen
      title={isHeld ? link.elsewhereTitle : link.usedTitle}
      back="/"
      {...(asked === null ? {} : { action: <Waiting>{link.waiting}</Waiting> })}
    >
      <p>{isHeld ? link.elsewhere(name) : link.used(name)}</p>
      {error !== null && <Banner tone="trouble">{errors(error.code)}</Banner>}
      {ended !== null && error === null && <Banner tone="trouble">{link.ended[ended]}</Banner>}
      {hasPin && (
        <Panel>
          <ByPin secret={secret} ways={ways} />
        </Panel>
      )}
      <Panel>
        <h2>{isHeld ? link.byAsking : link.byReferee}</h2>
        <p>{asked === null ? hint : isHeld ? link.waitingHint : link.refereeHint}</p>
        {asked !== null && <Sign move={asked} />}
        {asked === null && (
          <Button
            wide
            busy={sending !== 'no'}
            onClick={() => send({ type: 'askMove', secret, ticket: ownTicket() })}
          >
            {{ no: link.ask, yes: open.sending, late: open.sendingLate }[sending]}
          </Button>
        )}
      </Panel>
      {isHeld && <Quiet>{link.meanwhile}</Quiet>}
    </Screen>
  );
};
