// StoredCommand: a command that was answered, as the store keeps it.

import type { CommandResult } from '@dunmer/shared/protocol';
import type { TextKey } from './journal/port.ts';
import type { Json } from './json.ts';

export interface StoredCommand {
  /** A salted hash of who sent what, its words left out: another body under the same id is told apart. '' where it was erased. */
  readonly body: string;
  /** Null in commands of before, whose hash is unsalted and over their words too. */
  readonly salt: string | null;
  /** What is written in it, as texts that can be erased; none where that is kept in the hash alone; null where nothing is written. */
  readonly words: readonly TextKey[] | null;
  /** As it is kept: a text in it may be sealed. */
  readonly answer: Json<CommandResult>;
  /** A hash over all of these and its id, that of words alone aside; null in commands of before. */
  readonly seal: string | null;
}
