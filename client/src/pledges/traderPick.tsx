// TraderPick: one of the traders who have promises, by name.

import type { HandInfo, PersonId } from '@dunmer/shared/protocol';
import { useId, useState } from 'react';
import { usePledgesText } from '../text/index.ts';
import { TextField } from '../ui/index.ts';
import { tradersNamed } from './traders.ts';
import css from './sheets.module.css';

interface TraderPickProps {
  readonly label: string;
  readonly hands: readonly HandInfo[];
  readonly value: PersonId | null;
  readonly onPick: (trader: HandInfo) => void;
}

const MOST = 6;

export const TraderPick = ({ label, hands, value, onPick }: TraderPickProps) => {
  const { trader: text } = usePledgesText();
  const name = useId();
  const [typed, setTyped] = useState('');
  const found = tradersNamed(hands, typed);
  return (
    <fieldset className={css['choice']}>
      <legend>{label}</legend>
      {hands.length > MOST && (
        <TextField
          label={text.field}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
        />
      )}
      {found.slice(0, MOST).map((hand) => (
        <label key={hand.trader.person}>
          <input
            type="radio"
            name={name}
            checked={hand.trader.person === value}
            onChange={() => onPick(hand)}
          />
          {hand.trader.name}
        </label>
      ))}
      {found.length === 0 && <p className={css['note']}>{text.none}</p>}
      {found.length > MOST && <p className={css['note']}>{text.more}</p>}
    </fieldset>
  );
};
