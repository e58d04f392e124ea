// Moves: who stands there with another phone and asks to be let onto it; staff who see the person may do so.

import type { FloorView } from '@dunmer/shared/protocol';
import { timeWords, useLang, useStaffText } from '../../text/index.ts';
import { ActButton } from '../acts/actButton.tsx';
import { asking } from '../acts/asking.ts';
import css from './floor.module.css';

export const Moves = ({ moves }: Pick<FloorView, 'moves'>) => {
  const { floor } = useStaffText();
  const lang = useLang();
  if (moves.length === 0) return null;
  return (
    <section className={css['moves']} aria-label={floor.moves}>
      <h2>{floor.moves}</h2>
      <ul>
        {moves.map(({ move, person, at }) => (
          <li key={move}>
            <strong>{person.name}</strong>
            <span>{floor.asks(timeWords(lang, at))}</span>
            <ActButton about={person.name} asking={asking({ type: 'allowMoveFor', move })} />
          </li>
        ))}
      </ul>
    </section>
  );
};
