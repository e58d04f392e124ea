// Everything that anybody could ask of a contract, with these amounts and numbers of proposals.

import { type ContractCommand, PARTIES, type PartyCommand } from '../contract/index.ts';

type Detailed =
  | 'accept'
  | 'proposeGame'
  | 'agreeGame'
  | 'counterGame'
  | 'withdrawGame'
  | 'chooseRounding'
  | 'refuseGame';
type Plain = Exclude<PartyCommand['type'], Detailed>;
const PLAIN: readonly Plain[] = [
  'decline',
  'counter',
  'withdraw',
  'confirmHandover',
  'takeBackHandover',
  'agreeAnnul',
  'takeBackAnnul',
  'demandSixth',
];

/** What the two parties could ask. */
export const partyCommands = (
  amounts: readonly number[],
  proposals: readonly number[],
): readonly PartyCommand[] =>
  PARTIES.flatMap((by) => [
    ...PLAIN.map((type) => ({ type, by })),
    ...amounts.map((amount) => ({ type: 'proposeGame' as const, by, amount })),
    ...[...amounts, null].map((game) => ({ type: 'accept' as const, by, game })),
    // An answer of the release before names no proposal.
    ...[...proposals, null].flatMap((proposal) => [
      { type: 'withdrawGame' as const, by, proposal },
      { type: 'refuseGame' as const, by, proposal },
      ...amounts.map((amount) => ({ type: 'chooseRounding' as const, by, proposal, amount })),
    ]),
    ...proposals.flatMap((proposal) => [
      { type: 'agreeGame' as const, by, proposal },
      ...amounts.map((amount) => ({ type: 'counterGame' as const, by, proposal, amount })),
    ]),
  ]);

/** What staff and the table could say. */
export const TABLE_COMMANDS: readonly ContractCommand[] = [
  { type: 'annul' },
  { type: 'ended', result: { kind: 'taken', by: 'one' } },
  { type: 'ended', result: { kind: 'taken', by: 'two' } },
  { type: 'ended', result: { kind: 'returned' } },
  { type: 'ended', result: { kind: 'none' } },
  { type: 'resettled', result: { kind: 'taken', by: 'one' } },
  { type: 'resettled', result: { kind: 'taken', by: 'two' } },
  { type: 'resettled', result: { kind: 'returned' } },
];
