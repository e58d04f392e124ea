// Weakened: the printed cards that are weaker in the app's own data than in the documents, for they shifted more than
// 12 points of victories there (docs/balance.md). Scripts carry their own cards, and play those of the documents.

/** What these say instead, by their ids. */
export const WEAKENED: ReadonlyMap<string, { readonly ru: string; readonly en: string }> = new Map([
  ['blessing', { ru: 'Ваша карта защищена от мудрости.', en: 'A card of yours is protected from wisdom.' }],
  [
    'quiet-word',
    {
      ru: 'Умения вражеской карты второго ряда не действуют.',
      en: 'The abilities of an enemy back card don’t work.',
    },
  ],
  [
    'poisoned-cup',
    {
      ru: 'Вражеская карта второго ряда не превосходит силу и хитрость.',
      en: 'An enemy back card overcomes no strength or cunning.',
    },
  ],
  [
    'bribed-guard',
    {
      ru: 'Умения вражеской карты второго ряда не действуют.',
      en: 'The abilities of an enemy back card don’t work.',
    },
  ],
]);
