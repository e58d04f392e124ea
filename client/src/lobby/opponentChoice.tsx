// OpponentChoice: the bots to practise against, each with a word on how strong it is.

import { type Strength, STRENGTHS } from '@dunmer/shared/protocol';
import { useText } from '../text/index.ts';
import css from './deck.module.css';

interface OpponentChoiceProps {
  readonly chosen: Strength;
  readonly onChoose: (strength: Strength) => void;
}

export const OpponentChoice = ({ chosen, onChoose }: OpponentChoiceProps) => {
  const text = useText();
  return (
    <fieldset className={css['decks']}>
      <legend className={css['legend']}>{text.open.opponent}</legend>
      {STRENGTHS.map((strength) => (
        <div key={strength} className={css['deck']}>
          <label className={css['choice']}>
            <input
              type="radio"
              name="opponent"
              checked={strength === chosen}
              onChange={() => onChoose(strength)}
            />
            <span className={css['name']}>{text.bots[strength].name}</span>
            <span className={css['short']}>{text.bots[strength].word}</span>
          </label>
        </div>
      ))}
    </fieldset>
  );
};
