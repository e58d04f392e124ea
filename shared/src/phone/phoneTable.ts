// PhoneTable: what a phone has to know of a table beyond its port: how its moves travel, and what it bears witness of.

import type { Table, TableTypes, VisibleOf } from '../fairness/index.ts';
import type { Batch, ClientCommand, CommandId, MatchId } from '../protocol/index.ts';
import type { TableName } from '../contract/index.ts';
import type { Storage } from './given.ts';

/** The types of a table on a phone. */
export interface PhoneTypes {
  readonly table: TableTypes;
  /** What its seat may ask. */
  readonly command: { readonly type: string };
  /** What the phone keeps of what it has seen (F8). */
  readonly witness: object;
  /** The cards that it is played with. */
  readonly catalogue: object;
}

export interface PhoneTable<P extends PhoneTypes> {
  readonly name: TableName;
  readonly port: Table<P['table']>;
  /** A move as it travels. */
  commandFor(id: CommandId, match: MatchId, command: P['command']): ClientCommand;
  /** The move that travels so, and its match; null for what is no move of this table. */
  moveIn(command: ClientCommand): { readonly match: MatchId; readonly command: P['command'] } | null;
  /** What this phone has seen by now; null before there is anything to see. */
  witnessOf(storage: Storage, view: P['table']['view']): P['witness'] | null;
}

/** One accepted command's events at this table, for one viewer. */
export interface BatchOf<T extends TableTypes> {
  readonly match: MatchId;
  readonly version: number;
  readonly events: readonly VisibleOf<T>[];
}

// The mint: the server has said at which table the match is played, and the phone follows it at that one.
/** A batch as one of this table. */
export const batchOf = <T extends TableTypes>(_port: Table<T>, batch: Batch): BatchOf<T> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  batch as unknown as BatchOf<T>;
