// LinkScreen: opens a personal link. Its first use binds this phone; if it is bound to another one, asks how to move
// it.

import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { Screen } from '../frame/index.ts';
import { later, ownTicket, useCommand, useMe } from '../net/index.ts';
import { useErrorsText, useText } from '../text/index.ts';
import { useLinkText } from './linkText.ts';
import { Banner, Button, Panel } from '../ui/index.ts';

/** Loaded on demand: most links are opened only once. */
const MoveHere = later(async () => ({ default: (await import('./moveHere.tsx')).MoveHere }));

export const LinkScreen = ({ secret }: { readonly secret: string }) => {
  const { app, open } = useText();
  const errors = useErrorsText();
  const { link } = useLinkText();
  const [, go] = useLocation();
  const me = useMe();
  // Without a PIN the link could not be moved later, so the PIN is asked for first.
  const onUsed = useCallback(() => go('/pin?first', { replace: true }), [go]);
  const { sending, error, send } = useCommand('useLink', onUsed, secret);
  if (error?.code === 'link-elsewhere') return <MoveHere secret={secret} ways={error} />;
  const isDead = error?.code === 'dead-link';
  const button = isDead ? (
    <Button weight="primary" size="large" wide onClick={() => go('/', { replace: true })}>
      {app.toHome}
    </Button>
  ) : (
    <Button
      weight="primary"
      size="large"
      wide
      busy={sending !== 'no'}
      onClick={() => send({ type: 'useLink', secret, ticket: ownTicket() })}
    >
      {{ no: link.start, yes: open.sending, late: open.sendingLate }[sending]}
    </Button>
  );
  return (
    <Screen title={link.title} back="/" action={button}>
      {error !== null && <Banner tone="trouble">{errors(error.code)}</Banner>}
      {!isDead && (
        <Panel>
          <p>{link.lead}</p>
          <p>{link.one}</p>
        </Panel>
      )}
      {me !== null && !isDead && (
        <Panel tone="strong">
          <p>{link.otherHere(me.name)}</p>
        </Panel>
      )}
    </Screen>
  );
};
