// BadgeScreen: the public code of the badge, to scan and to read aloud. It gives no rights, and says so.

import { useStore } from 'zustand';
import { Screen } from '../frame/index.ts';
import { spellCode } from '../lobby/index.ts';
import { LinkCard, WithHome } from '../parts/index.ts';
import { sessionInfo } from '../net/index.ts';
import { useBadgeText } from './badgeText.ts';
import { Panel, Quiet } from '../ui/index.ts';

export const BadgeScreen = () => {
  const words = useBadgeText();
  const publicUrl = useStore(sessionInfo, ({ info }) => info?.publicUrl ?? location.origin);
  return (
    <WithHome title={words.title} tells="nothing">
      {({ me: { name, code, staff, trades, frozen } }) => (
        <Screen title={words.title} back="/">
          <Panel label={name}>
            <LinkCard
              link={`${publicUrl}/p/${code}`}
              qr={words.qr}
              code={{ shown: spellCode(code), said: words.spelled([...code].join(' ')) }}
              shared={words.shared(name)}
            >
              <h2>{name}</h2>
              {staff !== null && <p>{words.staff[staff]}</p>}
            </LinkCard>
          </Panel>
          {!trades && <p role="note">{words.notTrader}</p>}
          {frozen && <p role="note">{words.frozen}</p>}
          <p>{words.lead}</p>
          <Quiet>{words.noRights}</Quiet>
        </Screen>
      )}
    </WithHome>
  );
};
