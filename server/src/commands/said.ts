// Said: by what a command is told from another one under its id (P2): who sent it and what it says, what people wrote
// in it apart.

import { type ClientCommand, spelledBefore } from '@dunmer/shared/protocol';
import { SECRET, WRITTEN } from '@dunmer/shared/protocol/schema';
import type { Said } from '../once/index.ts';
import type { Actor } from '../world/index.ts';

/** Said with its secrets, a command would keep a hash that four digits are soon found for. */
const withoutSecrets = (command: ClientCommand): object =>
  Object.fromEntries(
    Object.entries(spelledBefore(command)).map(([key, said]) => [key, SECRET.has(key) ? '' : said]),
  );

/** What is written in a command, and the command without it. */
function parted(command: ClientCommand): { readonly words: readonly string[]; readonly rest: object } {
  const said = Object.entries(withoutSecrets(command));
  const isWritten = ([key]: readonly [string, unknown]): boolean => WRITTEN.has(key);
  return {
    words: said
      .filter(isWritten)
      .flatMap(([, word]: readonly [string, unknown]) => (typeof word === 'string' ? word : [])),
    rest: Object.fromEntries(said.filter((one) => !isWritten(one))),
  };
}

/**
 * The name under which a command is known: its browser's first one, so that it stays answered when the browser gets
 * another; and where it may get another by this very command, the ticket, which nobody else knows.
 */
function saidBy({ origin }: Actor, command: ClientCommand): string {
  const ticket = 'ticket' in command ? command.ticket : undefined;
  return ticket ?? origin;
}

/** What tells a command from another one under its id. */
export function saidOf(actor: Actor, command: ClientCommand): Said {
  const device = saidBy(actor, command);
  const { words, rest } = parted(command);
  return { said: { device, command: rest }, words, saidBefore: { device, command: withoutSecrets(command) } };
}
