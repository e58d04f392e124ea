// PinScreen: chooses a PIN.

import { type FormEvent, useCallback, useState } from 'react';
import { Redirect, useLocation, useSearchParams } from 'wouter';
import { Screen } from '../frame/index.ts';
import { useCommand } from '../net/index.ts';
import { WithHome } from '../parts/index.ts';
import { useErrorsText, useText } from '../text/index.ts';
import { useLinkText } from './linkText.ts';
import { Banner, Button, Panel, isPin, PinField, Quiet } from '../ui/index.ts';
import css from './person.module.css';

const Choose = ({ isFirst }: { readonly isFirst: boolean }) => {
  const { open } = useText();
  const errors = useErrorsText();
  const { pin: words } = useLinkText();
  const [, go] = useLocation();
  const [pin, setPin] = useState('');
  const [pressed, setPressed] = useState(false);
  const onSaved = useCallback(() => go('/', { replace: true }), [go]);
  const { sending, error, send } = useCommand('setPin', onSaved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (isPin(pin) && sending === 'no') send({ type: 'setPin', pin });
  };
  const buttons = (
    <>
      {isFirst && (
        <Button weight="quiet" onClick={() => go('/', { replace: true })}>
          {words.later}
        </Button>
      )}
      <Button weight="primary" size="large" type="submit" form="pin" busy={sending !== 'no'}>
        {{ no: words.save, yes: open.sending, late: open.sendingLate }[sending]}
      </Button>
    </>
  );
  return (
    <Screen title={words.title} back="/" action={buttons}>
      {error !== null && <Banner tone="trouble">{errors(error.code)}</Banner>}
      <form id="pin" className={css['form']} noValidate onSubmit={submit}>
        <p>{words.lead}</p>
        <PinField
          label={words.field}
          value={pin}
          onChange={setPin}
          error={pressed && !isPin(pin) ? words.short : undefined}
        />
        <Quiet>{words.secret}</Quiet>
      </form>
    </Screen>
  );
};

/** The four digits that move the link: chosen at its first use, and changed whenever its owner likes. */
export const PinScreen = () => {
  const { pin: words } = useLinkText();
  const [asked] = useSearchParams();
  const isFirst = asked.has('first');
  return (
    <WithHome title={words.title} tells="nothing">
      {({ me }) => {
        if (isFirst && me.hasPin) return <Redirect to="/" replace />;
        if (me.controls) return <Choose isFirst={isFirst} />;
        return (
          <Screen title={words.title} back="/">
            <Panel tone="strong">
              <p role="alert">{words.noPin}</p>
            </Panel>
          </Screen>
        );
      }}
    </WithHome>
  );
};
