// describe: the rules text of abilities and cards in Russian and English, generated from their data.
export { LANGS, type Lang } from './lang.ts';
export { capital, TERMS, plainText, type Term, type TextPart } from './textPart.ts';
export { describeAbility, describeEffect } from './describeAbility.ts';
export { aspectName, explainTerm, rarityName, shortName, traitName, virtueName } from './words.ts';
/** The five virtues in the cases of Russian. */
export { VIRTUE as RU_VIRTUES } from './ru.ts';
