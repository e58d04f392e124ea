// challenge: a match without a contract (R20, R21): proposing one, and what becomes of the proposal.

import { later } from '../net/index.ts';

export const ChallengeScreen = later(async () => ({
  default: (await import('./challengeScreen.tsx')).ChallengeScreen,
}));
export const ProposalScreen = later(async () => ({
  default: (await import('./proposalScreen.tsx')).ProposalScreen,
}));
