// pledges: the promises of an event: dealing, playing, showing, ruin, and what contracts and matches do with them.
export { PledgeSteps } from './steps.ts';
export { recordPledges } from './record.ts';
export { cardOf, ownerOf } from './named.ts';
export { takeOverRuins } from './takeOverRuins.ts';
export { pledgeCommands } from './commands.ts';
export { endPledges, faultOfPlay, playPledges, voidPledges } from './inMatch.ts';
