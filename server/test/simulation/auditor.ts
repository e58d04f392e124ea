// Auditor: checks everything that was sent and stored, after every step.

import { hash } from 'node:crypto';
import { present } from '@dunmer/shared/lib';
import type { Batch, ClientCommand, CommandResult, MatchId } from '@dunmer/shared/protocol';
import type { Viewer } from '@dunmer/shared/rules';
import type { Context, LiveMatch } from '../../src/match/index.ts';
import type { Reader } from '../../src/store/index.ts';
import { Hearing } from './hearing.ts';
import { Ledger } from './ledger.ts';
import { MatchAudit } from './matchAudit.ts';
import { checkMatches, checkPeople } from './memoryAudit.ts';
import type { Frame } from './packet.ts';
import { promise } from './violation.ts';

const WHOLE_LOG = 1_000_000;
/** People and settings are checked once in this many checks. */
const EVERY = 24;

interface Said {
  readonly phone: number;
  readonly viewer: Viewer;
  /** The table at which the phone sits. */
  readonly match: MatchId | null;
  readonly frame: Frame;
  readonly text: string;
}

interface Answered {
  readonly phone: number;
  readonly command: ClientCommand;
  readonly result: CommandResult;
}

const batchesIn = (frame: Frame): readonly Batch[] => {
  if (frame.kind === 'batch') return [frame.batch];
  return frame.kind === 'synced' && frame.result.ok ? frame.result.value.batches : [];
};

export class Auditor {
  readonly #ledger = new Ledger();
  readonly #hearing = new Hearing();
  readonly #matches = new Map<MatchId, MatchAudit>();
  #said: readonly Said[] = [];
  #answered: readonly Answered[] = [];
  #happened: readonly LiveMatch[] = [];
  #broken: string | null = null;
  #checks = 0;
  #isRestarted = false;

  /** Returns the audit of a match that has been opened. */
  match(id: MatchId): MatchAudit {
    return present(this.#matches.get(id), `match ${id} is known`);
  }

  /** A short hash of everything that was stored. */
  get fingerprint(): string {
    return hash('sha256', [...this.#matches.values()].map((match) => match.text).join('\n'), 'hex');
  }

  /** How often each kind of event has happened. */
  get tally(): ReadonlyMap<string, number> {
    const tally = new Map<string, number>();
    for (const { events } of this.#matches.values())
      for (const { type } of events) tally.set(type, (tally.get(type) ?? 0) + 1);
    return tally;
  }

  said(said: Said): void {
    this.#said = [...this.#said, said];
  }

  answered(answered: Answered): void {
    this.#answered = [...this.#answered, answered];
  }

  happened(live: LiveMatch): void {
    this.#happened = [...this.#happened, live];
  }

  /** Notes that the server reports something broken in it. */
  broke(what: string): void {
    this.#broken = what;
  }

  /** Notes that a process has ended: all logs have to be read again. */
  restarted(): void {
    this.#isRestarted = true;
  }

  /**
   * Checks everything that has happened since the last check against what is stored and remembered now. Throws a
   * `Violation`.
   */
  async check(read: Reader, memory: Context | null): Promise<void> {
    await this.#readLogs(read);
    for (const { phone, command, result } of this.#answered) this.#ledger.answered(phone, command, result);
    for (const live of this.#happened) this.match(live.table.id).sameAs(live);
    for (const said of this.#said) this.#checkSaid(said);
    if (this.#isRestarted) this.#hearing.restarted();
    if (memory !== null) await checkMatches(memory, read, (id) => this.#auditOf(id));
    if (memory !== null && (this.#checks += 1) % EVERY === 0) await checkPeople(memory, read);
    for (const audit of this.#matches.values())
      promise(
        this.#ledger.acknowledged(audit.id) <= audit.version,
        `P1 acknowledged is saved: match ${audit.id}`,
      );
    promise(this.#broken === null, `the server is whole: ${this.#broken ?? ''}`);
    [this.#said, this.#answered, this.#happened, this.#isRestarted] = [[], [], [], false];
  }

  /**
   * P2: once all is quiet, the opening and each accepted command have made one version each; a bot's versions come on
   * top.
   */
  countVersions(id: MatchId, bots: number): void {
    const { version } = this.match(id);
    const own = 1 + this.#ledger.accepted(id);
    promise(
      bots === 0 ? version === own : version >= own,
      `each command is in the log once: ${own} of ${version}`,
    );
  }

  async #readLogs(read: Reader): Promise<void> {
    const told = this.#said.flatMap(({ frame }) => batchesIn(frame).map((batch) => batch.match));
    const touched = [...told, ...this.#happened.map((live) => live.table.id)];
    for (const id of new Set(this.#isRestarted ? [...this.#matches.keys(), ...touched] : touched)) {
      const audit = this.#auditOf(id);
      const stored = await read.match(id);
      promise(stored !== null, `P1 a match that was told of is stored: match ${id}`);
      if (this.#isRestarted) audit.reread(await read.log(stored.key, 0, WHOLE_LOG));
      else audit.take(await read.log(stored.key, audit.version, WHOLE_LOG));
    }
  }

  #auditOf(id: MatchId): MatchAudit {
    const audit = this.#matches.get(id) ?? new MatchAudit(id);
    this.#matches.set(id, audit);
    return audit;
  }

  #checkSaid({ phone, viewer, match, frame, text }: Said): void {
    this.#hearing.said(phone, frame);
    for (const batch of batchesIn(frame)) this.match(batch.match).wasSent(viewer, batch);
    if (match !== null) this.#matches.get(match)?.mayBeHeardBy(viewer, text);
  }
}
