// Briefs: people as others see them, read once for a whole view.

import type { PersonBrief } from '@dunmer/shared/protocol';
import type { PersonKey, StoredPerson } from '../store/index.ts';

export type Briefs = ReadonlyMap<PersonKey, PersonBrief>;

/** A person as others see them. */
export const briefOf = ({ id, name, code }: Pick<StoredPerson, 'id' | 'name' | 'code'>): PersonBrief => ({
  person: id,
  name,
  code,
});

const NOBODY: PersonBrief = { person: '', name: '', code: '' };

/** Returns the brief of one of the people who were read; a nameless one where this person was not. */
export const briefIn = (briefs: Briefs, key: PersonKey): PersonBrief => briefs.get(key) ?? NOBODY;

/** Writes a time as screens get it. */
export const timeOf = (at: number): string => new Date(at).toISOString();
