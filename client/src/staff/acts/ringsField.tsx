// RingsField: the whole timetable of rings: each with its time; adds one, or one every few minutes.

import { type KeyboardEvent, useState } from 'react';
import { useLang, whenWords } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import { Button, IconButton, SegmentedSwitch, TextField } from '../../ui/index.ts';
import { useNow } from '../shell/hooks.ts';
import css from './rings.module.css';
import { type Field, type Has, type InputProps, type Kind, labelled, own } from './field.ts';
import { type Day, DAYS, momentOf, momentsOf, MOST_RINGS, withRings } from './timetable.ts';

const isMoment = (at: number): boolean => Number.isSafeInteger(at) && at >= 0;

const sayRings = (at: readonly number[]): string => at.join(' ');
const ringsIn = (said: string): readonly number[] =>
  said.split(' ').flatMap((part) => (/^\d+$/.test(part) ? [Number(part)] : []));

interface AddProps {
  readonly at: readonly number[];
  readonly day: Day;
  readonly onAdd: (at: readonly number[]) => void;
}

/** Enter adds what is typed, and does not send the whole act. */
const byEnter = (add: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  add();
};

const AddOne = ({ at, day, onAdd }: AddProps) => {
  const { intrigue: text } = useStaffText();
  const [time, setTime] = useState('');
  const now = useNow();
  const moment = momentOf(day, time, now);
  const isOver = moment !== null && moment <= now;
  const add = () => {
    if (moment !== null && !isOver) onAdd(withRings(at, [moment], now));
  };
  return (
    <div className={css['add']}>
      <TextField
        label={text.ringAt}
        type="time"
        value={time}
        onChange={setTime}
        error={isOver ? text.ringOver : undefined}
        onKeyDown={byEnter(add)}
      />
      <Button disabled={moment === null || isOver} onClick={add}>
        {text.addRing}
      </Button>
    </div>
  );
};

const AddMany = ({ at, day, onAdd }: AddProps) => {
  const { intrigue: text } = useStaffText();
  const [span, setSpan] = useState({ from: '', to: '', every: '60' });
  const now = useNow();
  const put = (part: Partial<typeof span>) => setSpan({ ...span, ...part });
  const moments = momentsOf({ day, ...span, every: Number(span.every) }, now);
  const next = withRings(at, moments, now);
  const isTooMany = next.length > MOST_RINGS;
  const isIdle = next.length === at.length || isTooMany;
  const add = () => {
    if (!isIdle) onAdd(next);
  };
  return (
    <div className={css['add']}>
      <TextField
        label={text.ringsFrom}
        type="time"
        value={span.from}
        onChange={(from) => put({ from })}
        onKeyDown={byEnter(add)}
      />
      <TextField
        label={text.ringsTo}
        type="time"
        value={span.to}
        onChange={(to) => put({ to })}
        onKeyDown={byEnter(add)}
      />
      <TextField
        label={text.ringsEvery}
        inputMode="numeric"
        autoComplete="off"
        value={span.every}
        onChange={(every) => put({ every })}
        error={isTooMany ? text.tooManyRings(MOST_RINGS) : undefined}
        onKeyDown={byEnter(add)}
      />
      <Button disabled={isIdle} onClick={add}>
        {text.addRings(next.length - at.length)}
      </Button>
    </div>
  );
};

const RingsInput = ({ labelOf, said, onSay }: InputProps) => {
  const text = useStaffText();
  const lang = useLang();
  const [day, setDay] = useState<Day>('today');
  const at = ringsIn(said);
  const put = (next: readonly number[]) => onSay(sayRings(next));
  const whenOf = (moment: number): string => whenWords(lang, new Date(moment).toISOString());
  return (
    <fieldset className={css['rings']}>
      <legend>{labelOf(text)}</legend>
      {at.length === 0 ? (
        <p>{text.intrigue.noRings}</p>
      ) : (
        <ol>
          {at.map((moment) => (
            <li key={moment}>
              <span>{whenOf(moment)}</span>
              <IconButton
                glyph="close"
                label={text.intrigue.removeRing(whenOf(moment))}
                onClick={() => put(at.filter((each) => each !== moment))}
              />
            </li>
          ))}
        </ol>
      )}
      {at.length > 1 && (
        <Button weight="quiet" onClick={() => put([])}>
          {text.intrigue.removeRings}
        </Button>
      )}
      <SegmentedSwitch
        label={text.intrigue.day}
        value={day}
        options={DAYS.map((value) => ({ value, label: text.intrigue.days[value] }))}
        onChange={setDay}
      />
      <AddOne at={at} day={day} onAdd={put} />
      <AddMany at={at} day={day} onAdd={put} />
    </fieldset>
  );
};

const planned: Kind<readonly number[]> = {
  ask: 'rings',
  say: sayRings,
  parse: ringsIn,
  isGood: (at) => at.length <= MOST_RINGS && at.every(isMoment),
  input: (props) => <RingsInput {...props} />,
};

export const timetable = <F extends Has<'at', readonly number[]>>(): Field<F> =>
  own('at', planned, labelled('rings'));
