// DeckChoice: the ready decks: how many cards each has, whether it is short, and what lies in it.

import type { CatalogueInfo } from '@dunmer/shared/protocol';
import { isShort } from '@dunmer/shared/rules';
import { useText, useLang } from '../text/index.ts';
import { DeckCards } from './deckCards.tsx';
import css from './deck.module.css';

interface DeckChoiceProps {
  readonly catalogue: CatalogueInfo;
  readonly chosen: string;
  readonly onChoose: (deck: string) => void;
}

export const DeckChoice = ({ catalogue, chosen, onChoose }: DeckChoiceProps) => {
  const text = useText();
  const lang = useLang();
  return (
    <fieldset className={css['decks']}>
      <legend className={css['legend']}>{text.open.deck}</legend>
      {catalogue.decks.map((deck) => (
        <div key={deck.id} className={css['deck']}>
          <label className={css['choice']}>
            <input type="radio" name="deck" checked={deck.id === chosen} onChange={() => onChoose(deck.id)} />
            <span className={css['name']}>{deck.name[lang]}</span>
            <span className={css['size']}>{text.open.size(deck.cards.length)}</span>
            {isShort(deck.cards.length) && <span className={css['short']}>{text.open.short}</span>}
          </label>
          {deck.id === chosen && <DeckCards key={deck.id} deck={deck} catalogue={catalogue} />}
        </div>
      ))}
    </fieldset>
  );
};
