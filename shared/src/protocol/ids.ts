// Ids: the ids that messages use, and the codes that people type or scan instead.

/** UUIDv7 made by the client. */
export type CommandId = string;
export type MatchId = string;
/** Means nothing to people, and is never shown. */
export type PersonId = string;
export type ContractId = string;
export type TradeId = string;
export type ProposalId = string;
export type MoveId = string;
/** A code to type or scan: 8 symbols of an alphabet without look-alikes. */
export type Code = string;
