// Defence: chooses who is put in the way of a strike, or nobody, and says what each would lead to (PT20, PT21).

import type { Asked } from '@dunmer/shared/patrons';
import type { CopyId } from '@dunmer/shared/rules';
import { copyName } from '../film/told.ts';
import { useTable } from '../table.ts';
import { outcomeWords } from './outcome.ts';
import css from './play.module.css';
import { usePlaying } from './playContext.ts';

export type DefendAsked = Extract<Asked, { readonly what: 'defend' }>;

export const Defence = ({ asked }: { readonly asked: DefendAsked }) => {
  const table = useTable();
  const { text, view, teller } = table;
  const { picked, pick, foreseeAnswer } = usePlaying();
  const name = (copy: CopyId): string => copyName(teller, copy);
  const options: readonly (readonly CopyId[])[] = [[], ...asked.from.map((copy) => [copy])];
  return (
    <ul className={css['options']} aria-label={text.ask.defend(name(asked.striker), name(asked.target))}>
      {options.map((copies) => {
        const [copy] = copies;
        const isPicked = picked[0] === copy;
        return (
          <li key={copy ?? ''}>
            <button type="button" aria-pressed={isPicked} onClick={() => pick(copies)}>
              <strong>{copy === undefined ? text.ask.nobody : name(copy)}</strong>
              <span>{text.foresee.alone(outcomeWords(table, view.common, foreseeAnswer(copies)) ?? '')}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};
