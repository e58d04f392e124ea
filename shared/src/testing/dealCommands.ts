// Everything that anybody could ask of a contract, with these amounts and numbers of proposals.

import { type ContractCommand, PARTIES, type PartyCommand } from '../contract/index.ts';

type Plain = Exclude<PartyCommand['type'], 'proposeGame' | 'agreeGame' | 'counterGame' | 'chooseRounding'>;
const PLAIN: readonly Plain[] = [
  'accept',
  'decline',
  'counter',
  'withdraw',
  'confirmHandover',
  'takeBackHandover',
  'agreeAnnul',
  'takeBackAnnul',
  'withdrawGame',
  'demandSixth',
  'refuseGame',
];

/** What the two parties could ask. */
export const partyCommands = (
  amounts: readonly number[],
  proposals: readonly number[],
): readonly PartyCommand[] =>
  PARTIES.flatMap((by) => [
    ...PLAIN.map((type) => ({ type, by })),
    ...proposals.map((proposal) => ({ type: 'agreeGame' as const, by, proposal })),
    ...amounts.flatMap((amount) => [
      { type: 'proposeGame' as const, by, amount },
      { type: 'chooseRounding' as const, by, amount },
      ...proposals.map((proposal) => ({ type: 'counterGame' as const, by, proposal, amount })),
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
