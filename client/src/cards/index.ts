// cards: how a card looks, as a tile and in full, and what any icon or term on it means, at a tap.

export { type Asked, cardHeard, cardWords } from './cardWords.ts';
export { AbilityMark } from './abilityMark.tsx';
export { BackTile, Seal } from './cardBack.tsx';
export { CardFrame, Silhouette } from './cardFrame.tsx';
export { CardFull } from './cardFull.tsx';
export { CardTile, type TilePose } from './cardTile.tsx';
export { RulesText } from './rulesText.tsx';
export { PileMark, RingBell } from './pile.tsx';
export { pictureOf, tileFace, type TileFace } from './tileFace.ts';
export { default as tileShape } from './frame.module.css';
export { type IconMark } from './tileIcons.tsx';
export { useExplain } from './useExplain.tsx';
export { VirtueIcon } from './virtueIcon.tsx';
export { WindowSign } from './windowSign.tsx';
