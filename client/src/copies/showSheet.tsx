// ShowSheet: a card's code for another trader's camera, with which they can ask for the card; showing it promises
// nothing.

import type { CopyId } from '@dunmer/shared/rules';
import { useStore } from 'zustand';
import { sessionInfo } from '../net/index.ts';
import { LinkCard } from '../parts/index.ts';
import { useCopiesText, useText } from '../text/index.ts';
import { Sheet } from '../ui/index.ts';
import css from './copies.module.css';

interface ShowSheetProps {
  readonly copy: CopyId;
  /** The owner's public code. */
  readonly code: string;
  readonly onClose: () => void;
}

export const ShowSheet = ({ copy, code, onClose }: ShowSheetProps) => {
  const text = useText();
  const { card } = useCopiesText();
  const publicUrl = useStore(sessionInfo, ({ info }) => info?.publicUrl ?? location.origin);
  return (
    <Sheet open onClose={onClose} title={card.showTitle} closeLabel={text.app.close}>
      <div className={css['show']}>
        <p>{card.showHint}</p>
        <LinkCard
          link={`${publicUrl}/trade/new/${code}?ask=${encodeURIComponent(copy)}`}
          qr={card.showQr}
          shared={card.showTitle}
        />
      </div>
    </Sheet>
  );
};
