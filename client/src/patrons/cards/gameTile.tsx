// GameTile: a card of this table, in the hand or in the zone. Hidden from screen readers: the element that holds it
// names it.

import type { Rarity } from '@dunmer/shared/cards';
import type { GameCard } from '@dunmer/shared/patrons';
import { CardFrame, tileShape as shape } from '../../cards/index.ts';
import { useLang } from '../../text/index.ts';
import { classes } from '../../ui/index.ts';
import type { Sign } from '../film/signs.ts';
import css from './gameTile.module.css';
import { Icon } from './icons.tsx';
import type { Lying } from './lying.ts';
import { GamePicture } from '../pictures/pictures.tsx';

// Where long words of a name may break on a small tile, marked by soft hyphens, because browsers hyphenate Russian
// badly.

/** Shorter words fit without a break. */
const LONG = 9;
const LEAST_LETTERS = 3;

/**
 * Before a consonant and its vowel, and after a vowel, a sign or another consonant: «Слад-ко-ре-чи-вая»,
 * «Приврат-ный».
 */
const SEAM =
  /(?<=[аеёиоуыэюяьъ]|[аеёиоуыэюя][бвгджзйклмнпрстфхцчшщ])(?=[бвгджзйклмнпрстфхцчшщ][аеёиоуыэюя])/giu;

function softWord(word: string): string {
  if (word.length < LONG) return word;
  let soft = '';
  let from = 0;
  for (const { index } of word.matchAll(SEAM)) {
    if (index - from < LEAST_LETTERS || word.length - index < LEAST_LETTERS) continue;
    soft += `${word.slice(from, index)}\u00AD`;
    from = index;
  }
  return soft + word.slice(from);
}

/** Returns a name with soft hyphens in its long words. */
const softened = (name: string): string => name.split(' ').map(softWord).join(' ');

/** `lit`: something can be done with it; `target`: it can be chosen; `picked`: it was picked. */
export type TilePose = 'rest' | 'lit' | 'target' | 'picked' | 'chosen' | 'dim';

interface GameTileProps {
  readonly card: GameCard;
  /** Its values in the zone, if it lies there. */
  readonly lying?: Lying | undefined;
  /** What it costs now, if it is in the hand. */
  readonly coins?: number | undefined;
  readonly pose?: TilePose;
  readonly signs?: readonly Sign[];
  /** Its number, when another card of its name lies beside it. */
  readonly twin?: number | undefined;
}

/** The shape of the frame shows the kind: patrons stepped, supports cut, spells scooped, creatures square. */
const FRAMES: Readonly<Record<GameCard['kind'], Rarity>> = {
  patron: 'unique',
  creature: 'standard',
  spell: 'rare',
  support: 'uncommon',
};

/** Text drawn by CSS, so that screen readers skip it: the element that holds the card names all of it. */
const Drawn = ({ text }: { readonly text: string | number }) => (
  <span className={css['drawn']} data-text={text} />
);

const NONE: readonly Sign[] = [];
const change = (by: number): 'up' | 'down' | undefined => (by === 0 ? undefined : by > 0 ? 'up' : 'down');

/** Its strike and life, or the sign of its kind. */
const Foot = ({ card, lying }: Pick<GameTileProps, 'card' | 'lying'>) => {
  if (card.kind === 'spell' || card.kind === 'support')
    return (
      <span className={css['foot']}>
        <Icon name={card.kind === 'spell' ? 'spell' : card.class} />
      </span>
    );
  const life = lying?.left ?? card.life;
  const isHurt = lying !== undefined && lying.card.wounds > 0;
  return (
    <span className={css['foot']}>
      {card.kind === 'creature' && (
        <span className={css['number']} data-change={change(lying?.raised.strike ?? 0)}>
          <Icon name="strike" />
          <Drawn text={lying?.values.strike ?? card.strike} />
        </span>
      )}
      <span
        className={css['number']}
        data-change={change(lying?.raised.life ?? 0)}
        data-hurt={isHurt || undefined}
      >
        <Icon name="life" />
        <Drawn text={life} />
        {isHurt && (
          <span className={css['of']}>
            <Drawn text={`/${lying.values.life}`} />
          </span>
        )}
      </span>
    </span>
  );
};

const SIGN_TEXT: Partial<Record<Sign['kind'], (n: number) => string>> = {
  wounded: (n) => `−${n}`,
  healed: (n) => `+${n}`,
};

const LETTERS_OF_A_LINE = 10;

export const GameTile = ({ card, lying, coins, pose = 'rest', signs = NONE, twin }: GameTileProps) => {
  const lang = useLang();
  const name = card.name[lang];
  const counted = signs.find(({ kind }) => SIGN_TEXT[kind] !== undefined);
  return (
    <span
      className={classes(shape['tile'], css['tile'], css[pose], ...signs.map(({ kind }) => css[kind]))}
      data-kind={card.kind}
      data-closed={lying?.card.closed === true || undefined}
      aria-hidden="true"
    >
      <CardFrame rarity={FRAMES[card.kind]}>
        <span className={classes(shape['body'], css['body'])}>
          <span className={classes(shape['scene'], css['scene'])}>
            <GamePicture card={card} />
            {coins !== undefined && (
              <span className={css['cost']}>
                <Icon name="plate" />
                <b>
                  <Drawn text={coins} />
                </b>
              </span>
            )}
            {twin !== undefined && (
              <span className={css['twin']}>
                <Drawn text={twin} />
              </span>
            )}
            {lying !== undefined && (
              <span className={css['marks']}>
                {lying.card.closed && <Icon name="closed" />}
                {lying.isWeak && <Icon name="weak" />}
                {lying.values.evades && <Icon name="evade" />}
                {lying.values.ward > 0 && <Icon name="ward" />}
              </span>
            )}
          </span>
          <span className={css['name']} data-long={name.length > LETTERS_OF_A_LINE || undefined} lang={lang}>
            <Drawn text={softened(name)} />
          </span>
          <Foot card={card} lying={lying} />
        </span>
      </CardFrame>
      {counted !== undefined && (
        <span className={css['sign']} data-sign={counted.kind}>
          <Drawn text={SIGN_TEXT[counted.kind]?.(counted.n ?? 0) ?? ''} />
        </span>
      )}
    </span>
  );
};
