// pledges: the promises of an event: where each one is, who gives them to whom, which lie in front, and what they
// lead to. Pure.
export { countedIn, type Placed, type PledgePlace } from './place.ts';
export { handOf, heldBy, isTruceBetween, knownHand, lyingIn, NO_PLEDGES, type PledgeState } from './state.ts';
export { holdsOf, NO_HOLDS } from './holds.ts';
export { evolvePledges, isOpen, type PledgeMove } from './move.ts';
export type { Giving, PledgeCommand, PledgeFacts, PledgeRefusal } from './command.ts';
export { decidePledges, type PledgeDecision, restsBy } from './decide/index.ts';
export { drawHouse } from './houses.ts';
export { givingSeal } from './sealing.ts';
