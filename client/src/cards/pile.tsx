// Pile: the back of an intrigue card, the mark of their pile, and the bell that is rung for a draw (IN6).

import { BackFrame } from './backFrame.tsx';
import css from './signs.module.css';

/** A lozenge with a slit, which looks out. */
const LEAF = 'M10 0 20 10 10 20 0 10Z';
const SLIT = 'M10 7 15 10 10 13 5 10Z';

const LATTICE = (
  <>
    <path className={css['leaf']} d={LEAF} />
    <path className={css['slit']} d={SLIT} />
  </>
);

/** Lattices to listen behind, and a keyhole in wax. */
export const PileBack = () => (
  <BackFrame pattern={LATTICE}>
    <path className={css['wax']} d="M38 13H62L80 31V55L62 73H38L20 55V31Z" />
    <path className={css['hole']} d="M50 22A11 11 0 0 1 56 42.2L61 64H39L44 42.2A11 11 0 0 1 50 22Z" />
  </BackFrame>
);

// Three cards, a keyhole in the first.
const PILE =
  'M2 7.5 6 6V20.5L4.4 21ZM7.5 5 9.5 3.6V22H7.5ZM11 2H22V22H11ZM16.5 6A3 3 0 0 0 15 11.6L14 17H19L18 11.6A3 3 0 0 0 16.5 6Z';

const BELL =
  'M11 1H13V3L17 5 18.5 9 19 14.6 22 17.6V19.4H2V17.6L5 14.6 5.5 9 7 5 11 3ZM9 21H15L12 24ZM8.6 6.2 7.4 9.4 7 14H8.6L9 9.6 10.4 6Z';

/** The pile of intrigue cards, as a mark. Always decoration: it is named beside it. */
export const PileMark = () => (
  <svg viewBox="0 0 24 24" className={css['sign']} aria-hidden="true">
    <path d={PILE} />
  </svg>
);

/** A ring of the status phase. Always decoration: it is named beside it. */
export const RingBell = () => (
  <svg viewBox="0 0 24 24" className={css['sign']} aria-hidden="true">
    <path d={BELL} />
  </svg>
);
