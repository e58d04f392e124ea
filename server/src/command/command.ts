// Command: all that the server knows of one kind of command: what it is about, who may, what stops it, how it is taken
// back, and what it does. Everything else that needs a list of commands is collected from these.

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

/** What a command works with. */
export interface Asking<Who extends Actor, C> {
  readonly context: Context;
  readonly tx: Tx;
  readonly actor: Who;
  readonly command: C;
}

/** What is at hand before the transaction of a command. */
export interface Asked<C> {
  readonly context: Context;
  readonly store: Store;
  readonly actor: Actor;
  readonly command: C;
}

/** Does a command to its subject, or refuses before it has written anything. */
export type Do<C, Subject = unknown> = (asking: Asking<Actor, C>, subject: Subject) => Promise<CommandResult>;

/** What can be told of a command before it is known what it is about. */
export interface Terms {
  /** Who may, by role and by how they are related to what it is about. */
  readonly who: Allowed;
  /**
   * What does not stop it: a pause of the event; that whoever asks is frozen, nor a pause; that they have left this
   * phone, nor the others. Without it all three do; a pause stops no act of staff.
   */
  readonly despite?: 'pause' | 'freeze' | 'leaving';
  /** It names a secret that could be found by trying. */
  readonly isGuess?: true;
}

/** What is done now, or why it can't be. */
export type Prepared<C> = Result<Do<C>, Rejection>;

/** A command whose subject was found: how whoever asks is related to that, and what is done to it. */
interface Met {
  readonly relation: Relation;
  readonly carryOut: () => Promise<CommandResult>;
}

export interface Command<C> extends Terms {
  /** Finds what it is about, once. Refuses what there is not, and to strangers what is not theirs. */
  readonly meet: (asking: Asking<Actor, C>) => Promise<Result<Met, Refusal | Rejection>>;
  /**
   * What takes longer than a transaction may, done before it: what that makes ready is carried out; null where nothing
   * does.
   */
  readonly prepare: ((asked: Asked<C>) => Promise<Prepared<C>>) | null;
}

/** What the desk and the log know an act of staff by. */
interface ActTerms extends Terms {
  /** Whether it can be taken back (EVENT, "Taking acts back"). */
  readonly undo: Preview['undo'];
  /**
   * What it does to a match, as both players read in its log, or to a person, by the name under which the phone knows
   * its words; null where it does neither, or what it has done says it.
   */
  readonly noted: Happening | null;
}

/** Only `act` makes one: nothing that does not say what it is about is an act of staff. */
const MADE: unique symbol = Symbol('act');

/** An act of staff. */
export interface StaffCommand<C> extends Command<C>, ActTerms {
  readonly [MADE]: true;
}

/** All commands: one without its own does not compile. */
export type AllCommands = {
  readonly [T in Type]: CommandMap[T] extends StaffAct ? StaffCommand<CommandMap[T]> : Command<CommandMap[T]>;
};

/** The commands of a capability. */
export type SomeCommands = Partial<AllCommands>;

type Find<C, Subject> = (asking: Asking<Actor, C>) => Promise<Result<Subject, Refusal | Rejection>>;

interface Described<C, Subject> extends Terms {
  /** What it is about, read once. Refuses what there is not. */
  readonly find: Find<C, Subject>;
  /** How whoever asks is related to what was found. */
  readonly relate: (asking: Asking<Actor, C>, subject: Subject) => Relation | Promise<Relation>;
  readonly do: Do<C, Subject>;
}

/** A command of whoever plays or comes. */
export function command<C, Subject>({ find, relate, do: act, ...terms }: Described<C, Subject>): Command<C> {
  return {
    ...terms,
    prepare: null,
    async meet(asking) {
      const found = await find(asking);
      if (!found.ok) return found;
      const subject = found.value;
      return ok({ relation: await relate(asking, subject), carryOut: () => act(asking, subject) });
    },
  };
}

/**
 * A command of which a part takes longer than a transaction may: it is about nothing that is read, but for what is
 * prepared.
 */
export const preparedCommand = <C>(
  terms: Terms & { readonly relation: Relation; readonly prepare: (asked: Asked<C>) => Promise<Prepared<C>> },
): Command<C> => {
  const { relation, prepare, ...rest } = terms;
  const unprepared: Do<C> = () => Promise.reject(new Error('it is prepared before'));
  return {
    ...command({ ...rest, find: nothing, relate: () => relation, do: unprepared }),
    prepare,
  };
};

interface DescribedAct<C, Subject> extends ActTerms {
  readonly find: Find<C, Subject>;
  /**
   * Whose purses, copies, links and matches it is about: the relation follows from that, and no act can forget to ask.
   */
  readonly about: (asking: Asking<Actor, C>, subject: Subject) => About | Promise<About>;
  readonly do: Do<C, Subject>;
}

/** An act of staff. */
export function act<C, Subject>({
  about,
  undo,
  noted,
  ...described
}: DescribedAct<C, Subject>): StaffCommand<C> {
  const relate = async (asking: Asking<Actor, C>, subject: Subject): Promise<Relation> =>
    relationTo(asking.tx, asking.actor, await about(asking, subject));
  return { ...command({ ...described, relate }), undo, noted, [MADE]: true };
}

/** For what is about nothing that is stored. */
export const nothing = async (): Promise<Result<null, never>> => ok(null);
