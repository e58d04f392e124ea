// Pages without an errand: what waits, what is nowhere, and a page that lies over another.

import { useLocation } from 'wouter';
import { Screen } from '../frame/index.ts';
import { ToldOver } from '../home/index.ts';
import { laterOver, useEventInfo, useHome, useMe } from '../net/index.ts';
import { MoveAsked } from '../person/index.ts';
import { useText } from '../text/index.ts';
import { Button, Panel, TopLine, Waiting } from '../ui/index.ts';

/** While a screen's code, or its match, is on the way; it comes by itself once there is a network again. */
export const LoadingScreen = () => {
  const text = useText();
  return (
    <Screen title={text.app.title} back="/">
      <Waiting>{text.app.loading}</Waiting>
    </Screen>
  );
};

/** An address that leads nowhere, and a match that can't be followed from here; the way back is offered. */
export const NowhereScreen = ({ why }: { readonly why?: string }) => {
  const text = useText();
  const [, go] = useLocation();
  const button = (
    <Button weight="primary" size="large" wide onClick={() => go('/')}>
      {text.app.toHome}
    </Button>
  );
  return (
    <Screen title={text.app.title} back="/" action={button}>
      <Panel tone="strong">
        <p role="alert">{why ?? text.app.nowhere}</p>
      </Panel>
    </Screen>
  );
};

const IntrigueOver = laterOver(async () => ({
  default: (await import('../intrigue/index.ts')).IntrigueOver,
}));

/**
 * What waits for a trader, and what the intrigue deck asks of them; nothing of that is fetched where no deck was ever
 * made.
 */
const Asked = () => {
  const home = useHome();
  if (home === null || home === undefined) return null;
  return (
    <>
      <ToldOver home={home} />
      {home.intrigue !== undefined && <IntrigueOver home={home} brief={home.intrigue} />}
    </>
  );
};

/** What stands over every page: that the event is the sample one, what is asked, and the old phone's question. */
export const Over = () => {
  const { event: words } = useText();
  const event = useEventInfo();
  const me = useMe();
  return (
    <>
      {event?.sample === true && <TopLine>{words.sample}</TopLine>}
      {me !== null && <Asked />}
      {me !== null && <MoveAsked />}
    </>
  );
};
