// SqliteTx: one body's part of a transaction.

import type { MatchEvent } from '@dunmer/shared/fairness';
import type { Draft } from '@dunmer/shared/protocol';
import type { BySeat, Seat } from '@dunmer/shared/rules';
import type { Staging } from '../memory/index.ts';
import type { Effect } from './journal/port.ts';
import { encode, type Json } from './json.ts';
import type { StoredCommand } from './storedCommand.ts';
import type { NewMatch, Stop, StoredEdition, StoredSeat, TablePhase, Tx, WrittenBatch } from './port.ts';
import type { SqlitePractice } from './practice/sqlitePractice.ts';
import { SqliteReader } from './sqliteReader.ts';
import type { SeatValues } from './statements.ts';

export class SqliteTx extends SqliteReader<Staging> implements Tx {
  readonly acts: (() => void)[] = [];
  readonly effects: Effect[] = [];
  readonly answered: string[] = [];

  get practice(): SqlitePractice {
    return this.statements.practice;
  }

  note(effect: Effect): void {
    this.effects.push(effect);
  }

  answerTo(fact: string): void {
    this.answered.push(fact);
  }

  async addCommand(id: string, kept: StoredCommand, practice: number | null): Promise<void> {
    const { body, salt, words, answer, seal } = kept;
    const keys = words === null ? null : encode(words);
    this.statements.addCommand.run(id, body, answer, salt, keys, seal, practice);
  }

  async addMatch(match: NewMatch): Promise<number | null> {
    const { id, watch, catalogue, opened, kind, stake, contract, times } = match;
    const { changes, lastInsertRowid } = this.statements.addMatch.run(
      id,
      watch,
      catalogue,
      'placing',
      opened,
      kind,
      stake,
      contract,
      times.placementClock,
      times.decisionClock,
      times.claimTime,
    );
    return changes === 0 ? null : Number(lastInsertRowid);
  }

  async addSeats(match: number, holders: BySeat<StoredSeat>): Promise<void> {
    const values = ({ name, device, deck, bot, person }: StoredSeat): SeatValues => [
      match,
      // A trader's name is looked up where it can be erased.
      person === null ? name : '',
      device,
      deck,
      bot,
      person?.key ?? null,
    ];
    this.statements.addSeats.run(...values(holders.a), ...values(holders.b));
  }

  async setCalled(match: number, called: boolean): Promise<void> {
    this.statements.setCalled.run(called ? 1 : 0, match);
  }

  async addStop(match: number, { at, broken, place }: Stop): Promise<void> {
    this.statements.addStop.run(match, at, broken, place);
  }

  async appendAll(batches: readonly WrittenBatch[]): Promise<void> {
    this.statements.appendAll.run(encode(batches));
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

  async addEdition(version: string, edition: StoredEdition): Promise<void> {
    this.statements.addEdition.run(version, encode(edition));
  }

  async renewEpoch(epoch: string): Promise<void> {
    this.statements.renewEpoch.run(epoch);
  }

  afterCommit(act: () => void): void {
    this.acts.push(act);
  }
}
