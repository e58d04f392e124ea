// Commands: what was answered, and is answered the same for ever.

import type { CommandId, CommandResult } from '@dunmer/shared/protocol';
import type { Asking } from '../asking.ts';
import { type Columns, inserting, json, of, orNull } from '../columns.ts';
import type { Json } from '../json.ts';
import type { TextKey } from './effect.ts';

/** A command that was answered, as the store keeps it. */
export interface StoredCommand {
  /**
   * A salted hash of who sent what, its words left out: another body under the same id is told apart. '' where it was
   * erased.
   */
  readonly body: string;
  /** Null in commands of before, whose hash is unsalted and over their words too. */
  readonly salt: string | null;
  /**
   * What is written in it, as texts that can be erased; none where that is kept in the hash alone; null where nothing
   * is written.
   */
  readonly words: readonly TextKey[] | null;
  /** As it is kept: a text in it may be sealed. */
  readonly answer: Json<CommandResult>;
  /** A hash over all of these and its id, that of words alone aside; null in commands of before. */
  readonly seal: string | null;
}

export const COMMAND: Columns<StoredCommand> = {
  ...of('commands', 'body', 'salt', 'answer', 'seal'),
  words: orNull(json('commands.words')),
};

export const commandReads = (ask: Asking) => ({
  /** A command that was answered; null where none has this id. */
  command: ask.get(COMMAND)('from commands where id = :id', (id: CommandId) => ({ id })),
});

export const commandWrites = (ask: Asking) => ({
  /** `practice`: the key of the match of practice that it is forgotten with; null keeps it for ever. */
  addCommand: ask.tell(
    inserting('commands', 'id', 'body', 'answer', 'salt', 'words', 'seal', 'practice'),
    (id: CommandId, command: StoredCommand, practice: number | null) => ({ ...command, id, practice }),
  ),
});
