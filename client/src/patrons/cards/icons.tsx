// Icons: the signs of this table, as large as the text around them, and three that only its screens use. Always
// decoration.

import { GameSign, type GameSignName } from '../pictures/pictures.tsx';
import css from './gameTile.module.css';

/** On a grid of 24, in straight strokes. */
const OWN = {
  /** The plate that a cost is written on. */
  plate: 'M8 2H16L22 8V16L16 22H8L2 16V8Z',
  /** An eye that is shut. */
  closed:
    'M1 9 3 8C8 14 16 14 21 8L23 9 20.5 12 22 15 20 16 18.3 13.6 15.6 15 16 18.5H14L13.5 15.7H10.5L10 18.5H8L8.4 15 5.7 13.6 4 16 2 15 3.5 12Z',
  log: 'M4 3H20V6H4ZM4 9H20V12H4ZM4 15H14V18H4Z',
} as const;

type OwnName = keyof typeof OWN;
export type IconName = GameSignName | OwnName;

const isOwn = (name: IconName): name is OwnName => Object.hasOwn(OWN, name);

export const Icon = ({ name }: { readonly name: IconName }) => (
  <span className={css['icon']}>
    {isOwn(name) ? (
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={OWN[name]} />
      </svg>
    ) : (
      <GameSign of={name} />
    )}
  </span>
);
