// Command: everything the server knows about one kind of command: its subject, who may send it, what blocks it, how
// it can be undone, and what it does. Every other list of commands is derived from these descriptions.

import { ok, type Result } from '@dunmer/shared/lib';
import type {
  ClientCommand,
  CommandResult,
  Happening,
  Preview,
  Refusal,
  Rejection,
  StaffAct,
} from '@dunmer/shared/protocol';
import { type About, relationTo } from '../interest/index.ts';
import type { Context } from '../match/index.ts';
import type { Allowed, Relation } from '../roles/index.ts';
import type { Store, Tx } from '../store/index.ts';
import type { Actor } from '../world/index.ts';

type Type = ClientCommand['type'];

export type CommandMap = { readonly [T in Type]: Extract<ClientCommand, { type: T }> };

/** What a command works with, inside its transaction. */
export interface Asking<Who extends Actor, C> {
  readonly context: Context;
  readonly tx: Tx;
  readonly actor: Who;
  readonly command: C;
}

/** What a command can use before its transaction. */
export interface Asked<C> {
  readonly context: Context;
  readonly store: Store;
  readonly actor: Actor;
  readonly command: C;
}

/** Carries a command out on its subject, or refuses before it has written anything. */
export type Do<C, Subject = unknown> = (asking: Asking<Actor, C>, subject: Subject) => Promise<CommandResult>;

/** What blocks commands of any kind: a pause of the event, a frozen sender, one who has left this phone. */
export type Hindrance = 'pause' | 'freeze' | 'leaving';

/** What is known about a command before its subject is found. */
export interface Terms<C> {
  /** Who may send it, by role and by relation to the subject. */
  readonly who: Allowed;
  /** What does not block the command; without it everything does. A pause never blocks an act of staff. */
  readonly despite?: readonly Hindrance[] | ((command: C) => readonly Hindrance[]);
  /** Set when the command names a secret that could be found by trying. */
  readonly isGuess?: true;
}

/** What is to be done in the transaction, or why it can't be done. */
export type Prepared<C> = Result<Do<C>, Rejection>;

/** A command whose subject was found: the sender's relation to the subject, and what carries the command out. */
interface Met {
  readonly relation: Relation;
  /** What an act of staff is about; null for any other command. */
  readonly about: About | null;
  readonly carryOut: () => Promise<CommandResult>;
}

export interface Command<C> extends Terms<C> {
  /** Finds the subject, once. Refuses what does not exist, and hides from strangers what is not theirs. */
  readonly meet: (asking: Asking<Actor, C>) => Promise<Result<Met, Refusal | Rejection>>;
  /**
   * Does, before the transaction, work that takes longer than a transaction may; its result is then carried out. Null
   * where there is no such work.
   */
  readonly prepare: ((asked: Asked<C>) => Promise<Prepared<C>>) | null;
}

/** How the desk and the log show an act of staff. */
interface ActTerms<C> extends Terms<C> {
  /** Whether it can be taken back (EVENT, "Taking acts back"). */
  readonly undo: Preview['undo'];
  /**
   * The name under which the phone finds the words for what the act does to a match (both players read it in the log)
   * or to a person. Null where it does neither, or where its effects already say so.
   */
  readonly noted: Happening | null;
}

/** Only `act` sets this mark, so nothing becomes an act of staff without saying whom it is about. */
const MADE: unique symbol = Symbol('act');

/** An act of staff. */
export interface StaffCommand<C> extends Command<C>, ActTerms<C> {
  readonly [MADE]: true;
}

/** All commands by type; a type without a command does not compile. */
export type AllCommands = {
  readonly [T in Type]: CommandMap[T] extends StaffAct ? StaffCommand<CommandMap[T]> : Command<CommandMap[T]>;
};

/** The commands of a capability. */
export type SomeCommands = Partial<AllCommands>;

type Find<C, Subject> = (asking: Asking<Actor, C>) => Promise<Result<Subject, Refusal | Rejection>>;

interface Described<C, Subject> extends Terms<C> {
  /** Reads the subject, once. Refuses what does not exist. */
  readonly find: Find<C, Subject>;
  /** Returns the sender's relation to the subject. */
  readonly relate: (asking: Asking<Actor, C>, subject: Subject) => Relation | Promise<Relation>;
  readonly do: Do<C, Subject>;
}

/** Finds the subject, judges the sender's relation to it, and holds what carries the command out on it. */
const meeting =
  <C, Subject>(
    find: Find<C, Subject>,
    judge: (asking: Asking<Actor, C>, subject: Subject) => Promise<Pick<Met, 'relation' | 'about'>>,
    act: Do<C, Subject>,
  ): Command<C>['meet'] =>
  async (asking) => {
    const found = await find(asking);
    if (!found.ok) return found;
    const subject = found.value;
    return ok({ ...(await judge(asking, subject)), carryOut: () => act(asking, subject) });
  };

/** Makes a command of players or newcomers from its description. */
export const command = <C, Subject>({
  find,
  relate,
  do: act,
  ...terms
}: Described<C, Subject>): Command<C> => ({
  ...terms,
  prepare: null,
  meet: meeting(
    find,
    async (asking, subject) => ({ relation: await relate(asking, subject), about: null }),
    act,
  ),
});

/** Makes a command part of which takes longer than a transaction may. Its only subject is what was prepared. */
export const preparedCommand = <C>(
  terms: Terms<C> & {
    readonly relation: Relation;
    readonly prepare: (asked: Asked<C>) => Promise<Prepared<C>>;
  },
): Command<C> => {
  const { relation, prepare, ...rest } = terms;
  const unprepared: Do<C> = () => Promise.reject(new Error('it is prepared before'));
  return {
    ...command({ ...rest, find: nothing, relate: () => relation, do: unprepared }),
    prepare,
  };
};

interface DescribedAct<C, Subject> extends ActTerms<C> {
  readonly find: Find<C, Subject>;
  /**
   * Whose purses, copies, links and matches the act is about. The relation follows from this, so no act can forget to
   * check it.
   */
  readonly about: (asking: Asking<Actor, C>, subject: Subject) => About | Promise<About>;
  readonly do: Do<C, Subject>;
}

/** Makes an act of staff from its description. */
export const act = <C, Subject>({
  find,
  about: aboutOf,
  do: carryOut,
  ...terms
}: DescribedAct<C, Subject>): StaffCommand<C> => ({
  ...terms,
  prepare: null,
  meet: meeting(
    find,
    async (asking, subject) => {
      const about = await aboutOf(asking, subject);
      return { relation: await relationTo(asking.tx, asking.actor, about), about };
    },
    carryOut,
  ),
  [MADE]: true,
});

/** Finds no subject: for commands about nothing that is stored. */
export const nothing = async (): Promise<Result<null, never>> => ok(null);
