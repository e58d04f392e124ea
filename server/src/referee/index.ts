// referee: what staff do to matches.
export { refereeRules } from './rules.ts';
