// TraderPick: picks one or several traders of the event, found by any part of their names.

import type { Code, PersonId } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { TextField } from '../ui/index.ts';
import { find } from './find.ts';
import { codeAmong } from './namesakes.ts';
import { Choice, Options } from './sheetParts.tsx';
import css from './sheetParts.module.css';

/** A trader who may be picked, and a note about them. */
export interface Pickable {
  readonly person: PersonId;
  readonly name: string;
  readonly note?: string;
  /** Of their badge: it tells them from others of the same name. */
  readonly code?: Code;
}

interface TraderPickProps {
  /** The question; also the name of the search field when there is one. */
  readonly label: string;
  /** The question is shown above already. */
  readonly isAsked?: boolean;
  readonly traders: readonly Pickable[];
  readonly picked: readonly PersonId[];
  /** At 1, a pick replaces the one before; above 1, each trader is picked by itself, up to this number. */
  readonly most?: number;
  readonly words: { readonly field: string; readonly none: string; readonly more: string };
  readonly onPick: (person: PersonId) => void;
}

const SHOWN = 6;

/** Traders that are picked already stand first, so that searching for another one hides none of them. */
export const TraderPick = (props: TraderPickProps) => {
  const { label, isAsked = false, traders, picked, most = 1, words, onPick } = props;
  const [typed, setTyped] = useState('');
  const found = find(traders, typed, ({ name }) => [name]);
  const isLong = traders.length > SHOWN;
  const kept = isLong && most > 1 ? traders.filter(({ person }) => picked.includes(person)) : [];
  const others = found.filter((one) => !kept.includes(one));
  const shown = [...kept, ...others.slice(0, SHOWN)];
  const codeOf = codeAmong(traders);
  return (
    <Choice label={label} isHeard={isLong || isAsked}>
      {isLong && (
        <TextField
          label={isAsked ? words.field : label}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
        />
      )}
      <Options
        options={shown.map((trader) => {
          const notes = [codeOf(trader), trader.note].filter((note) => note !== null && note !== undefined);
          const note = notes.length === 0 ? {} : { note: notes.join(', ') };
          return { key: trader.person, name: trader.name, ...note };
        })}
        picked={picked}
        most={most}
        onPick={onPick}
      />
      {found.length === 0 && <p className={css['note']}>{words.none}</p>}
      {others.length > SHOWN && <p className={css['note']}>{words.more}</p>}
    </Choice>
  );
};
