// WatchSheet: the link for watchers, in every form; it gives no seat.

import { useStore } from 'zustand';
import { spellCode } from '../../lobby/index.ts';
import { sessionInfo } from '../../net/index.ts';
import { LinkCard } from '../../parts/index.ts';
import { useTableText } from '../../text/index.ts';
import { Sheet } from '../../ui/index.ts';
import { useMatch } from '../match.ts';
import css from './sheets.module.css';

export const WatchSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { text, table } = useMatch();
  const { watch: words } = useTableText();
  const publicUrl = useStore(sessionInfo, ({ info }) => info?.publicUrl ?? location.origin);
  const code = table.watch ?? '';
  return (
    <Sheet open onClose={onClose} title={words.title} closeLabel={text.close}>
      <div className={css['menu']}>
        <p>{words.hint}</p>
        <LinkCard
          link={`${publicUrl}/w/${code}`}
          qr={words.qr}
          code={{ shown: spellCode(code), said: words.spelled([...code].join(' ')) }}
          shared={words.shared}
        />
      </div>
    </Sheet>
  );
};
