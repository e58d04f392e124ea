// PracticeScreen: chooses an opponent and starts a match against a bot.

import { TABLE_NAMES, type TableName } from '@dunmer/shared/contract';
import { type Answer, type Strength, STRENGTHS } from '@dunmer/shared/protocol';
import { useCallback, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useCommand, useEventInfo } from '../net/index.ts';
import { LessonLink } from '../parts/index.ts';
import { usePracticeText } from './practiceText.ts';
import { useText } from '../text/index.ts';
import deckCss from './deck.module.css';
import css from './lobby.module.css';
import { SeatForm } from './seatForm.tsx';

interface TableChoiceProps {
  readonly chosen: TableName;
  readonly onChoose: (table: TableName) => void;
}

/** The choice of the table (PT1), shown when there are two. */
const TableChoice = ({ chosen, onChoose }: TableChoiceProps) => {
  const text = usePracticeText();
  return (
    <fieldset className={deckCss['decks']}>
      <legend className={deckCss['legend']}>{text.table}</legend>
      {TABLE_NAMES.map((table) => (
        <div key={table} className={deckCss['deck']}>
          <label className={deckCss['choice']}>
            <input type="radio" name="table" checked={table === chosen} onChange={() => onChoose(table)} />
            <span className={deckCss['name']}>{text.tables[table]}</span>
          </label>
        </div>
      ))}
    </fieldset>
  );
};

interface OpponentChoiceProps {
  /** The bots that answer quickly enough at the chosen table, with a word on the strength of each there. */
  readonly strengths: readonly (readonly [Strength, string])[];
  readonly chosen: Strength;
  readonly onChoose: (strength: Strength) => void;
}

/** The choice of a bot to practise against. */
const OpponentChoice = ({ strengths, chosen, onChoose }: OpponentChoiceProps) => {
  const { bots } = useText();
  const text = usePracticeText();
  return (
    <fieldset className={deckCss['decks']}>
      <legend className={deckCss['legend']}>{text.opponent}</legend>
      {strengths.map(([strength, word]) => (
        <div key={strength} className={deckCss['deck']}>
          <label className={deckCss['choice']}>
            <input
              type="radio"
              name="opponent"
              checked={strength === chosen}
              onChange={() => onChoose(strength)}
            />
            <span className={deckCss['name']}>{bots[strength].name}</span>
            <span className={deckCss['short']}>{word}</span>
          </label>
        </div>
      ))}
    </fieldset>
  );
};

const PRACTICE = ['practise', 'practiseGame'] as const;
/** The addresses of this page, by the table that is chosen. */
const TABLES: Readonly<Record<TableName, string>> = {
  trade: '/practice',
  patrons: '/practice?table=patrons',
};
const QUICK = ['simple', 'middle'] as const;

/** A match against a bot with a ready deck, open to every browser; it is not part of the event. */
export const PracticeScreen = () => {
  const { bots } = useText();
  const text = usePracticeText();
  const [, go] = useLocation();
  const onAnswer = useCallback(
    (answer: Answer) => {
      if (answer.type === 'opened') go(`/m/${answer.match}`, { replace: true });
    },
    [go],
  );
  const { sending, error, send } = useCommand(PRACTICE, onAnswer);
  const [against, setAgainst] = useState<Strength>('middle');
  const [asked] = useSearchParams();
  const hasPatrons = useEventInfo()?.settings.patrons === 'on';
  const table = hasPatrons && asked.get('table') === 'patrons' ? 'patrons' : 'trade';
  // In the address, so that whoever comes back from the lesson finds the table that they had chosen.
  const setTable = (wanted: TableName): void => go(TABLES[wanted], { replace: true });
  const { botNote, botToss, atPatrons } = text;
  const quick = against === 'strong' ? 'middle' : against;
  return (
    <SeatForm
      title={text.title}
      back="/"
      submit={text.submit}
      note={
        <>
          <p className={css['quiet']}>{table === 'trade' ? `${botNote} ${botToss}` : botNote}</p>
          {hasPatrons && <TableChoice chosen={table} onChoose={setTable} />}
          {table === 'patrons' && <LessonLink from={TABLES.patrons} />}
          <OpponentChoice
            strengths={
              table === 'trade'
                ? STRENGTHS.map((each) => [each, bots[each].word])
                : QUICK.map((each) => [each, atPatrons[each]])
            }
            chosen={table === 'trade' ? against : quick}
            onChoose={setAgainst}
          />
        </>
      }
      sending={sending}
      error={error}
      hasDeck={table === 'trade'}
      onSubmit={(name, deck) =>
        send(
          table === 'trade'
            ? { type: 'practise', name, deck, against }
            : { type: 'practiseGame', name, against: quick },
        )
      }
    />
  );
};
