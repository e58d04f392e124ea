// PracticeScreen: an opponent is chosen, and one plays against a bot.

import { type Answer, type Strength, STRENGTHS } from '@dunmer/shared/protocol';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { useCommand } from '../net/index.ts';
import { useText } from '../text/index.ts';
import deckCss from './deck.module.css';
import css from './lobby.module.css';
import { SeatForm } from './seatForm.tsx';

interface OpponentChoiceProps {
  readonly chosen: Strength;
  readonly onChoose: (strength: Strength) => void;
}

/** The bots to practise against, each with a word on how strong it is. */
const OpponentChoice = ({ chosen, onChoose }: OpponentChoiceProps) => {
  const text = useText();
  return (
    <fieldset className={deckCss['decks']}>
      <legend className={deckCss['legend']}>{text.open.opponent}</legend>
      {STRENGTHS.map((strength) => (
        <div key={strength} className={deckCss['deck']}>
          <label className={deckCss['choice']}>
            <input
              type="radio"
              name="opponent"
              checked={strength === chosen}
              onChange={() => onChoose(strength)}
            />
            <span className={deckCss['name']}>{text.bots[strength].name}</span>
            <span className={deckCss['short']}>{text.bots[strength].word}</span>
          </label>
        </div>
      ))}
    </fieldset>
  );
};

/** A match against the machine with a ready deck, for every browser; it is no part of the event. */
export const PracticeScreen = () => {
  const text = useText();
  const [, go] = useLocation();
  const onAnswer = useCallback(
    (answer: Answer) => {
      if (answer.type === 'opened') go(`/m/${answer.match}`, { replace: true });
    },
    [go],
  );
  const { sending, error, send } = useCommand('practise', onAnswer);
  const [against, setAgainst] = useState<Strength>('middle');
  return (
    <SeatForm
      title={text.open.title}
      back="/"
      submit={text.open.submit}
      note={
        <>
          <p className={css['quiet']}>{text.open.botNote}</p>
          <OpponentChoice chosen={against} onChoose={setAgainst} />
        </>
      }
      sending={sending}
      error={error}
      onSubmit={(name, deck) => send({ type: 'practise', name, deck, against })}
    />
  );
};
