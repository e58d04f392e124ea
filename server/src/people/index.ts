// people: who is who, and by which link.
export { codeInfo } from './codeInfo.ts';
export { putPerson } from './persons.ts';
export { moveInfo } from './moveInfo.ts';
export { movesSince } from './movesSince.ts';
export { opponentOf, relationToOwner } from './relation.ts';
export { peopleRules } from './rules.ts';
export { unlock } from './unlock.ts';
