// All commands that anybody could give to a contract, with the given amounts and numbers of proposals.

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

/** The commands of the two parties. */
export const partyCommands = (
  amounts: readonly number[],
  proposals: readonly number[],
): readonly PartyCommand[] =>
  PARTIES.flatMap((by) => [
    ...PLAIN.map((type) => ({ type, by })),
    ...amounts.map((amount) => ({ type: 'proposeGame' as const, by, amount })),
    ...[...amounts, null].map((game) => ({ type: 'accept' as const, by, game })),
    // An answer from a phone of the release before names no proposal.
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

/** The commands of staff and of the table. */
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
