// audit: whether the tables, the texts and the matches are what the journal says.
export { audit, type Audited } from './audit.ts';
