// Rule: how one kind of command is done: how whoever asks is related to what it is about, and what it does.

import { ok, type Result } from '@dunmer/shared/lib';
import type { ClientCommand, CommandResult, Refusal, Rejection, StaffAct } from '@dunmer/shared/protocol';
import type { About } from '../interest/index.ts';
import type { Context } from '../match/index.ts';
import type { Relation } from '../roles/index.ts';
import type { Store, Tx } from '../store/index.ts';
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

/** What is at hand before the transaction of a command. */
export interface Asked<Command> {
  readonly context: Context;
  readonly store: Store;
  readonly actor: Actor;
  readonly command: Command;
}

/** Does a command, or refuses before it has written anything. */
export type Handle<Command> = (asking: Asking<Actor, Command>) => Promise<CommandResult>;

/** What is done inside, or why it can't be now. */
export type Prepared<Command> = Result<Handle<Command>, Rejection>;

/** How the actor is related to what the command is about (the table of roles); refuses what there is not. */
type Relate<Command> = (asking: Asking<Actor, Command>) => Promise<Result<Relation, Refusal>>;

/** Finds what an act is about, or refuses what there is not. */
export type FindAbout<Command> = (asking: Asking<Actor, Command>) => Promise<Result<About, Refusal>>;

/** The relation of staff to what their act is about; `about` alone makes one. */
export type RelateStaff<Command> = Relate<Command> & { readonly about: FindAbout<Command> };

export type Rule<Command> = { readonly relate: Relate<Command> } & (
  | { readonly handle: Handle<Command>; readonly prepare?: never }
  | {
      readonly handle?: never;
      /** What takes longer than a transaction may, done before it. */
      readonly prepare: (asked: Asked<Command>) => Promise<Prepared<Command>>;
    }
);

/** An act of staff: it says what it is about, and the relation follows. */
export type StaffRule<Command> = Rule<Command> & { readonly relate: RelateStaff<Command> };

/** The rules of some commands: what a capability gives to the whole. */
export type RulesFor<T extends Type> = {
  readonly [K in T]: CommandMap[K] extends StaffAct ? StaffRule<CommandMap[K]> : Rule<CommandMap[K]>;
};

export type Rules = RulesFor<Type>;

/** For what is about oneself. */
export const own = async (): Promise<Result<Relation, Refusal>> => ok('own');
/** For what is about nobody in particular. */
export const other = async (): Promise<Result<Relation, Refusal>> => ok('other');

/** A handler for those who have a personal link; the table of roles has let nobody else in. */
export const byPerson =
  <Command>(handle: (asking: Asking<Acting, Command>) => Promise<CommandResult>): Handle<Command> =>
  async (asking) => {
    const { person } = asking.actor;
    if (person === null) return { ok: false, error: { code: 'no-person' } };
    return handle({ ...asking, actor: { ...asking.actor, person } });
  };
