// Said: how two commands with the same id are told apart (P2): by who sent them and what they say. Texts that people
// wrote are kept separately.

import { type ClientCommand, spelledBefore } from '@dunmer/shared/protocol';
import { SECRET, WRITTEN } from '@dunmer/shared/protocol/schema';
import type { Said } from '../once/index.ts';
import type { Actor } from '../world/index.ts';

/** Leaves secrets out: a hash over a four-digit PIN would soon be broken. */
const withoutSecret = (key: string, said: unknown): unknown => (SECRET.has(key) ? '' : said);

/** A whole command without its secrets. */
const withoutSecrets = (command: ClientCommand): object =>
  Object.fromEntries(
    Object.entries(spelledBefore(command)).map(([key, said]) => [key, withoutSecret(key, said)]),
  );

/** Splits a command into the texts that people wrote in it and the rest. */
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
 * The name under which the sender is known. This is the browser's first name, so that the command stays answered when
 * the browser gets another. If this very command may give it another name, it is the ticket, which nobody else knows.
 */
function saidBy({ origin }: Actor, command: ClientCommand): string {
  const ticket = 'ticket' in command ? command.ticket : undefined;
  return ticket ?? origin;
}

/** Returns what tells this command from another one with the same id. */
export function saidOf(actor: Actor, command: ClientCommand): Said {
  const device = saidBy(actor, command);
  const { words, rest } = parted(command);
  return {
    said: { device, command: rest },
    words,
    saidBefore: () => ({ device, command: withoutSecrets(command) }),
  };
}
