// Safe: catches a screen that breaks, says so in words and offers a way back. Does the same when the server no longer
// has a part of the app.

import { Component, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { edition } from '../net/index.ts';
import { useText } from '../text/index.ts';
import { Button, Page, Panel } from '../ui/index.ts';

const Broken = () => {
  const text = useText();
  const { outdated } = useStore(edition);
  const button = (
    <Button weight="primary" size="large" wide onClick={() => location.reload()}>
      {outdated ? text.connection.update : text.app.reload}
    </Button>
  );
  return (
    <Page title={text.app.title} action={button}>
      <Panel tone="strong">
        <p role="alert">{outdated ? text.connection.tooOld : text.app.broken}</p>
      </Panel>
    </Page>
  );
};

interface SafeState {
  readonly isBroken: boolean;
}

export class Safe extends Component<{ readonly children: ReactNode }, SafeState> {
  override readonly state: SafeState = { isBroken: false };

  static getDerivedStateFromError(): SafeState {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}
