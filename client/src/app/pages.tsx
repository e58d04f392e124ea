// Pages for special cases: loading, not found, and what is shown over every page.

import { HomeButton, Screen } from '../frame/index.ts';
import { ToldOver } from '../home/index.ts';
import { laterOver, useEventInfo, useHome, useMe } from '../net/index.ts';
import { MoveAsked } from '../person/index.ts';
import { useText } from '../text/index.ts';
import { Panel, TopLine, Waiting } from '../ui/index.ts';

/**
 * Shown while the code of a screen, or its match, is loading. It gives way by itself once there is a network again.
 */
export const LoadingScreen = () => {
  const text = useText();
  return (
    <Screen title={text.app.title} back="/">
      <Waiting>{text.app.loading}</Waiting>
    </Screen>
  );
};

/** Shown for an address that leads nowhere and for a match that can't be followed from here; offers the way home. */
export const NowhereScreen = ({ why }: { readonly why?: string }) => {
  const text = useText();
  return (
    <Screen title={text.app.title} back="/" action={<HomeButton />}>
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
 * Shows what awaits the trader, and what the intrigue deck asks of them. Fetches nothing of the intrigue deck at
 * events that have none.
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

/**
 * Shown over every page: the mark of the sample event, questions to the trader, and the question that an old phone
 * asks.
 */
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
