// Pile: the mark of the pile of intrigue cards, and the bell that rings for a draw (IN6).

import css from './signs.module.css';

// Three cards, with a keyhole in the first.
const PILE =
  'M2 7.5 6 6V20.5L4.4 21ZM7.5 5 9.5 3.6V22H7.5ZM11 2H22V22H11ZM16.5 6A3 3 0 0 0 15 11.6L14 17H19L18 11.6A3 3 0 0 0 16.5 6Z';

const BELL =
  'M11 1H13V3L17 5 18.5 9 19 14.6 22 17.6V19.4H2V17.6L5 14.6 5.5 9 7 5 11 3ZM9 21H15L12 24ZM8.6 6.2 7.4 9.4 7 14H8.6L9 9.6 10.4 6Z';

/** The mark of the pile of intrigue cards. Always decoration: it is named beside it. */
export const PileMark = () => (
  <svg viewBox="0 0 24 24" className={css['sign']} aria-hidden="true">
    <path d={PILE} />
  </svg>
);

/** The mark of a ring in the status phase. Always decoration: it is named beside it. */
export const RingBell = () => (
  <svg viewBox="0 0 24 24" className={css['sign']} aria-hidden="true">
    <path d={BELL} />
  </svg>
);
