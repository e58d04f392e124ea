// EventBanners: what stands between a trader and their affairs: a paused game, frozen affairs, a PIN that somebody has
// tried.

import { useLocation } from 'wouter';
import { useEventInfo, useMe } from '../net/index.ts';
import { useText } from '../text/index.ts';
import { Banner, Button } from '../ui/index.ts';

const PinRests = () => {
  const { event: words } = useText();
  const [place, go] = useLocation();
  const button = place !== '/pin' && (
    <Button weight="secondary" onClick={() => go('/pin')}>
      {words.newPin}
    </Button>
  );
  return (
    <Banner tone="trouble" action={button}>
      {words.pinRests}
    </Banner>
  );
};

export const EventBanners = () => {
  const { event: words } = useText();
  const event = useEventInfo();
  const me = useMe();
  return (
    <>
      {event?.paused === true && <Banner>{words.paused(event.pausedBy)}</Banner>}
      {me?.frozen === true && <Banner>{words.frozen}</Banner>}
      {me?.pinRests === true && <PinRests />}
    </>
  );
};
