// Picture: the cut-paper picture of a card of this table; one door, behind which they are drawn or composed.

import type { GameCard } from '@dunmer/shared/patrons';
import { Silhouette } from '../../cards/index.ts';

const TRAITS: Readonly<Record<GameCard['kind'], readonly string[]>> = {
  patron: ['god'],
  creature: ['creature'],
  spell: [],
  support: [],
};

export const CardPicture = ({ card }: { readonly card: GameCard }) => (
  <Silhouette
    picture={{
      art: `patrons-${card.id}`,
      traits: TRAITS[card.kind],
      virtues: ['wealth'],
      rarity: 'standard',
    }}
  />
);
