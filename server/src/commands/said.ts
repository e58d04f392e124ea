// Said: by what a command is told from another one under its id (P2): who sent it and what it says, what people wrote
// in it apart.

import { type ClientCommand, spelledBefore } from '@dunmer/shared/protocol';
import { SECRET, WRITTEN } from '@dunmer/shared/protocol/schema';
import type { Said } from '../once/index.ts';
import type { Actor } from '../world/index.ts';

/** Said with its secrets, a command would keep a hash that four digits are soon found for. */
const withoutSecret = (key: string, said: unknown): unknown => (SECRET.has(key) ? '' : said);

/** The same of a whole command. */
const withoutSecrets = (command: ClientCommand): object =>
  Object.fromEntries(
    Object.entries(spelledBefore(command)).map(([key, said]) => [key, withoutSecret(key, said)]),
  );

/** What is written in a command, and the command without it. */
function parted(command: ClientCommand): { readonly words: readonly string[]; readonly rest: object } {
  const words: string[] = [];
  const rest: Record<string, unknown> = {};
  const told: readonly (readonly [string, unknown])[] = Object.entries(spelledBefore(command));
  for (const [key, said] of told)
    if (!WRITTEN.has(key)) rest[key] = withoutSecret(key, said);
    else if (typeof said === 'string') words.push(said);
  return { words, rest };
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
  return {
    said: { device, command: rest },
    words,
    saidBefore: () => ({ device, command: withoutSecrets(command) }),
  };
}
