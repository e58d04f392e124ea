// CardFull: a card in full, 63 × 88: the picture, all that it can do in words, and every icon ready to be asked.

import type { Aspect } from '@dunmer/shared/cards';
import { classes } from '../ui/index.ts';
import { AbilityMark } from './abilityMark.tsx';
import { CardFrame } from './cardFrame.tsx';
import css from './cardFull.module.css';
import type { CardFullWords } from './cardWords.ts';
import { RulesText, type Explainable } from './rulesText.tsx';
import { Silhouette } from './silhouette.tsx';
import type { TileFace } from './tileFace.ts';
import { VirtueIcon } from './virtueIcon.tsx';

interface CardFullProps {
  readonly face: TileFace;
  readonly words: CardFullWords;
  readonly onExplain: (what: Explainable, aspect?: Aspect) => void;
}

const ROOMY_LETTERS = 170;

export const CardFull = ({ face, words, onExplain }: CardFullProps) => {
  const icons = (aspect: Aspect) =>
    face[aspect].map((virtue) => {
      const text = words.icon(aspect, virtue);
      return (
        <button
          key={virtue}
          type="button"
          className={css['icon']}
          aria-label={text}
          onClick={() => onExplain({ kind: 'virtue', virtue, text }, aspect)}
        >
          <VirtueIcon
            virtue={virtue}
            form={aspect === 'protection' ? 'shield' : 'bare'}
            ground={aspect === 'superiority' ? 'chitin' : 'paper'}
          />
        </button>
      );
    });
  const letters = words.abilities
    .flat()
    .reduce((sum, { text }) => sum + text.length, words.flavour?.length ?? 0);
  return (
    <article
      className={classes(css['card'], css[face.rarity], letters > ROOMY_LETTERS && css['dense'])}
      aria-label={words.name}
    >
      <CardFrame rarity={face.rarity}>
        <div className={css['body']}>
          <div className={css['scene']}>
            <Silhouette picture={face.picture} />
            <div className={classes(css['icons'], css['is'])}>{icons('virtues')}</div>
            <div className={css['shields']}>{icons('protection')}</div>
          </div>
          <div className={css['words']}>
            <div>
              <h2 className={css['title']}>{words.name}</h2>
              <p className={css['kind']}>{words.kind}</p>
            </div>
            <div className={css['text']}>
              {words.abilities.map((parts, place) => (
                <div key={place} className={css['ability']}>
                  <span className={css['sign']}>
                    {face.signs[place] && <AbilityMark sign={face.signs[place]} />}
                  </span>
                  <p>
                    <RulesText parts={parts} onExplain={onExplain} />
                  </p>
                </div>
              ))}
              {words.flavour !== undefined && <p className={css['flavour']}>{words.flavour}</p>}
            </div>
          </div>
          <div className={classes(css['icons'], css['beats'])}>
            <svg className={css['blade']} viewBox="0 0 10 10" aria-hidden="true">
              <path d="M0 1.5 5 10 10 1.5 5 4Z" />
            </svg>
            {icons('superiority')}
          </div>
        </div>
      </CardFrame>
    </article>
  );
};
