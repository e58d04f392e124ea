// pledges: the promises of an event: dealing, playing, showing, ruin, and what contracts and matches do with them.
export { type Around, arePledgesKnown, keyOf, pledgesAround, stateOf } from './around.ts';
export { PledgeSteps } from './steps.ts';
export { type Occasion, recordPledges } from './record.ts';
export { cardOf, ownerOf } from './named.ts';
export { pledgeCommands } from './commands.ts';
export { followPledges } from './inMatch.ts';
