// CardFull: a card in full, 63 × 88: the picture and the text of its abilities; every icon explains itself at a
// press.

import { type Aspect, explainTerm } from '@dunmer/shared/cards';
import { Fragment } from 'react';
import { useExplainText } from './explainText.ts';
import { useLang } from '../text/index.ts';
import { classes } from '../ui/index.ts';
import { AbilityMark } from './abilityMark.tsx';
import type { Asked, CardFullWords } from './cardWords.ts';
import { CardFrame, Silhouette } from './cardFrame.tsx';
import css from './cardFull.module.css';
import { RulesText } from './rulesText.tsx';
import type { AbilitySign, TileFace } from './tileFace.ts';
import { VirtueIcon } from './virtueIcon.tsx';

interface CardFullProps {
  readonly face: TileFace;
  readonly words: CardFullWords;
  readonly onExplain: (what: Asked) => void;
}

const ROOMY_LETTERS = 170;

type Explains = Pick<CardFullProps, 'onExplain'>;

/** The card's rarity, its tags, and how many copies there are. */
const Kind = ({ words, onExplain }: Explains & { readonly words: CardFullWords }) => {
  const text = useExplainText();
  const { copies } = words;
  const counted =
    copies === undefined ? [] : [{ text: text.copies(copies), asked: { kind: 'copies', copies } as const }];
  return (
    <p className={css['kind']}>
      {[...words.kinds, ...counted].map(({ text: said, asked }, place) => (
        <Fragment key={said}>
          {place > 0 && ' · '}
          <button
            type="button"
            className={css['asks']}
            aria-haspopup="dialog"
            onClick={() => onExplain(asked)}
          >
            {said}
          </button>
        </Fragment>
      ))}
    </p>
  );
};

/** When an ability works, with the same mark as on the tile. */
const Sign = ({ sign, onExplain }: Explains & { readonly sign: AbilitySign }) => {
  const lang = useLang();
  const text = useExplainText();
  const { name } = explainTerm(lang, sign.timing);
  return (
    <button
      type="button"
      className={css['sign']}
      aria-label={sign.initiative === undefined ? name : text.initiative(name, sign.initiative)}
      aria-haspopup="dialog"
      onClick={() => onExplain({ kind: 'sign', sign })}
    >
      <AbilityMark sign={sign} />
    </button>
  );
};

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
          aria-haspopup="dialog"
          onClick={() => onExplain({ kind: 'virtue', virtue, aspect })}
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
              <Kind words={words} onExplain={onExplain} />
            </div>
            <div className={css['text']}>
              {words.abilities.map((parts, place) => (
                <div key={place} className={css['ability']}>
                  {face.signs[place] && <Sign sign={face.signs[place]} onExplain={onExplain} />}
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
