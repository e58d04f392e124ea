// tables: all tables behind their port, by name, for code that seats people at any of them. A phone loads each table
// by itself.

import {
  type CommandOf,
  type DecideSealed,
  type EventOf,
  type Progress,
  type Table,
  type TableTypes,
  TRADE,
  type Trade,
  type VisibleOf,
} from '../fairness/index.ts';
import type { TableName } from '../contract/index.ts';
import { PATRONS, type Patrons } from '../patrons/index.ts';
import type { Phase } from '../rules/index.ts';

/** The types of each table. */
export interface Tables extends Readonly<Record<TableName, TableTypes>> {
  readonly trade: Trade;
  readonly patrons: Patrons;
}

export type { TableName };

export type StateAt<N extends TableName> = Tables[N]['state'];
export type ViewAt<N extends TableName> = Tables[N]['view'];
export type EventAt<N extends TableName> = EventOf<Tables[N]>;
/** The events of a table that may leave the server. */
export type VisibleAt<N extends TableName> = VisibleOf<Tables[N]>;
export type CommandAt<N extends TableName> = CommandOf<Tables[N]>;

export const TABLES: { readonly [N in TableName]: Table<Tables[N]> } = { trade: TRADE, patrons: PATRONS };

/** Decides the commands of a table. */
export type DecideAt<N extends TableName> = DecideSealed<Tables[N]>;

/** How far a match has come: its phase at the trade table, its progress at another. */
export type MatchPhase = Phase['at'] | Progress;

const PHASES: { readonly [N in TableName]: (state: StateAt<N>) => MatchPhase } = {
  trade: ({ rules }) => rules.common.phase.at,
  patrons: PATRONS.progressOf,
};

/** Returns the phase of a match in this state. */
export const phaseIn = <N extends TableName>(at: N, state: StateAt<N>): MatchPhase => PHASES[at](state);
