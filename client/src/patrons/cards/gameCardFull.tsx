// GameCardFull: a card of this table in full, 63 × 88: the picture, its numbers, and the words of all its abilities.

import { describeGameCard, type GameCard } from '@dunmer/shared/patrons';
import { CardFrame } from '../../cards/index.ts';
import { useLang } from '../../text/index.ts';
import { usePatronsText } from '../patronsText.ts';
import css from './gameCardFull.module.css';
import { Icon, type IconName } from './icons.tsx';
import { kindWords, type Lying, stateWords } from './lying.ts';
import { GamePicture } from '../pictures/pictures.tsx';

const FRAMES = { patron: 'unique', creature: 'standard', spell: 'rare', support: 'uncommon' } as const;

interface GameCardFullProps {
  readonly card: GameCard;
  readonly lying?: Lying | undefined;
}

interface Fact {
  readonly icon: IconName;
  readonly word: string;
  readonly value: string;
}

export const GameCardFull = ({ card, lying }: GameCardFullProps) => {
  const text = usePatronsText();
  const lang = useLang();
  const { numbers } = text;
  const hurt = (lying?.card.wounds ?? 0) > 0;
  const facts: readonly Fact[] = [
    ...(card.kind === 'patron'
      ? []
      : [{ icon: 'coin', word: numbers.cost, value: String(card.cost) } as const]),
    ...(card.kind === 'creature'
      ? [
          {
            icon: 'strike',
            word: numbers.strike,
            value: String(lying?.values.strike ?? card.strike),
          } as const,
        ]
      : []),
    ...(card.kind === 'creature' || card.kind === 'patron'
      ? [
          {
            icon: 'life',
            word: numbers.life,
            value: hurt
              ? `${lying?.left ?? 0}/${lying?.values.life ?? 0}`
              : String(lying?.values.life ?? card.life),
          } as const,
        ]
      : []),
  ];
  const states = lying === undefined ? [] : stateWords(text, lying);
  return (
    <article className={css['card']} aria-label={card.name[lang]}>
      <CardFrame rarity={FRAMES[card.kind]}>
        <div className={css['body']}>
          <div className={css['scene']}>
            <GamePicture card={card} />
          </div>
          <div className={css['words']}>
            <h2>{card.name[lang]}</h2>
            <p className={css['kind']}>{kindWords(text, card)}</p>
            {describeGameCard(lang, card).map((line) => (
              <p key={line}>{line}</p>
            ))}
            {states.length > 0 && <p className={css['states']}>{states.join(', ')}</p>}
          </div>
          <dl className={css['facts']}>
            {facts.map(({ icon, word, value }) => (
              <div key={word}>
                <Icon name={icon} />
                <dt>{word}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </CardFrame>
    </article>
  );
};
