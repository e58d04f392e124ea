// HouseField: chooses somebody's house by the promise that it gives, or lets it be drawn.

import type { CardId } from '@dunmer/shared/cards';
import { HouseMark, usePledgeCards } from '../../pledges/index.ts';
import { useLang } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import { classes, Tick } from '../../ui/index.ts';
import css from './acts.module.css';
import { type Field, type Has, type InputProps, type Kind, labelled, own } from './field.ts';

const DRAWN = 'drawn';

const HouseInput = ({ name, labelOf, said, onSay }: InputProps) => {
  const text = useStaffText();
  const lang = useLang();
  const cards = usePledgeCards();
  const houses = [...cards.values()].flatMap((card) =>
    card.kind === 'house' ? [{ value: card.id, words: card.house[lang] }] : [],
  );
  const option = (value: string, words: string) => (
    <label key={value}>
      <Tick type="radio" name={name} checked={value === said} onChange={() => onSay(value)} />
      {value !== DRAWN && <HouseMark of={value} />}
      {words}
    </label>
  );
  return (
    <fieldset className={classes(css['choice'], css['columns'])}>
      <legend>{labelOf(text)}</legend>
      {option(DRAWN, text.pledges.drawn)}
      {houses.map(({ value, words }) => option(value, words))}
    </fieldset>
  );
};

/** Null: a house is drawn from the bag for each person. */
const housed: Kind<CardId | null> = {
  ask: 'choice',
  say: (value) => value ?? DRAWN,
  parse: (said) => (said === DRAWN ? null : said),
  isGood: () => true,
  input: (props) => <HouseInput {...props} />,
};

export const house = <F extends Has<'house', CardId | null>>(): Field<F> =>
  own('house', housed, labelled('house'));
