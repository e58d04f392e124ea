// The cells of the list of people: who somebody is, and what is marked about them.

import type { StaffPerson } from '@dunmer/shared/protocol';
import { useStaffText } from '../../text/index.ts';
import css from './people.module.css';

export const useRole = (): ((person: StaffPerson) => string) => {
  const { people, options } = useStaffText();
  return ({ staff, trades }) => {
    if (staff === null) return people.trader;
    return trades ? people.staffTrader(options.staff[staff]) : options.staff[staff];
  };
};

export const PersonMarks = ({ person }: { readonly person: StaffPerson }) => {
  const { people } = useStaffText();
  if (person.match === null && !person.frozen && !person.pinRests) return null;
  return (
    <span className={css['marks']}>
      {person.match !== null && <span>{people.playing}</span>}
      {person.frozen && <span className={css['frozen']}>{people.frozen}</span>}
      {person.pinRests && <span className={css['frozen']}>{people.pinRests}</span>}
    </span>
  );
};
