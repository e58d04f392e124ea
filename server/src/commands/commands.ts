// Commands: the single entry for everything that phones and desks ask to change.

import { err, ok, present, type Result } from '@dunmer/shared/lib';
import {
  actOf,
  type ClientCommand,
  type CommandResult,
  type EventRefusal,
  type Faster,
  type MatchId,
  type Preview,
  type Rejection,
  type StaffAct,
} from '@dunmer/shared/protocol';
import type { Matches } from '../match/index.ts';
import type { Keeping } from '../once/index.ts';
import { putReason } from '../journal/index.ts';
import {
  concernsOfAct,
  fasterThan,
  isAsShown,
  previewOf,
  readBefore,
  type Asker,
  type Seal,
} from '../preview/index.ts';
import { refusalBy, refusalByAny } from '../roles/index.ts';
import type { DeviceHash, Store, Tx } from '../store/index.ts';
import { type Actor, stepTime } from '../world/index.ts';
import type { Command, CommandMap, Do, Hindrance } from '../command/index.ts';
import { forWhom, isForOne } from './forWhom.ts';
import { COMMANDS } from './all.ts';
import { saidOf } from './said.ts';

export interface CommandsPorts {
  readonly store: Store;
  readonly matches: Matches;
}

/** Every act of staff has a `reason`, and no other command does. */
const isStaffAct = (command: ClientCommand): command is StaffAct => 'reason' in command;

/**
 * Finds a command by its type. The mapped type is needed because the compiler can't relate `COMMANDS[type]` to `T` by
 * itself.
 */
function commandOf<T extends ClientCommand['type']>(type: T): Command<CommandMap[T]> {
  const all: { readonly [K in ClientCommand['type']]: Command<CommandMap[K]> } = COMMANDS;
  return all[type];
}

const matchOf = (command: ClientCommand): MatchId | null => ('match' in command ? command.match : null);

/** Whether a command names a secret that could be found by trying. */
export const isGuess = ({ type }: ClientCommand): boolean => COMMANDS[type].isGuess === true;

type Refused = Exclude<CommandResult, { ok: true }>['error'];
/** The preview of an act; `faster` is set only if the act holds to an earlier preview. */
export type Looked = Result<Preview, Refused> & { readonly faster?: Faster };

/**
 * Whether the act did in this transaction what its preview showed. A second settlement must hold to a preview, which
 * names the settlement that it starts from (EVENT, "Taking acts back").
 */
async function holds(tx: Tx, act: StaffAct, asker: Asker): Promise<boolean> {
  if (act.holds !== undefined) return isAsShown(tx, act.holds, act, asker);
  return !tx.effects.some((effect) => effect.is === 'settled' && effect.k > 1);
}

/** With these refusals the sender may not do the act at all, and so learns nothing of what others do. */
const NOT_THEIRS: ReadonlySet<Refused['code']> = new Set([
  'not-allowed',
  'no-person',
  'read-only',
  'person-frozen',
  'locked',
]);

/** Returns whose act came between, if the preview no longer matches what the act holds to; otherwise null. */
async function fasterOf(
  tx: Tx,
  act: StaffAct,
  seen: Result<Preview, Refused>,
  asker: Asker,
): Promise<Faster | null> {
  if (act.holds === undefined) return null;
  if (seen.ok ? await isAsShown(tx, act.holds, act, asker) : NOT_THEIRS.has(seen.error.code)) return null;
  return fasterThan(tx, act.holds, await concernsOfAct(tx, act, asker.who), seen.ok ? null : seen.error);
}

export class Commands {
  readonly #store: Store;
  readonly #matches: Matches;
  readonly #seal: Seal;

  constructor({ store, matches }: CommandsPorts) {
    this.#store = store;
    this.#matches = matches;
    this.#seal = (text) => matches.context.tokens.sealOf(text);
  }

  /**
   * Carries a command out once: the same id and body always get the same answer; the same id with another body is
   * rejected. The answer is stored in the same transaction as the command's effects.
   */
  async command(device: DeviceHash, command: ClientCommand): Promise<CommandResult> {
    const { once, context } = this.#matches;
    const prepared = await this.#prepare(command.type, device, command);
    if (!prepared.ok) return prepared;
    const asked = {
      id: command.id,
      match: matchOf(command),
      saying: async (tx: Tx) => saidOf(await context.actors.of(tx, device), command),
    };
    const result = await once.run<CommandResult>(asked, async (tx) => {
      const actor = await context.actors.of(tx, device);
      const decided = await this.#decide(tx, actor, command, prepared.value);
      const asker = { who: actor.person?.key ?? null, seal: this.#seal };
      const isChanged = decided.ok && isStaffAct(command) && !(await holds(tx, command, asker));
      const answer = isChanged ? err({ code: 'changed' } as const) : decided;
      return {
        answer,
        keeps: await this.#keeping(tx, actor, command, answer),
        isUndone: isChanged,
        deed: { who: asker.who, act: actOf(command), at: stepTime(tx, context.clock) },
      };
    });
    if (!isForOne(result)) return result;
    return forWhom(result, await context.actors.of(this.#store.read, device));
  }

  /**
   * How long the answer is kept (P2). For people: for ever. For strangers: a refusal is not kept, and an answer in a
   * match of practice as long as that match.
   */
  async #keeping(tx: Tx, { person }: Actor, command: ClientCommand, answer: CommandResult): Promise<Keeping> {
    if (person !== null) return 'for ever';
    // While a request to move is open, it gets the same answer under any id.
    if (!answer.ok || command.type === 'askMove') return 'nothing';
    const match = answer.value.type === 'opened' ? answer.value.match : matchOf(command);
    if (match === null) return 'for ever';
    const live = present(await this.#matches.context.lives.get(tx, match), 'what a stranger has played');
    return { practice: live.table.key };
  }

  /**
   * Returns what an act of staff would change, by carrying it out and undoing it, in memory too. Refuses as the act
   * would. For an act that holds to an earlier preview it also says whose act came between.
   */
  async preview(device: DeviceHash, act: StaffAct): Promise<Looked> {
    const { context, once } = this.#matches;
    const prepared = await this.#prepare(act.type, device, act);
    if (!prepared.ok) return prepared;
    let found: Looked = err({ code: 'not-saved' });
    try {
      await this.#store.transact(async (tx) => {
        const actor = await context.actors.of(tx, device);
        const before = await readBefore(context, tx, act);
        const answer = await this.#decide<StaffAct['type']>(tx, actor, act, prepared.value);
        const asker = { who: actor.person?.key ?? null, seal: this.#seal, before };
        const seen = answer.ok ? ok(await previewOf(tx, act, COMMANDS[act.type], asker)) : answer;
        const faster = await fasterOf(tx, act, seen, asker);
        found = faster === null ? seen : { ...seen, faster };
        return err({ code: 'preview' } as const);
      });
    } catch (error) {
      once.report(matchOf(act), error);
    }
    return found;
  }

  /**
   * Prepares what takes longer than a transaction may; resolves to null if there is nothing of that kind. Prepares
   * nothing for actors to whom the table of roles never gives this command. Commands without preparation read nothing
   * here, because they must enter their transactions in the order in which they came.
   */
  async #prepare<T extends ClientCommand['type']>(
    type: T,
    device: DeviceHash,
    command: CommandMap[T],
  ): Promise<Result<Do<CommandMap[T]> | null, Rejection>> {
    const { prepare, who } = commandOf(type);
    if (prepare === null) return ok(null);
    const { context } = this.#matches;
    const actor = await context.actors.of(this.#store.read, device);
    // A refusal made here stands, whatever changes before the transaction.
    const never = refusalByAny(who, actor);
    if (never !== null) return ok(async () => err(never));
    return prepare({ context, store: this.#store, actor, command });
  }

  async #decide<T extends ClientCommand['type']>(
    tx: Tx,
    actor: Actor,
    command: CommandMap[T],
    prepared: Do<CommandMap[T]> | null,
  ): Promise<CommandResult> {
    const { despite = [] } = commandOf<T>(command.type);
    const ignored = typeof despite === 'function' ? despite(command) : despite;
    const refused = await this.#standing(tx, actor, command, ignored);
    return refused === null ? this.#carryOut(tx, actor, command, prepared) : err(refused);
  }

  /** Why this browser may send no command of this kind now, whatever its subject; null if it may. */
  async #standing(
    tx: Tx,
    { person, left }: Actor,
    command: ClientCommand,
    ignored: readonly Hindrance[],
  ): Promise<EventRefusal | null> {
    if (left !== null && !ignored.includes('leaving')) return { code: 'read-only' };
    if (person === null) return null;
    if (person.frozen && !ignored.includes('freeze')) return { code: 'person-frozen' };
    // Staff act during a pause; what they do as traders waits like anybody else's.
    if (isStaffAct(command) || ignored.includes('pause')) return null;
    return (await this.#matches.context.settings.of(tx)).paused ? { code: 'event-paused' } : null;
  }

  async #carryOut<T extends ClientCommand['type']>(
    tx: Tx,
    actor: Actor,
    command: CommandMap[T],
    prepared: Do<CommandMap[T]> | null,
  ): Promise<CommandResult> {
    const { type } = command;
    const { who, meet } = commandOf(type);
    const { context } = this.#matches;
    const asking = { context, tx, actor, command };
    // An actor to whom the table of roles never gives this command must learn nothing about its subject either.
    const never = refusalByAny(who, actor);
    if (never !== null) return err(never);
    const met = await meet(asking);
    if (!met.ok) return met;
    const { relation, about } = met.value;
    const carryOut = prepared === null ? met.value.carryOut : () => prepared(asking, null);
    const refused = refusalBy(who, actor, relation);
    if (refused !== null) return err(refused);
    if (!isStaffAct(command)) return carryOut();
    if (!context.unlocked.has(tx, actor.device)) return err({ code: 'locked' });
    const answer = await carryOut();
    if (!answer.ok) return answer;
    await putReason(tx, context.draws, command.reason);
    if (about !== null) tx.note({ is: 'about', ...about });
    // The desk lists what staff do, also where it concerns nobody's affairs.
    tx.afterCommit(() => context.bell.ring([]));
    // If the act ended the link of this browser, it has locked the browser, which must not be unlocked again.
    if (context.unlocked.has(tx, actor.device)) context.unlocked.keep(tx, actor.device);
    return answer;
  }
}
