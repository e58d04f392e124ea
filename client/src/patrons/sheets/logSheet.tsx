// LogSheet: all that the reader has been shown, turn by turn, each with its cause.

import { useEffect, useRef } from 'react';
import { type InGame, told } from '../film/told.ts';
import { useTable } from '../table.ts';
import css from './sheets.module.css';
import { TableSheet } from './tableSheet.tsx';

const NO_TAGS: ReadonlyMap<string, string> = new Map();

interface Chapter {
  /** null: before the first turn. */
  readonly turn: number | null;
  readonly events: readonly InGame[];
}

/** What a phone does by itself for fair draws is told once, and what is only the end of a step not at all. */
function isTold(event: InGame): boolean {
  switch (event.type) {
    case 'PromiseGiven':
    case 'PromisesPublished':
    case 'NonceGiven':
    case 'SeedPublished':
    case 'MainBegun':
    case 'AbilityDone':
    case 'TurnEnded':
    // What is asked is answered, what waits alone comes out: the next line says it.
    case 'Asked':
      return false;
    case 'AbilitiesQueued':
      return event.entries.length > 1;
    default:
      return true;
  }
}

function chapters(events: readonly InGame[]): readonly Chapter[] {
  const all: { turn: number | null; events: InGame[] }[] = [{ turn: null, events: [] }];
  for (const event of events) {
    if (event.type === 'TurnBegun') all.push({ turn: event.turn, events: [] });
    all.at(-1)?.events.push(event);
  }
  return all;
}

export const LogSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { session, teller: speaker, text, shownEvents } = useTable();
  // What lay there at the time is not known any more: the log calls cards by their names alone.
  const teller = { ...speaker, tags: NO_TAGS };
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, []);
  const events = session.events
    .slice(0, shownEvents)
    .filter((event): event is InGame => event.type !== 'DeskNoted')
    // Whoever draws reads which: that they drew as many is said by it.
    .filter((event) => isTold(event) && !(event.type === 'DrawCounted' && event.seat === teller.viewer));
  return (
    <TableSheet onClose={onClose} title={text.film.log}>
      <ol className={css['log']}>
        {chapters(events).map(({ turn, events: within }) => (
          <li key={turn ?? 0}>
            <h3>{turn === null ? text.film.start : text.film.turn(String(turn))}</h3>
            <ol className={css['entries']}>
              {within.map((event, at) => (
                <li key={at}>{told(teller, event)}</li>
              ))}
            </ol>
          </li>
        ))}
        <li ref={end} />
      </ol>
    </TableSheet>
  );
};
