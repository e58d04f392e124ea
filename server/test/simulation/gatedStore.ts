// Gated store: the real store, whose every await passes the gate: before each read and write, before a body, between
// its commit and what follows from it, and before the answer.

import type { Result } from '@dunmer/shared/lib';
import type {
  NewMatch,
  NotSaved,
  Reader,
  Store,
  StoredCommand,
  StoredEdition,
  StoredSeat,
  TablePhase,
  Tx,
} from '../../src/store/index.ts';
import type { Gate } from './gate.ts';

type Args<Method extends keyof Tx> = Parameters<Tx[Method]>;

class GatedReader<Inner extends Reader> implements Reader {
  readonly inner: Inner;
  readonly gate: Gate;

  constructor(inner: Inner, gate: Gate) {
    this.inner = inner;
    this.gate = gate;
  }

  async match(...args: Args<'match'>) {
    await this.gate.pass();
    return this.inner.match(...args);
  }

  async matchOfPlayCode(...args: Args<'matchOfPlayCode'>) {
    await this.gate.pass();
    return this.inner.matchOfPlayCode(...args);
  }

  async matchOfWatchCode(...args: Args<'matchOfWatchCode'>) {
    await this.gate.pass();
    return this.inner.matchOfWatchCode(...args);
  }

  async log(...args: Args<'log'>) {
    await this.gate.pass();
    return this.inner.log(...args);
  }

  async draft(...args: Args<'draft'>) {
    await this.gate.pass();
    return this.inner.draft(...args);
  }

  async matchesOf(...args: Args<'matchesOf'>) {
    await this.gate.pass();
    return this.inner.matchesOf(...args);
  }

  async openBotMatches() {
    await this.gate.pass();
    return this.inner.openBotMatches();
  }

  async edition(...args: Args<'edition'>) {
    await this.gate.pass();
    return this.inner.edition(...args);
  }
}

export class GatedTx extends GatedReader<Tx> implements Tx {
  async command(id: string): Promise<StoredCommand | null> {
    await this.gate.pass();
    return this.inner.command(id);
  }

  async addCommand(id: string, command: StoredCommand): Promise<void> {
    await this.gate.pass();
    return this.inner.addCommand(id, command);
  }

  async addMatch(match: NewMatch): Promise<number | null> {
    await this.gate.pass();
    return this.inner.addMatch(match);
  }

  async addSeat(match: number, seat: 'a' | 'b', holder: StoredSeat): Promise<boolean> {
    await this.gate.pass();
    return this.inner.addSeat(match, seat, holder);
  }

  async append(...args: Args<'append'>): Promise<boolean> {
    await this.gate.pass();
    return this.inner.append(...args);
  }

  async setPhase(match: number, phase: TablePhase): Promise<void> {
    await this.gate.pass();
    return this.inner.setPhase(match, phase);
  }

  async putDraft(...args: Args<'putDraft'>): Promise<void> {
    await this.gate.pass();
    return this.inner.putDraft(...args);
  }

  async dropDrafts(match: number): Promise<void> {
    await this.gate.pass();
    return this.inner.dropDrafts(match);
  }

  async addEdition(version: string, edition: StoredEdition): Promise<void> {
    await this.gate.pass();
    return this.inner.addEdition(version, edition);
  }

  afterCommit(act: () => void): void {
    this.inner.afterCommit(() => {
      if (this.gate.isOpen()) act();
    });
  }
}

/** The store `inner`, as a server uses it whose process may end at any await. */
export function gatedStore(inner: Store, gate: Gate): Store {
  return {
    epoch: inner.epoch,
    read: new GatedReader(inner.read, gate),
    async transact<T, E>(body: (tx: Tx) => Promise<Result<T, E>>): Promise<Result<T, E | NotSaved>> {
      await gate.pass();
      const result = await inner.transact((tx) => body(new GatedTx(tx, gate)));
      await gate.pass();
      return result;
    },
    onLost: (act) => inner.onLost(act),
    probe: () => inner.probe(),
    close: () => inner.close(),
  };
}
