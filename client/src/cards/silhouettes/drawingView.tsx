// Drawing: shows the picture drawn for a card, or one composed for it; an empty sky while the drawing is loading.

import { useCallback, useSyncExternalStore } from 'react';
import type { Picture } from '../tileFace.ts';
import { compose } from './compose.ts';
import css from './drawing.module.css';
import { type Sheet, type Drawn, TRADE } from './sheets.ts';

const useSheet = (picture: Picture, { sheetOf, awaitSheet }: Drawn): Sheet | undefined => {
  const { art } = picture;
  const subscribe = useCallback((tell: () => void) => awaitSheet(art, tell), [art, awaitSheet]);
  const read = () => sheetOf(art);
  const sheet = useSyncExternalStore(subscribe, read, read);
  return sheet === 'none' ? compose(picture) : sheet;
};

interface DrawingProps {
  readonly picture: Picture;
  /** Where the drawings are, for cards of another table. */
  readonly from?: Drawn;
}

export const Drawing = ({ picture, from = TRADE }: DrawingProps) => {
  const sheet = useSheet(picture, from);
  if (sheet === undefined) return null;
  return (
    <span className={`${css['sky'] ?? ''} ${css[sheet.sky] ?? ''}`}>
      <svg className={css['sheet']} viewBox="0 0 120 90" preserveAspectRatio="xMidYMax meet">
        {sheet.cuts.map(([paper, path], place) => (
          <path key={place} className={css[paper]} d={path} />
        ))}
      </svg>
    </span>
  );
};
