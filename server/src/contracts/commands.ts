// Commands of contracts, and of games that are proposed without one.

import { byPerson, command, type CommandsOf, nothing } from '../command/index.ts';
import { traders } from '../roles/index.ts';
import { annulContract, byParty } from './actOnContract.ts';
import { offerContract } from './offerContract.ts';
import { proposalCommands } from './proposals.ts';

type Proposals = 'proposeMatch' | 'acceptMatch' | 'declineMatch' | 'withdrawMatch';
type Offers = 'offerContract' | 'acceptContract' | 'declineContract' | 'withdrawContract';
type Handovers = 'confirmHandover' | 'takeBackHandover' | 'agreeAnnul' | 'takeBackAnnul' | 'annulContract';
type Games =
  | 'proposeGame'
  | 'agreeGame'
  | 'counterGame'
  | 'withdrawGame'
  | 'demandSixth'
  | 'chooseRounding'
  | 'refuseGame';

export const contractCommands: CommandsOf<Proposals | Offers | Handovers | Games> = {
  ...proposalCommands,
  offerContract: command({
    who: traders('other'),
    find: nothing,
    relate: () => 'other',
    do: byPerson(offerContract),
  }),
  acceptContract: byParty('accept', (by, { game = null }) => ({ type: 'accept', by, game })),
  declineContract: byParty('decline', (by) => ({ type: 'decline', by })),
  withdrawContract: byParty('withdraw', (by) => ({ type: 'withdraw', by })),
  confirmHandover: byParty('confirmHandover', (by) => ({ type: 'confirmHandover', by })),
  takeBackHandover: byParty('takeBackHandover', (by) => ({ type: 'takeBackHandover', by })),
  agreeAnnul: byParty('agreeAnnul', (by) => ({ type: 'agreeAnnul', by })),
  takeBackAnnul: byParty('takeBackAnnul', (by) => ({ type: 'takeBackAnnul', by })),
  annulContract,
  proposeGame: byParty('proposeGame', (by, { amount }) => ({ type: 'proposeGame', by, amount })),
  agreeGame: byParty('agreeGame', (by, { proposal }) => ({ type: 'agreeGame', by, proposal })),
  counterGame: byParty('counterGame', (by, { proposal, amount }) => ({
    type: 'counterGame',
    by,
    proposal,
    amount,
  })),
  withdrawGame: byParty('withdrawGame', (by, { proposal = null }) => ({
    type: 'withdrawGame',
    by,
    proposal,
  })),
  demandSixth: byParty('demandSixth', (by) => ({ type: 'demandSixth', by })),
  chooseRounding: byParty('chooseRounding', (by, { proposal = null, amount }) => ({
    type: 'chooseRounding',
    by,
    proposal,
    amount,
  })),
  refuseGame: byParty('refuseGame', (by, { proposal = null }) => ({ type: 'refuseGame', by, proposal })),
};
