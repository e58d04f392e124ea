// cards: virtues, abilities as data, cards and catalogues. The schema has an entry point of its own, ./schema.ts, to
// keep zod off the phone.
export { ASPECTS, VIRTUES, type Aspect, type Virtue } from './virtue.ts';
export {
  ALL_VIRTUES,
  includesAll,
  intersects,
  isEmpty,
  union,
  virtueNames,
  virtueSet,
  without,
  type VirtueSet,
} from './virtueSet.ts';
export {
  FAR_WHERES,
  LASTING_OPS,
  MOMENTARY_OPS,
  NEAR_WHERES,
  ROWS,
  SIDES,
  SUMMON_TO,
  type Ability,
  type CardFilter,
  type Condition,
  type Effect,
  isLastingEffect,
  type LastingEffect,
  type MomentaryEffect,
  type GrantEffect,
  type RemoveEffect,
  type RevealAbility,
  type Row,
  type Selector,
  type Side,
  type StaticAbility,
  type StaticEffect,
  type SummonAbility,
  type Target,
} from './ability.ts';
export type { Card, CardId, Words } from './card.ts';
export { RARITIES, type Rarity } from './rarity.ts';
export { type Catalogue } from './catalogue.ts';
export { type Deck } from './deck.ts';
export {
  LANGS,
  RU_VIRTUES,
  TERMS,
  aspectName,
  capital,
  describeAbility,
  describeEffect,
  explainTerm,
  plainText,
  rarityName,
  shortName,
  traitName,
  virtueName,
  type Lang,
  type Term,
  type TextPart,
} from './describe/index.ts';
