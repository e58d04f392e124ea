// Ids of the wire, and what is typed or scanned in their place.

/** UUIDv7 made by the client. */
export type CommandId = string;
export type MatchId = string;
/** Says nothing; never shown. */
export type PersonId = string;
export type ContractId = string;
export type TradeId = string;
export type ProposalId = string;
export type MoveId = string;
/** What is typed or scanned: 8 symbols of an alphabet without look-alikes. */
export type Code = string;
