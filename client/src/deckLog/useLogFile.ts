// useLogFile: the log to check, from a file of this device or from the event itself, validated by its schema.

import { parseDeckLog } from '@dunmer/shared/intrigue/schema';
import { type DeckLogFile, readOf } from '@dunmer/shared/protocol';
import { useRef, useState } from 'react';
import { api } from '../net/index.ts';

export type LogFile =
  | { readonly at: 'none' | 'reading' | 'no-json' | 'no-log' | 'silent' }
  /** `key`: where the file has something that no log has; empty when it is not a log at all. */
  | { readonly at: 'odd'; readonly key: string }
  | { readonly at: 'here'; readonly file: DeckLogFile };

/** Larger than the log of any event. */
const MOST_BYTES = 20_000_000;

function readValue(value: unknown): LogFile {
  const parsed = parseDeckLog(value);
  if (parsed.ok) return { at: 'here', file: parsed.value };
  const { key } = parsed.error;
  // The head of a file says its kind: a file of another kind is not a broken log.
  return { at: 'odd', key: key === 'format' ? '' : key };
}

/** Parses a text as the file of a log. */
export function readText(text: string): LogFile {
  try {
    const value: unknown = JSON.parse(text);
    return readValue(value);
  } catch {
    return { at: 'no-json' };
  }
}

async function readEvent(): Promise<LogFile> {
  const answer = await api.list(readOf('deckLog', {}).path);
  if (answer.ok) return readValue(answer.value);
  return { at: answer.error === 'unknown' || answer.error === 'refused' ? 'no-log' : 'silent' };
}

const readFile = async (file: File): Promise<LogFile> =>
  file.size > MOST_BYTES ? { at: 'odd', key: '' } : readText(await file.text());

export function useLogFile() {
  const [log, setLog] = useState<LogFile>({ at: 'none' });
  const turn = useRef(0);
  /** Only the latest request is shown. */
  const show = async (reading: Promise<LogFile>): Promise<void> => {
    turn.current += 1;
    const mine = turn.current;
    setLog({ at: 'reading' });
    const read = await reading.catch((): LogFile => ({ at: 'no-json' }));
    if (mine === turn.current) setLog(read);
  };
  return {
    log,
    open: (file: File) => void show(readFile(file)),
    ask: () => void show(readEvent()),
  };
}
