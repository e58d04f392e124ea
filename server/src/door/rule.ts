// Rule: how one kind of command is done: how whoever asks is related to what it is about, and what it does.

import { ok, type Result } from '@dunmer/shared/lib';
import type { ClientCommand, CommandResult, Refusal } from '@dunmer/shared/protocol';
import type { Context } from '../match/index.ts';
import type { Relation } from '../roles/index.ts';
import type { Tx } from '../store/index.ts';
import type { Acting, Actor } from '../world/index.ts';

type Type = ClientCommand['type'];

export type CommandMap = { readonly [T in Type]: Extract<ClientCommand, { type: T }> };

/** What a rule works with. */
export interface Asking<Who extends Actor, Command> {
  readonly context: Context;
  readonly tx: Tx;
  readonly actor: Who;
  readonly command: Command;
}

export interface Rule<Command> {
  /** How the actor is related to what the command is about (the table of roles); refuses what there is not. */
  relate(asking: Asking<Actor, Command>): Promise<Result<Relation, Refusal>>;
  /** Does it, or refuses before it has written anything. */
  handle(asking: Asking<Actor, Command>): Promise<CommandResult>;
}

export type Rules = { readonly [T in Type]: Rule<CommandMap[T]> };

/** The rules of some commands: what a capability gives to the whole. */
export type RulesFor<T extends Type> = { readonly [K in T]: Rule<CommandMap[K]> };

/** For what is about oneself. */
export const own = async (): Promise<Result<Relation, Refusal>> => ok('own');
/** For what is about nobody in particular. */
export const other = async (): Promise<Result<Relation, Refusal>> => ok('other');

/** A handler for those who have a personal link; the table of roles has let nobody else in. */
export const byPerson =
  <Command>(handle: (asking: Asking<Acting, Command>) => Promise<CommandResult>) =>
  async (asking: Asking<Actor, Command>): Promise<CommandResult> => {
    const { person } = asking.actor;
    if (person === null) return { ok: false, error: { code: 'no-person' } };
    return handle({ ...asking, actor: { ...asking.actor, person } });
  };
