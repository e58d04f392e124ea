// HouseMark: the sign of a house, by the promise that it gives, in straight strokes and one colour. Always
// decoration: the house is named beside it.

import type { CardId } from '@dunmer/shared/cards';
import css from './pledges.module.css';

/** On a grid of 24, of few shapes; holes by the even-odd rule. */
const MARKS: Readonly<Record<CardId, string>> = {
  // Salt Scales: a beam with two pans of salt.
  'friends-price':
    'M11 3H13V6L21 8V10L19.4 9.6 23 16 19 19 15 16 18.2 9.3 13 8V19L17 22H7L11 19V8L5.8 9.3 9 16 5 19 1 16 4.6 9.6 3 10V8L11 6ZM5 11 3.2 15H6.8ZM19 11 17.2 15H20.8Z',
  // Steel Shell: a shell of plates that is a shield.
  'lent-blade':
    'M12 2 20 5 21 12 17 19 12 22 7 19 3 12 4 5ZM12 4.6 6.2 6.8 6 9 12 7.4 18 9 17.8 6.8ZM12 9.8 5.8 11.4 6.4 13 12 11.8 17.6 13 18.2 11.4ZM12 14.2 7.4 15.2 8.6 17.2 12 16.4 15.4 17.2 16.6 15.2Z',
  // Firefly Tower: a tower, and a light over it.
  'borrowed-eyes':
    'M12 1 15 5 12 9 9 5ZM7 10H17V12L15.5 13 16.5 22H7.5L8.5 13 7 12ZM11 15V18H13V15ZM2 6 4 8.5 2 11 0 8.5ZM22 6 24 8.5 22 11 20 8.5Z',
  // Quiet Ash: a bowl of ash, and smoke that stands still.
  blessing: 'M3 12H21L19 18 14 20V22H10V20L5 18ZM11 10 9 7 12 4.5 10.5 1.5 14 5 11.8 7.4 13 10Z',
  // Closed Shutters: two leaves that meet.
  'quiet-word':
    'M3 2H21V22H3ZM5 4V20H11V4ZM13 4V20H19V4ZM6 6H10V8H6ZM6 10H10V12H6ZM6 14H10V16H6ZM14 6H18V8H14ZM14 10H18V12H14ZM14 14H18V16H14Z',
  // Caravan Court: a gate, and the road through it.
  'short-cut': 'M2 22V8L6 4 9 6 12 3 15 6 18 4 22 8V22H17V14L12 9 7 14V22ZM11 14H13L15 22H9Z',
  // Red Seal: wax, and what is pressed into it.
  'seal-of-right':
    'M12 1 16 3 20 3.5 20.5 8 23 12 20.5 16 20 20.5 16 21 12 23 8 21 4 20.5 3.5 16 1 12 3.5 8 4 3.5 8 3ZM12 6 6.5 12 12 18 17.5 12ZM12 9 14.6 12 12 15 9.4 12Z',
  // Crossings: a boat under a pole, and the water.
  'free-passage':
    'M2 11H22L18 17H6ZM16.5 1 18.5 2 14 10H11.8ZM1 19 5 18 9 20 13 18 17 20 21 18 23 19V21.5L21 20.4 17 22.4 13 20.4 9 22.4 5 20.4 1 21.5Z',
  // Bone Gates: two tusks that lean towards each other.
  'first-say':
    'M3 22 2 14 4 7 10.5 2 8 8 7.4 14 8.6 22ZM21 22 22 14 20 7 13.5 2 16 8 16.6 14 15.4 22ZM10.6 22 12 12 13.4 22Z',
  // Brotherhood of Roofs: roofs behind roofs.
  hideout: 'M12 2 23 10V13L12 5.4 1 13V10ZM12 8.6 21 15V18L12 12 3 18V15ZM12 15.2 19 20V22.6H5V20Z',
  // Black Grain: an ear.
  backing:
    'M11 23V19L6 16.5 5.5 13 11 16V14L6 11.5 5.5 8 11 11V9L7.5 6.5 12 1 16.5 6.5 13 9V11L18.5 8 18 11.5 13 14V16L18.5 13 18 16.5 13 19V23Z',
  // Seven Fires: seven of them, the one in the middle for the guest.
  'guest-right':
    'M12 8 15 12 12 16 9 12ZM12 0 14.6 3.5 12 7 9.4 3.5ZM12 17 14.6 20.5 12 24 9.4 20.5ZM4 3.4 6.8 7.2 4 11 1.2 7.2ZM20 3.4 22.8 7.2 20 11 17.2 7.2ZM4 13 6.8 16.8 4 20.6 1.2 16.8ZM20 13 22.8 16.8 20 20.6 17.2 16.8Z',
  // Order of the Lamp: a hanging lamp, lit.
  offence:
    'M11 0H13V3H17L19 6H5L7 3H11ZM6 8H18L20 17 16 20H8L4 17ZM12 9.5 9 14 10.5 17.5H13.5L15 14ZM9 21.5H15V24H9Z',
};

/** For houses that organisers add: a stone. */
const NAMELESS = 'M12 2 21 12 12 22 3 12ZM12 6.5 7 12 12 17.5 17 12Z';

export const HouseMark = ({ of }: { readonly of: CardId }) => (
  <svg viewBox="0 0 24 24" className={css['house']} aria-hidden="true" data-house={of}>
    <path d={MARKS[of] ?? NAMELESS} />
  </svg>
);
