// Pictures of the patrons' table. GamePicture: the cut-paper picture of a card. Each drawing is a file named after
// its card's id, loaded when the card is first shown; a card that organisers add gets a composed picture. GameSign:
// small signs for the classes of supports, the values and states of cards, and where they lie, in straight strokes
// and one colour. Always decoration: the word stands beside it or in a label.

import type { GameCard } from '@dunmer/shared/patrons';
import css from '../cards/gameTile.module.css';
import { Drawing, type DrawingModule, drawnIn } from '../../cards/silhouettes/index.ts';

export const GAME_DRAWINGS = drawnIn(import.meta.glob<DrawingModule>('./drawings/*.svg'));

/** The traits from which a picture is composed, by kind of card. */
const TRAITS: Readonly<Record<GameCard['kind'], readonly string[]>> = {
  patron: ['god'],
  creature: ['creature'],
  spell: [],
  support: [],
};

/** Decoration: the card is named beside it. */
export const GamePicture = ({ card: { id, kind } }: { readonly card: Pick<GameCard, 'id' | 'kind'> }) => (
  <span className={css['sky']} aria-hidden="true" data-picture={id}>
    <Drawing
      picture={{ art: id, traits: TRAITS[kind], virtues: ['wealth'], rarity: 'standard' }}
      from={GAME_DRAWINGS}
    />
  </span>
);

type SupportClass = Extract<GameCard, { readonly kind: 'support' }>['class'];
type Told =
  | 'spell'
  | 'coin'
  | 'spent'
  | 'strike'
  | 'life'
  | 'wound'
  | 'weak'
  | 'evade'
  | 'ward'
  | 'queue'
  | 'hand'
  | 'pile'
  | 'graveyard';

export type GameSignName = SupportClass | Told;

/** On a grid of 24, of few shapes; holes by the even-odd rule. */
const SIGNS: Readonly<Record<GameSignName, string>> = {
  // A blade and its guard.
  weapon:
    'M17 1H23V7L11.5 18.5 13.5 20.5 11.5 22.5 8.5 19.5 4.5 23.5 .5 19.5 4.5 15.5 1.5 12.5 3.5 10.5 5.5 12.5Z',
  // A cuirass of plates.
  armour:
    'M1 4.5 7.5 1 9 4.5H15L16.5 1 23 4.5 21.5 10 18 8.6V12H6V8.6L2.5 10ZM6 14H18V17.6H6ZM6.6 19.6H17.4L12 23.8Z',
  // A stone on a cord.
  amulet:
    'M0 1H4.5L12 8.4 19.5 1H24L14.2 10.6 20 16.6 12 24 4 16.6 9.8 10.6ZM12 13 8.4 16.6 12 20 15.6 16.6Z',
  // A roof, and a way in.
  place: 'M12 1 23 10V12.5H20V20H23V23H1V20H4V12.5H1V10ZM12 10 8.5 13.5V20H15.5V13.5Z',
  // A day with rays.
  event:
    'M12 0 14.4 6.2 20.5 3.5 17.8 9.6 24 12 17.8 14.4 20.5 20.5 14.4 17.8 12 24 9.6 17.8 3.5 20.5 6.2 14.4 0 12 6.2 9.6 3.5 3.5 9.6 6.2ZM12 8.6 8.6 12 12 15.4 15.4 12Z',
  // A spark.
  spell:
    'M10.5 1 13 9 21 11.5 13 14 10.5 22 8 14 0 11.5 8 9ZM20 15 21.2 18.8 24 20 21.2 21.2 20 24 18.8 21.2 16 20 18.8 18.8ZM20 0 21 3 24 4 21 5 20 8 19 5 16 4 19 3Z',
  // A coin with eight sides, its face up.
  coin: 'M7.5 1H16.5L23 7.5V16.5L16.5 23H7.5L1 16.5V7.5ZM12 5 10 10 5 12 10 14 12 19 14 14 19 12 14 10Z',
  // A coin turned over: only its rim.
  spent:
    'M7.5 1H16.5L23 7.5V16.5L16.5 23H7.5L1 16.5V7.5ZM8.5 3.4 3.4 8.5V15.5L8.5 20.6H15.5L20.6 15.5V8.5L15.5 3.4ZM7 11H17V13H7Z',
  // Two blades that meet.
  strike:
    'M1 1 6.5 2.5 12 8 17.5 2.5 23 1 21.5 6.5 16 12 19 15 21 13 22.5 14.5 20 17 23 20 20 23 17 20 14.5 22.5 13 21 15 19 12 16 9 19 11 21 9.5 22.5 7 20 4 23 1 20 4 17 1.5 14.5 3 13 5 15 8 12 2.5 6.5ZM12 10 10 12 12 14 14 12Z',
  life: 'M12 22.5 1 11.5V6.5L5.5 2H9L12 5.5 15 2H18.5L23 6.5V11.5Z',
  // A heart, torn.
  wound:
    'M8.6 1.6 11 4.4 8.4 9 12.4 12.6 9.6 16.4 10.8 21.2 1 11.5V6.5L5.5 1.6ZM14.4 2H18.5L23 6.5V11.5L13.2 21.4 12.2 17 15.4 12.2 11.4 8.6Z',
  // An hourglass: not yet.
  weak: 'M4 1H20V5.5L14.5 12 20 18.5V23H4V18.5L9.5 12 4 5.5ZM7.5 3.6V5L12 10 16.5 5V3.6ZM12 15 8.4 20.4H15.6Z',
  // A wing.
  evade: 'M23.5 1.5 21 9H17L19.5 10.5 17 15H13L15 16.5 12 20.5 7 20 1 23 4.5 17 4 12 8 7 14.5 3Z',
  // A shield within a shield.
  ward: 'M12 .5 22.5 3.5V13L12 23.5 1.5 13V3.5ZM12 3.2 4 5.4V12L12 20 20 12V5.4ZM12 6.4 17 7.8V11L12 16 7 11V7.8Z',
  // Slips in a row, the first of them on its way out.
  queue: 'M0 12 5.5 6V18ZM7.5 3H12V21H7.5ZM14 3H17.5V21H14ZM19.5 3H22.5V21H19.5Z',
  // Three cards, held.
  hand: 'M0 8 5.5 6 10.4 20 6 21.6ZM8 2H16V22H13.4L8 6.6ZM18.5 6 24 8 18 21.6 18 8Z',
  // Cards, one upon the other.
  pile: 'M12 1 23.5 7 12 13 .5 7ZM.5 10 12 16 23.5 10V13L12 19 .5 13ZM.5 15.5 12 21.5 23.5 15.5V18L12 24 .5 18Z',
  // A stone that stands.
  graveyard:
    'M5 19.5V8L8.5 3 12 1.5 15.5 3 19 8V19.5H22.5V23H1.5V19.5ZM12 5.5 9.2 9.5 12 13.5 14.8 9.5ZM8.5 15.5V17.5H15.5V15.5Z',
};

export const GAME_SIGNS = Object.keys(SIGNS).filter((name): name is GameSignName => name in SIGNS);

export const GameSign = ({ of }: { readonly of: GameSignName }) => (
  <svg viewBox="0 0 24 24" className={css['glyph']} aria-hidden="true" data-sign={of}>
    <path d={SIGNS[of]} />
  </svg>
);
