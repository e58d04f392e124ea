// Emblem: the five virtues around a table, as the game's own sign.

import { VIRTUES } from '@dunmer/shared/cards';
import { VirtueIcon } from '../cards/index.ts';
import css from './lobby.module.css';

export const Emblem = () => (
  <div className={css['emblem']} aria-hidden="true">
    {VIRTUES.map((virtue) => (
      <VirtueIcon key={virtue} virtue={virtue} ground="chitin" />
    ))}
  </div>
);
