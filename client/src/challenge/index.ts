// challenge: a match without a contract (R20, R21): proposing one, and what becomes of the proposal.

import { lazy } from 'react';

export const ChallengeScreen = lazy(async () => ({
  default: (await import('./challengeScreen.tsx')).ChallengeScreen,
}));
export const ProposalScreen = lazy(async () => ({
  default: (await import('./proposalScreen.tsx')).ProposalScreen,
}));
