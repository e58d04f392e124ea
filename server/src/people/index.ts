// people: who is who, and by which link.
export { accessAtLaptop } from './access.ts';
export { codeInfo } from './codeInfo.ts';
export { erase, type Erased } from './erase.ts';
export { putPerson } from './persons.ts';
export { giveLink } from './giveLink.ts';
export { moveInfo } from './moveInfo.ts';
export { peopleCommands } from './commands.ts';
export { unlock } from './unlock.ts';
export { waysBack } from './waysIn.ts';
