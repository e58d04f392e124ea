// LogSheet: everything that the reader has been shown, turn by turn, with the causes.

import { useEffect, useRef } from 'react';
import { type InGame, told } from '../film/told.ts';
import { useTable } from '../table.ts';
import css from './sheets.module.css';
import { TableSheet } from './sheetParts.tsx';

interface Line {
  /** How many events had happened before this one. */
  readonly at: number;
  readonly event: InGame;
}

interface Chapter {
  /** Null: before the first turn. */
  readonly turn: number | null;
  readonly lines: readonly Line[];
}

/**
 * Tells whether the log has a line for an event. What phones do by themselves for fair draws is told once, and what
 * only ends a step not at all.
 */
function isTold(event: InGame): boolean {
  switch (event.type) {
    case 'PromiseGiven':
    case 'PromisesPublished':
    case 'NonceGiven':
    case 'SeedPublished':
    case 'MainBegun':
    case 'AbilityDone':
    case 'TurnEnded':
    // The next line tells it: the answer to a question, or the one ability that comes out.
    case 'Asked':
      return false;
    case 'AbilitiesQueued':
      return event.entries.length > 1;
    default:
      return true;
  }
}

function chapters(lines: readonly Line[]): readonly Chapter[] {
  const all: { turn: number | null; lines: Line[] }[] = [{ turn: null, lines: [] }];
  for (const line of lines) {
    if (line.event.type === 'TurnBegun') all.push({ turn: line.event.turn, lines: [] });
    all.at(-1)?.lines.push(line);
  }
  return all;
}

export const LogSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { session, steps, teller, tellerAt, text, viewer, shownEvents } = useTable();
  // Cards of one name are told apart as they lay at that time.
  const tellerOf = (at: number) => {
    const step = steps.findLast(({ from }) => from <= at);
    return step === undefined ? teller : tellerAt(step.board);
  };
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, []);
  const lines = session.events
    .slice(0, shownEvents)
    .flatMap((event, at) => (event.type === 'DeskNoted' ? [] : [{ event, at }]))
    // The reader who draws sees which cards, so the number drawn needs no line.
    .filter(({ event }) => isTold(event) && !(event.type === 'DrawCounted' && event.seat === viewer));
  return (
    <TableSheet onClose={onClose} title={text.film.log}>
      <ol className={css['log']}>
        {chapters(lines).map(({ turn, lines: within }) => (
          <li key={turn ?? 0}>
            <h3>{turn === null ? text.film.start : text.film.turn(String(turn))}</h3>
            <ol className={css['entries']}>
              {within.map(({ event, at }) => (
                <li key={at}>{told(tellerOf(at), event)}</li>
              ))}
            </ol>
          </li>
        ))}
        <li ref={end} />
      </ol>
    </TableSheet>
  );
};
