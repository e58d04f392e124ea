// Emblem: the five virtues; and Spread: the five virtues between two face-down front rows, as a match begins.

import { VIRTUES } from '@dunmer/shared/cards';
import { COLUMNS } from '@dunmer/shared/rules';
import { BackTile, VirtueIcon } from '../cards/index.ts';
import css from './lobby.module.css';

const Emblem = () => (
  <div className={css['emblem']} aria-hidden="true">
    {VIRTUES.map((virtue) => (
      <VirtueIcon key={virtue} virtue={virtue} ground="chitin" />
    ))}
  </div>
);

const FrontRow = () => (
  <div className={css['frontRow']} aria-hidden="true">
    {COLUMNS.map((column) => (
      <div key={column} className={css['closed']}>
        <BackTile />
      </div>
    ))}
  </div>
);

export const Spread = () => (
  <div className={css['spread']}>
    <FrontRow />
    <Emblem />
    <FrontRow />
  </div>
);
