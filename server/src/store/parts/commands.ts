// Commands: the answers that were given, and are given the same for ever.

import type { CommandId, CommandResult } from '@dunmer/shared/protocol';
import type { Asking } from '../asking.ts';
import { type Columns, inserting, json, of, orNull } from '../columns.ts';
import type { Json } from '../json.ts';
import type { TextKey } from './effect.ts';

/** A command that was answered, as the store keeps it. */
export interface StoredCommand {
  /**
   * A salted hash of the sender and the command without its words; it tells another body under the same id. '' if it
   * was erased.
   */
  readonly body: string;
  /** Null for older commands, whose hash is unsalted and covers their words too. */
  readonly salt: string | null;
  /**
   * The keys of the texts that people wrote in it, which can be erased; empty if the words are kept only in the hash;
   * null if nothing is written in it.
   */
  readonly words: readonly TextKey[] | null;
  /** The answer as stored: a text in it may be sealed. */
  readonly answer: Json<CommandResult>;
  /** A hash over all of these and the id, but not over a hash of words alone; null for older commands. */
  readonly seal: string | null;
}

export const COMMAND: Columns<StoredCommand> = {
  ...of('commands', 'body', 'salt', 'answer', 'seal'),
  words: orNull(json('commands.words')),
};

export const commandReads = (ask: Asking) => ({
  /** The command with this id; null if no such command was answered. */
  command: ask.get(COMMAND)('from commands where id = :id', (id: CommandId) => ({ id })),
});

export const commandWrites = (ask: Asking) => ({
  /** `practice`: the key of the match of practice with which the command is forgotten; null keeps it for ever. */
  addCommand: ask.tell(
    inserting('commands', 'id', 'body', 'answer', 'salt', 'words', 'seal', 'practice'),
    (id: CommandId, command: StoredCommand, practice: number | null) => ({ ...command, id, practice }),
  ),
});
