// The journal's port: what every command has done, chained by hashes; texts lie beside it (EVENT; RELIABILITY, P18).

import type { Json } from '../json.ts';
import type { Effect, PersonKey, RestoredEffect, TextKey } from './effect.ts';

export type { Effect, PersonKey, RestoredEffect, TextKey } from './effect.ts';

export interface JournalRow {
  readonly seq: number;
  readonly at: number;
  readonly who: PersonKey | null;
  readonly act: string;
  readonly body: Json<readonly Effect[]>;
  readonly hash: string;
}

export interface StoredText {
  readonly salt: string | null;
  readonly text: string | null;
}

export interface JournalReader {
  /** The newest row; null before the first. */
  last(): Promise<Pick<JournalRow, 'seq' | 'hash'> | null>;
  /** Rows after `seq`, in order, at most `limit`. */
  rows(seq: number, limit: number): Promise<readonly JournalRow[]>;
  text(key: TextKey): Promise<StoredText | null>;
  /** What the newest restore has done; null where there was none. Reads the whole journal for it. */
  restored(): Promise<RestoredEffect | null>;
  /** These texts; those that were erased are missing. One statement. */
  texts(keys: readonly TextKey[]): Promise<ReadonlyMap<TextKey, string>>;
}

export interface JournalTx extends JournalReader {
  /** The texts that say exactly this. */
  textsOf(words: string): Promise<readonly TextKey[]>;
  /** What a person has written and nobody has erased: contracts, reasons; the names they have given to others aside. */
  textsBy(person: PersonKey): Promise<readonly TextKey[]>;
  append(row: JournalRow): Promise<void>;
  addText(text: { readonly salt: string; readonly text: string }): Promise<TextKey>;
  /**
   * Erases a text with its salt, and with it the hashes of commands of before, by which it could be guessed; false where it is erased
   * already or was never there. After the commit nothing of it is left in the files.
   */
  eraseText(key: TextKey): Promise<boolean>;
}
