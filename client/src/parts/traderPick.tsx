// TraderPick: one or several of the traders of the event, found by any part of their names.

import type { PersonId } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { TextField } from '../ui/index.ts';
import { find } from './find.ts';
import { Choice, Options } from './sheetParts.tsx';
import css from './sheetParts.module.css';

/** Who may be picked, and what is said of them. */
export interface Pickable {
  readonly person: PersonId;
  readonly name: string;
  readonly note?: string;
}

interface TraderPickProps {
  /** What is asked: the name of the search too, where there is one. */
  readonly label: string;
  /** What is asked stands above it already. */
  readonly isAsked?: boolean;
  readonly traders: readonly Pickable[];
  readonly picked: readonly PersonId[];
  /** One is picked instead of another; of several each by itself, so many at most. */
  readonly most?: number;
  readonly words: { readonly field: string; readonly none: string; readonly more: string };
  readonly onPick: (person: PersonId) => void;
}

const SHOWN = 6;

/** Who is picked already stands first: a search that has found another one hides nobody who was picked. */
export const TraderPick = (props: TraderPickProps) => {
  const { label, isAsked = false, traders, picked, most = 1, words, onPick } = props;
  const [typed, setTyped] = useState('');
  const found = find(traders, typed, ({ name }) => [name]);
  const isLong = traders.length > SHOWN;
  const kept = isLong && most > 1 ? traders.filter(({ person }) => picked.includes(person)) : [];
  const others = found.filter((one) => !kept.includes(one));
  const shown = [...kept, ...others.slice(0, SHOWN)];
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
        options={shown.map(({ person, ...told }) => ({ key: person, ...told }))}
        picked={picked}
        most={most}
        onPick={onPick}
      />
      {found.length === 0 && <p className={css['note']}>{words.none}</p>}
      {others.length > SHOWN && <p className={css['note']}>{words.more}</p>}
    </Choice>
  );
};
