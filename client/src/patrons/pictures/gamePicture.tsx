// GamePicture: the cut-paper picture of a card of the patrons' table. Each drawing lies in a file named after its
// card's id, and is fetched when that card is first shown; a card that organisers add gets a composed one.

import type { GameCard } from '@dunmer/shared/patrons';
import { Drawing, type DrawingModule, drawnIn } from '../../cards/silhouettes/index.ts';
import css from './picture.module.css';

export const GAME_DRAWINGS = drawnIn(import.meta.glob<DrawingModule>('./drawings/*.svg'));

/** What a card of a kind is composed of. */
const TRAITS: Readonly<Record<GameCard['kind'], readonly string[]>> = {
  patron: ['god'],
  creature: ['creature'],
  spell: [],
  support: [],
};

/** Always decoration: the card is named beside it. */
export const GamePicture = ({ card: { id, kind } }: { readonly card: Pick<GameCard, 'id' | 'kind'> }) => (
  <span className={css['sky']} aria-hidden="true" data-picture={id}>
    <Drawing
      picture={{ art: id, traits: TRAITS[kind], virtues: ['wealth'], rarity: 'standard' }}
      from={GAME_DRAWINGS}
    />
  </span>
);
