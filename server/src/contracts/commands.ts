// Commands of contracts, and of games proposed without one.

import { byPerson, command, type SomeCommands, nothing } from '../command/index.ts';
import { traders } from '../roles/index.ts';
import { actOnContract, annulContract } from './actOnContract.ts';
import { offerContract } from './offerContract.ts';
import { challengeCommands } from './challenges.ts';

export const contractCommands = {
  ...challengeCommands,
  offerContract: command({
    who: traders('other'),
    find: nothing,
    relate: () => 'other',
    do: byPerson(offerContract),
  }),
  actOnContract,
  annulContract,
} satisfies SomeCommands;
