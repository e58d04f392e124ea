// Drawing: shows the sheet drawn for a card, or one composed for it.

import type { Picture } from '../tileFace.ts';
import { compose } from './compose.ts';
import css from './drawing.module.css';
import { SHEETS } from './sheets.ts';

export const Drawing = ({ picture }: { readonly picture: Picture }) => {
  const { sky, cuts } = SHEETS.get(picture.art) ?? compose(picture);
  return (
    <span className={`${css['sky'] ?? ''} ${css[sky] ?? ''}`}>
      <svg className={css['sheet']} viewBox="0 0 120 90" preserveAspectRatio="xMidYMax meet">
        {cuts.map(([paper, path], place) => (
          <path key={place} className={css[paper]} d={path} />
        ))}
      </svg>
    </span>
  );
};
