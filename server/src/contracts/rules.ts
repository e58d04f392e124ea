// Rules of this capability's commands.

import { byPerson, other, type RulesFor } from '../door/index.ts';
import { annulContract, byParty } from './actOnContract.ts';
import { offerContract } from './offerContract.ts';
import { proposalRules } from './proposals.ts';

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

export const contractRules: RulesFor<Proposals | Offers | Handovers | Games> = {
  ...proposalRules,
  offerContract: { relate: other, handle: byPerson(offerContract) },
  acceptContract: byParty((by) => ({ type: 'accept', by })),
  declineContract: byParty((by) => ({ type: 'decline', by })),
  withdrawContract: byParty((by) => ({ type: 'withdraw', by })),
  confirmHandover: byParty((by) => ({ type: 'confirmHandover', by })),
  takeBackHandover: byParty((by) => ({ type: 'takeBackHandover', by })),
  agreeAnnul: byParty((by) => ({ type: 'agreeAnnul', by })),
  takeBackAnnul: byParty((by) => ({ type: 'takeBackAnnul', by })),
  annulContract,
  proposeGame: byParty((by, { amount }) => ({ type: 'proposeGame', by, amount })),
  agreeGame: byParty((by, { proposal }) => ({ type: 'agreeGame', by, proposal })),
  counterGame: byParty((by, { proposal, amount }) => ({ type: 'counterGame', by, proposal, amount })),
  withdrawGame: byParty((by) => ({ type: 'withdrawGame', by })),
  demandSixth: byParty((by) => ({ type: 'demandSixth', by })),
  chooseRounding: byParty((by, { amount }) => ({ type: 'chooseRounding', by, amount })),
  refuseGame: byParty((by) => ({ type: 'refuseGame', by })),
};
