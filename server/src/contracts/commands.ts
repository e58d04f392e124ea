// Commands of contracts, and of games that are proposed without one.

import { byPerson, command, type CommandsOf, nothing } from '../command/index.ts';
import { traders } from '../roles/index.ts';
import { actOnContract, annulContract } from './actOnContract.ts';
import { offerContract } from './offerContract.ts';
import { challengeCommands } from './challenges.ts';

type Challenges = 'proposeMatch' | 'acceptMatch' | 'declineMatch' | 'withdrawMatch';
type Contracts = 'offerContract' | 'actOnContract' | 'annulContract';

export const contractCommands: CommandsOf<Challenges | Contracts> = {
  ...challengeCommands,
  offerContract: command({
    who: traders('other'),
    find: nothing,
    relate: () => 'other',
    do: byPerson(offerContract),
  }),
  actOnContract,
  annulContract,
};
