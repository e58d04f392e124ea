// cards: how a card looks, on a tile and in full.

export { type Asked } from './asked.ts';
export { AbilityMark } from './abilityMark.tsx';
export { BackTile } from './backTile.tsx';
export { CardFrame } from './cardFrame.tsx';
export { CardFull } from './cardFull.tsx';
export { CardTile, type TilePose } from './cardTile.tsx';
export { cardWords, traitWords } from './cardWords.ts';
export { RulesText } from './rulesText.tsx';
export { Seal } from './seal.tsx';
export { Silhouette } from './silhouette.tsx';
export { pictureOf, tileFace, type TileFace } from './tileFace.ts';
export { type IconMark } from './tileIcons.tsx';
export { VirtueIcon } from './virtueIcon.tsx';
