// Namesakes: what tells people of one name apart in a list: the code on their badge.

import type { PersonBrief } from '@dunmer/shared/protocol';

type Named = Partial<Pick<PersonBrief, 'code'>> & Pick<PersonBrief, 'name'>;

/** Returns for somebody of a list the code of their badge; null where nobody else of the list is called so. */
export function codeAmong(people: readonly Named[]): (person: Named) => string | null {
  const times = Map.groupBy(people, ({ name }) => name);
  return ({ name, code = '' }) =>
    (times.get(name)?.length ?? 0) > 1 && code !== '' ? `${code.slice(0, 4)}\u00A0${code.slice(4)}` : null;
}
