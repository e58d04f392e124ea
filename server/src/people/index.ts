// people: who is who, and by which link.
export { codeInfo, secretHash } from './codeInfo.ts';
export { peopleRules } from './rules.ts';
