// Parses what comes to the patrons' table from outside. An entry point of its own, so that zod never reaches the
// phone.
export { parseGameCatalogue, strayOf } from './parseGameCatalogue.ts';
export { parseGameFile } from './sealed/fileSchema.ts';
