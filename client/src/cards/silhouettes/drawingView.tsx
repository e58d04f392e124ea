// Drawing: shows the sheet drawn for a card, or one composed for it. A calm sky stands while the sheet is on its way.

import { useCallback, useSyncExternalStore } from 'react';
import type { Picture } from '../tileFace.ts';
import { compose } from './compose.ts';
import css from './drawing.module.css';
import type { Sheet } from './drawing.ts';
import { awaitSheet, sheetOf } from './sheets.ts';

const useSheet = (picture: Picture): Sheet | undefined => {
  const { art } = picture;
  const subscribe = useCallback((tell: () => void) => awaitSheet(art, tell), [art]);
  const sheet = useSyncExternalStore(subscribe, () => sheetOf(art));
  return sheet === 'none' ? compose(picture) : sheet;
};

export const Drawing = ({ picture }: { readonly picture: Picture }) => {
  const sheet = useSheet(picture);
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
