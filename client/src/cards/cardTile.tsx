// CardTile: a card on the board or in the tray. Hidden from screen readers: the element that holds the tile names it.

import { ASPECTS } from '@dunmer/shared/cards';
import type { AnimationEvent } from 'react';
import { classes } from '../ui/index.ts';
import { AbilityMark } from './abilityMark.tsx';
import { CardBack, Seal } from './cardBack.tsx';
import { CardFrame, Silhouette } from './cardFrame.tsx';
import css from './tile.module.css';
import type { TileFace } from './tileFace.ts';
import shape from './frame.module.css';
import { type IconMark, shownIcons, TileIcons } from './tileIcons.tsx';

/**
 * `turning`: from its back to its face; `arriving`: summoned; `acting`: the cause of an effect; `asking`: the source
 * of a question; `defeated`: turning to ash.
 */
export type TilePose =
  | 'rest'
  | 'selected'
  | 'dragging'
  | 'ghost'
  | 'targetable'
  | 'dimmed'
  | 'turning'
  | 'arriving'
  | 'acting'
  | 'asking'
  | 'defeated';

export interface CardTileProps {
  readonly face: TileFace;
  readonly pose?: TilePose;
  readonly iconMarks?: readonly IconMark[];
  readonly silenced?: boolean;
  /** Whether the server has saved what the person did with this card. */
  readonly sync?: 'saved' | 'unsaved' | 'sending';
  readonly sealed?: boolean;
  /** Its number while the cards are counted. */
  readonly count?: number | undefined;
  /** Called when the last of its ash has fallen; at once with reduced motion. */
  readonly onFallen?: () => void;
}

// Returns the class that makes a long name small enough for its strip.
const nameSize = (letters: number): string | undefined => {
  if (letters > 12) return css['longest'];
  return letters > 9 ? css['long'] : undefined;
};

const MANY_ICONS = 3;
const NO_MARKS: readonly IconMark[] = [];

const Flakes = () => (
  <span className={css['flakes']}>
    <i />
    <i />
    <i />
    <i />
    <i />
  </span>
);

export const CardTile = (props: CardTileProps) => {
  const {
    face,
    pose = 'rest',
    iconMarks = NO_MARKS,
    silenced = false,
    sync = 'saved',
    sealed = false,
    count,
    onFallen,
  } = props;
  const icons = (aspect: IconMark['aspect']) => (
    <TileIcons aspect={aspect} virtues={face[aspect]} marks={iconMarks} />
  );
  const crowded = ASPECTS.some((aspect) => shownIcons(aspect, face[aspect], iconMarks).length > MANY_ICONS);
  const onAnimationEnd = (event: AnimationEvent) => {
    if (pose === 'defeated' && event.target === event.currentTarget) onFallen?.();
  };
  return (
    <span
      className={classes(
        shape['tile'],
        css['tile'],
        css[pose],
        css[face.rarity],
        crowded && css['crowded'],
        silenced && css['silenced'],
        css[sync],
      )}
      aria-hidden="true"
      onAnimationEnd={onAnimationEnd}
    >
      <CardFrame rarity={face.rarity}>
        <span className={classes(shape['body'], css['body'])}>
          <span className={classes(shape['scene'], css['scene'])}>
            <Silhouette picture={face.picture} />
            <span className={css['is']}>{icons('virtues')}</span>
            <span className={css['shields']}>{icons('protection')}</span>
            <span className={css['signs']}>
              {face.signs.map((sign, place) => (
                <AbilityMark key={place} sign={sign} />
              ))}
            </span>
            {silenced && <span className={css['cloth']} />}
          </span>
          <span className={classes(css['name'], nameSize(face.name.length))}>{face.name}</span>
          <span className={css['beats']}>
            <svg className={css['blade']} viewBox="0 0 10 10">
              <path d="M0 1.5 5 10 10 1.5 5 4Z" />
            </svg>
            {icons('superiority')}
            {sync !== 'saved' && <span className={css['sync']} />}
          </span>
        </span>
      </CardFrame>
      {sealed && (
        <span className={css['sealed']}>
          <Seal />
        </span>
      )}
      {pose === 'turning' && (
        <span className={css['turnedBack']}>
          <CardBack />
        </span>
      )}
      {count !== undefined && <span className={css['count']}>{count}</span>}
      {pose === 'defeated' && <Flakes />}
    </span>
  );
};
