// PledgeSheets: the promises on paper: a leaf for each house with the rules in short, and cards that name their
// owner.

import type { CardId } from '@dunmer/shared/cards';
import type { HandInfo } from '@dunmer/shared/protocol';
import { HouseMark, usePledgeCards, usePledgeWords } from '../../pledges/index.ts';
import { useStaffText } from '../staffText.ts';
import { inSheets } from './paperCopies.ts';
import css from './printing.module.css';

interface Given {
  readonly card: CardId;
  readonly house: CardId;
  /** The owner's name; null to write it by hand. */
  readonly owner: string | null;
}

/** Returns the promises that everybody has, and the houses by the promise that each gives. */
export function usePledgeSets() {
  const cards = [...usePledgeCards().values()];
  const idsOf = (kind: 'common' | 'house'): readonly CardId[] =>
    cards.filter((card) => card.kind === kind).map(({ id }) => id);
  const commons = idsOf('common');
  const fiveOf = (house: CardId): readonly CardId[] => [...commons, house];
  return { houses: idsOf('house'), fiveOf };
}

const Card = ({ given: { card, house, owner } }: { readonly given: Given }) => {
  const { sheets: text } = useStaffText();
  const { nameOf, textOf, whenOf, houseOf } = usePledgeWords();
  return (
    <div className={css['card']}>
      <p className={css['head']}>{whenOf(card)}</p>
      <p className={css['name']}>{nameOf(card)}</p>
      <p className={css['text']}>{textOf(card)}</p>
      <div className={css['foot']}>
        <p className={css['owner']}>
          {text.promisedBy} <strong>{owner ?? <span className={css['line']} />}</strong>
        </p>
        <p className={css['of']}>
          <HouseMark of={house} />
          {houseOf(house)}
        </p>
      </div>
    </div>
  );
};

const Cards = ({ all }: { readonly all: readonly Given[] }) => (
  <div className={css['cards']}>
    {all.map((given) => (
      <Card key={`${given.owner ?? given.house} ${given.card}`} given={given} />
    ))}
  </div>
);

const Leaf = ({ house, withIntrigue }: { readonly house: CardId; readonly withIntrigue: boolean }) => {
  const { sheets: text } = useStaffText();
  const { nameOf, textOf, houseOf } = usePledgeWords();
  const { fiveOf } = usePledgeSets();
  const rules = withIntrigue ? (['promises', 'intrigue'] as const) : (['promises'] as const);
  return (
    <div className={css['leaf']}>
      <header>
        <HouseMark of={house} />
        <h1>{houseOf(house)}</h1>
      </header>
      <section>
        <h2>{text.five}</h2>
        <ul>
          {fiveOf(house).map((card) => (
            <li key={card}>
              <strong>{nameOf(card)}.</strong> {textOf(card)}
            </li>
          ))}
        </ul>
      </section>
      <div className={css['rules']}>
        {rules.map((which) => (
          <section key={which}>
            <h2>{text.rulesOf[which]}</h2>
            <ol>
              {text.rules[which].map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
};

/** For each house a leaf and, on the next sheet, its five cards, with the owner to be written by hand. */
export const HouseSheets = ({ withIntrigue }: { readonly withIntrigue: boolean }) => {
  const { houses, fiveOf } = usePledgeSets();
  return houses.flatMap((house) => [
    <div key={`${house} leaf`} className={css['sheet']}>
      <Leaf house={house} withIntrigue={withIntrigue} />
    </div>,
    <div key={`${house} cards`} className={css['sheet']}>
      <Cards all={fiveOf(house).map((card) => ({ card, house, owner: null }))} />
    </div>,
  ]);
};

/** The five cards of each trader who was dealt promises, with the trader's name. */
export const NamedSheets = ({ hands }: { readonly hands: readonly HandInfo[] }) => {
  const { fiveOf } = usePledgeSets();
  const all = hands.flatMap(({ trader, house }) =>
    house === null ? [] : fiveOf(house).map((card) => ({ card, house, owner: trader.name })),
  );
  return inSheets(all).map((given) => (
    <div key={`${given[0]?.owner} ${given[0]?.card}`} className={css['sheet']}>
      <Cards all={given} />
    </div>
  ));
};
