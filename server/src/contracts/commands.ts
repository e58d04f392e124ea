// Commands of contracts, and of games that are proposed without one.

import { byPerson, command, type CommandsOf, nothing } from '../command/index.ts';
import { traders } from '../roles/index.ts';
import { actOnContract, annulContract } from './actOnContract.ts';
import { offerContract } from './offerContract.ts';
import { proposalCommands } from './proposals.ts';

type Proposals = 'proposeMatch' | 'acceptMatch' | 'declineMatch' | 'withdrawMatch';
type Contracts = 'offerContract' | 'actOnContract' | 'annulContract';

export const contractCommands: CommandsOf<Proposals | Contracts> = {
  ...proposalCommands,
  offerContract: command({
    who: traders('other'),
    find: nothing,
    relate: () => 'other',
    do: byPerson(offerContract),
  }),
  actOnContract,
  annulContract,
};
