// Icons: the small signs of this table's cards, cut with straight strokes on a grid of 24. Always decoration.

import css from './icons.module.css';

const PATHS = {
  /** A blade. */
  strike: 'M21 2 22 3 12.5 15 15 17.5 13 19.5 10.5 17 6 21.5 2.5 18 7 13.5 4.5 11 6.5 9 9 11.5Z',
  /** A heart, cut from paper. */
  life: 'M12 21 2 11V6L6 2.5H9L12 6 15 2.5H18L22 6V11Z',
  coin: 'M8 2H16L22 8V16L16 22H8L2 16V8Z',
  weapon: 'M12 1 15 8 13.5 8 13.5 23H10.5V8H9Z',
  armour: 'M12 2 21 5V12C21 17 17 20 12 22.5 7 20 3 17 3 12V5Z',
  amulet: 'M4 2 12 11 20 2 22 3.5 14.5 12 17 15 12 22.5 7 15 9.5 12 2 3.5Z',
  place: 'M1 21 8 7 12.5 14 15.5 9.5 23 21Z',
  event: 'M5 2V22H7.5V14H20L16.5 9 20 4H7.5V2Z',
  spell: 'M12 1 14.5 9.5 23 12 14.5 14.5 12 23 9.5 14.5 1 12 9.5 9.5Z',
  hand: 'M2 7 8 5 12 19 6 21ZM9 4H15V20H13.5ZM16 5 22 7 18 21 16 20.5Z',
  pile: 'M4 5H17V20H4ZM18.5 3V18H20V3ZM7 2H19.5V1H7Z',
  grave: 'M6 22V9L12 3 18 9V22ZM11 9V11.5H8.5V13.5H11V19H13V13.5H15.5V11.5H13V9Z',
  /** An hourglass. */
  weak: 'M4 2H20V5L14 12 20 19V22H4V19L10 12 4 5Z',
  /** An eye that is shut. */
  closed:
    'M1 9 3 8C8 14 16 14 21 8L23 9 20.5 12 22 15 20 16 18.3 13.6 15.6 15 16 18.5H14L13.5 15.7H10.5L10 18.5H8L8.4 15 5.7 13.6 4 16 2 15 3.5 12Z',
  log: 'M4 3H20V6H4ZM4 9H20V12H4ZM4 15H14V18H4Z',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg viewBox="0 0 24 24" className={css['icon']} aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
