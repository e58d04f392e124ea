// The door for what comes to the patrons' table from outside. Its own entry point: zod never reaches the phone.
export { parseGameCatalogue, strayOf } from './parseGameCatalogue.ts';
export { parseGameFile } from './sealed/fileSchema.ts';
