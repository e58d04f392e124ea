// WindowSign: the sign at the head of an intrigue card that shows when it is played (IN12), in straight strokes and
// one colour.

import type { IntrigueWindow } from '@dunmer/shared/windows';
import { useWindowText } from './windowText.ts';
import css from './signs.module.css';

/** On a grid of 24, of few shapes; holes by the even-odd rule. */
const SIGNS: Readonly<Record<IntrigueWindow, string>> = {
  // A sixth is cut out and drawn off.
  demand: 'M11 13V3.5A9.5 9.5 0 1 0 19.2 8.25ZM13.6 9.6V.6A9 9 0 0 1 21.4 5.1Z',
  // An arrow that turns back.
  answer: 'M10 3V8H16L21 13V21H16.5V15L14.5 13H10V18L1.5 10.5Z',
  // A lock that hangs open.
  opened:
    'M12 1 17 4V8.5H14V6L12 4.5 10 6V11H20V20L17 23H7L4 20V11H7V4ZM12 13.5 9.8 16 11 18.5V20.5H13V18.5L14.2 16Z',
  // Wax, and the card below.
  sealed:
    'M12 1 16 3 20 3.5 20.5 8 23 12 20.5 16 20 20.5 16 21 12 23 8 21 4 20.5 3.5 16 1 12 3.5 8 4 3.5 8 3ZM8 7V17H16V7ZM10 9H14V15H10Z',
  // An open eye.
  revealed: 'M1 12 7.5 5.5H16.5L23 12 16.5 18.5H7.5ZM12 7 7 12 12 17 17 12ZM12 9.6 14.4 12 12 14.4 9.6 12Z',
  // One round, another, and what lies between them.
  between:
    'M9.4 2.4V21.6A9.9 9.9 0 0 1 9.4 2.4ZM14.6 2.4A9.9 9.9 0 0 1 14.6 21.6ZM12 8 14.2 12 12 16 9.8 12Z',
  // Beads on two wires.
  count:
    'M1 2H23V22H1ZM3.4 4.4V10.8H20.6V4.4ZM3.4 13.2V19.6H20.6V13.2ZM7 4.6 10 7.6 7 10.6 4 7.6ZM13 4.6 16 7.6 13 10.6 10 7.6ZM17 13.4 20 16.4 17 19.4 14 16.4Z',
  // A bolt: whenever one likes.
  action: 'M14.5 1 4 13.5H10.5L8 23 20 9.5H13Z',
  // A card, cut across.
  played: 'M4.5 1H19.5V9L4.5 16.5ZM19.5 13V23H4.5V20.5ZM9 4 6.6 7 9 10 11.4 7Z',
};

interface WindowSignProps {
  readonly of: IntrigueWindow;
  /** False when the words stand beside the sign: then it is decoration. */
  readonly isNamed?: boolean;
}

/** The sign of a window, with its name in the language in use for screen readers and under a pointer. */
export const WindowSign = ({ of, isNamed = true }: WindowSignProps) => {
  const { signs } = useWindowText();
  const path = <path d={SIGNS[of]} />;
  return isNamed ? (
    <svg viewBox="0 0 24 24" className={css['sign']} role="img" aria-label={signs[of]} data-window={of}>
      <title>{signs[of]}</title>
      {path}
    </svg>
  ) : (
    <svg viewBox="0 0 24 24" className={css['sign']} aria-hidden="true" data-window={of}>
      {path}
    </svg>
  );
};
