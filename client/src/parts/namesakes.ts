// Namesakes: what tells people of one name apart in a list: the code on their badge.

import type { PersonBrief } from '@dunmer/shared/protocol';

type Named = Partial<Pick<PersonBrief, 'code'>> & Pick<PersonBrief, 'name'>;

/** Returns for somebody of a list the code of their badge; null where nobody else of the list is called so. */
export const codeAmong =
  (people: readonly Named[]) =>
  ({ name, code }: Named): string | null =>
    code !== undefined && people.filter((one) => one.name === name).length > 1
      ? code.replace(/^.{4}/, '$&\u00A0')
      : null;
