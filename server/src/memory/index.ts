// memory: what a process remembers of the database, changed only by commits.
export { Cache } from './cache.ts';
export { type Look, Looks, readUntilItHolds } from './looks.ts';
export { type Anywhere, type InBody, OUTSIDE, type Part, Staging } from './staging.ts';
