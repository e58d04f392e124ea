// Rarity: how often a card is found (CARDS.md).

export const RARITIES = ['standard', 'uncommon', 'rare', 'unique'] as const;
export type Rarity = (typeof RARITIES)[number];
