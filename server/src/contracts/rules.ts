// Rules of this capability's commands.

import { other, type RulesFor } from '../door/index.ts';
import { proposalRules } from './proposals.ts';

const unbuilt = {
  relate: other,
  handle: async (): Promise<never> => Promise.reject(new Error('not built yet')),
};

export const contractRules: RulesFor<
  | 'offerContract'
  | 'acceptContract'
  | 'declineContract'
  | 'withdrawContract'
  | 'confirmHandover'
  | 'takeBackHandover'
  | 'agreeAnnul'
  | 'takeBackAnnul'
  | 'proposeGame'
  | 'agreeGame'
  | 'counterGame'
  | 'withdrawGame'
  | 'demandSixth'
  | 'chooseRounding'
  | 'refuseGame'
  | 'annulContract'
  | 'proposeMatch'
  | 'acceptMatch'
  | 'declineMatch'
  | 'withdrawMatch'
> = {
  offerContract: unbuilt,
  acceptContract: unbuilt,
  declineContract: unbuilt,
  withdrawContract: unbuilt,
  confirmHandover: unbuilt,
  takeBackHandover: unbuilt,
  agreeAnnul: unbuilt,
  takeBackAnnul: unbuilt,
  proposeGame: unbuilt,
  agreeGame: unbuilt,
  counterGame: unbuilt,
  withdrawGame: unbuilt,
  demandSixth: unbuilt,
  chooseRounding: unbuilt,
  refuseGame: unbuilt,
  annulContract: unbuilt,
  ...proposalRules,
};
