// Weakened: the printed cards that are weaker in the app's own data than in the documents, because there they shifted
// more than 12 points of victories (docs/balance.md). Scripts bring their own cards, and so play those of the
// documents.

/** The texts of these cards, by id. */
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
