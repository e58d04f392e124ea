// NamesStep: the first step of adding many people: their names, and what each of them gets.

import type { StaffPerson } from '@dunmer/shared/protocol';
import { useMemo } from 'react';
import { TextArea } from '../../ui/index.ts';
import css from '../acts/acts.module.css';
import { firstInside } from '../acts/focusFirst.ts';
import { ManyForm } from '../paper/manyForm.tsx';
import { useStaffText } from '../staffText.ts';
import { GETS, type Gets, type Newcomer, newcomer } from './newcomer.ts';
import { MOST_NAMES, namesTyped, ODDS } from './namesTyped.ts';

interface NamesStepProps {
  readonly all: readonly StaffPerson[];
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly gets: Gets;
  readonly onGets: (gets: Gets) => void;
  readonly onNext: (newcomers: readonly Newcomer[]) => void;
  readonly onClose: () => void;
}

export const NamesStep = ({ all, typed, onType, gets, onGets, onNext, onClose }: NamesStepProps) => {
  const { newcomers: text, sheet } = useStaffText();
  const there = useMemo(() => new Set(all.map(({ name }) => name)), [all]);
  const { fresh, known, twice, odd } = namesTyped(typed, there);
  const isTooMany = fresh.length > MOST_NAMES;
  const isReady =
    fresh.length > 0 && !isTooMany && odd.length === 0 && GETS.every((field) => field.isGood(gets));
  return (
    <ManyForm
      back={sheet.cancel}
      onBack={onClose}
      next={text.next}
      weight="primary"
      isReady={isReady}
      onNext={() => onNext(fresh.map((name) => newcomer(name, gets)))}
    >
      <div ref={firstInside}>
        <TextArea
          label={text.names}
          value={typed}
          onChange={onType}
          rows={8}
          hint={text.hint}
          error={isTooMany ? text.tooMany(MOST_NAMES) : undefined}
        />
      </div>
      <div role="status">
        {typed.trim() !== '' && <p>{text.fresh(fresh.length)}</p>}
        {known.length > 0 && <p>{text.known(known)}</p>}
        {twice.length > 0 && <p>{text.twice(twice)}</p>}
      </div>
      {ODDS.map((why) => [why, odd.filter((one) => one.why === why)] as const).map(
        ([why, lines]) =>
          lines.length > 0 && (
            <p key={why} className={css['refused']} role="alert">
              {text.odd[why](lines.map(({ line, name }) => text.oddLine(line, name)))}
            </p>
          ),
      )}
      {GETS.map((field) => (
        <div key={field.name}>
          {field.input({
            said: field.say(gets),
            names: undefined,
            onSay: (said) => onGets(field.put(gets, said)),
          })}
        </div>
      ))}
    </ManyForm>
  );
};
