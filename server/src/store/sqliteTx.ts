// SqliteTx: one body's part of a transaction.

import type { MatchEvent } from '@dunmer/shared/fairness';
import type { Draft } from '@dunmer/shared/protocol';
import type { Seat } from '@dunmer/shared/rules';
import { decode, encode, type Json } from './json.ts';
import type { NewMatch, StoredCommand, StoredEdition, StoredSeat, TablePhase, Tx } from './port.ts';
import { SqliteReader } from './sqliteReader.ts';

export class SqliteTx extends SqliteReader implements Tx {
  readonly acts: (() => void)[] = [];

  async command(id: string): Promise<StoredCommand | null> {
    const row = this.statements.command.get(id);
    return row === undefined ? null : { body: row.body, answer: decode(row.answer) };
  }

  async addCommand(id: string, { body, answer }: StoredCommand): Promise<void> {
    this.statements.addCommand.run(id, body, encode(answer));
  }

  async addMatch({ id, play, watch, catalogue, opened }: NewMatch): Promise<number | null> {
    const { changes, lastInsertRowid } = this.statements.addMatch.run(
      id,
      play,
      watch,
      catalogue,
      'waiting',
      opened,
    );
    return changes === 0 ? null : Number(lastInsertRowid);
  }

  async addSeat(match: number, seat: Seat, { name, device, deck, bot }: StoredSeat): Promise<boolean> {
    return this.statements.addSeat.run(match, seat, name, device, deck, bot).changes === 1;
  }

  async append(match: number, version: number, events: Json<readonly MatchEvent[]>): Promise<boolean> {
    return this.statements.append.run(match, version, events).changes === 1;
  }

  async setPhase(match: number, phase: TablePhase): Promise<void> {
    this.statements.setPhase.run(phase, match);
  }

  async putDraft(match: number, seat: Seat, cells: Draft): Promise<void> {
    this.statements.putDraft.run(match, seat, encode(cells));
  }

  async dropDrafts(match: number): Promise<void> {
    this.statements.dropDrafts.run(match);
  }

  async addEdition(version: string, edition: StoredEdition): Promise<void> {
    this.statements.addEdition.run(version, encode(edition));
  }

  afterCommit(act: () => void): void {
    this.acts.push(act);
  }
}
