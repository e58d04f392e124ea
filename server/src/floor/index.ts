// floor: what staff and displays see of all live matches.
export { type Around, Floor } from './floor.ts';
export { sameReading } from './reader.ts';
export { wakeMatch, wakeMatches } from './wake.ts';
