// rules: the pure core of a match. No clock, no chance, no I/O.
export { type BySeat, bySeat, otherSeat, type Seat, SEATS, withSeat } from './seat.ts';
export {
  behindOrBefore,
  type Cell,
  cellAt,
  CELLS,
  cellsOf,
  type Column,
  columnOf,
  COLUMNS,
  rowOf,
} from './cell.ts';
export {
  type AbilityRef,
  type Altered,
  cardsOn,
  type CopyId,
  type DeckCard,
  type Field,
  type FieldCard,
  type Half,
  type Mark,
  type Place,
  placeOf,
  sameMark,
} from './field.ts';
export { afterEffect } from './figure.ts';
export { passes } from './filter.ts';
export { looksAt, sideOf } from './selector.ts';
export { beatsAsPrinted, type Fighter, type Printed, verdictOn } from './conflict.ts';
export type { InitiativeStep, Occasion, Random } from './random.ts';
export {
  type Choice,
  type Ending,
  isBeforeCount,
  LAID_ROWS,
  type LaidRow,
  type Phase,
  type PlacingOrder,
} from './phase.ts';
export type {
  Conflict,
  Move,
  PassReason,
  RuleEvent,
  SummonPassReason,
  ToEveryone,
  ToSeat,
  ToServer,
  Verdict,
  WindowEvent,
} from './event.ts';
export type {
  HoldCommand,
  Laying,
  RefereeCommand,
  RuleCommand,
  SeatCommand,
  WindowCommand,
} from './command.ts';
export type { RuleError, WindowError } from './ruleError.ts';
export type { DeckAnswer, DeckQuestion } from './deckAnswer.ts';
export {
  type Holding,
  type Holds,
  mayBeAsked,
  ofThirds,
  type Shown,
  solaceOf,
  type WindowsState,
} from './windowsState.ts';
export { type CommonState, type MatchState, NEW_MATCH, type SecretState } from './state.ts';
export { evolve, evolveAll, evolveCommon } from './evolve.ts';
export { isComplete, isShort, layingCells, mayLay, nextLaying, tableDue } from './placement.ts';
export {
  type Decide,
  decide,
  type Decision,
  type MatchTerms,
  openMatch,
  type Playable,
  playsOf,
  type WindowTerms,
} from './decide/index.ts';
export { evolveView, isVisibleTo, type RuleView, type Viewer, viewOf, visibleTo } from './view.ts';
