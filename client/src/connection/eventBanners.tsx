// EventBanners: what stands between a trader and their affairs: a paused game, frozen affairs, a phone that only shows.

import { useEventInfo, useMe } from '../net/index.ts';
import { useText } from '../text/index.ts';
import { Banner } from '../ui/index.ts';

export const EventBanners = () => {
  const { event: words } = useText();
  const event = useEventInfo();
  const me = useMe();
  return (
    <>
      {event?.paused === true && <Banner>{words.paused}</Banner>}
      {me?.controls === false && <Banner>{words.readOnly}</Banner>}
      {me?.frozen === true && <Banner>{words.frozen}</Banner>}
    </>
  );
};
