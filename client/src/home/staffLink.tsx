// StaffLink: the way to the desk, or to the screen for the hall, for those whose link leads there.

import type { MeInfo } from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { useText } from '../text/index.ts';
import css from './home.module.css';

/** Where a member of staff works, and what it is called; null for everybody else. */
export function useStaffPlace({ staff }: MeInfo): { readonly path: string; readonly label: string } | null {
  const { home: text } = useText();
  if (staff === null) return null;
  const label = { referee: text.desk, organiser: text.organiserDesk, display: text.hall }[staff];
  return { path: staff === 'display' ? '/hall' : '/staff', label };
}

/** For who trades beside it; for others it is the thing to do. */
export const StaffLink = ({ me }: { readonly me: MeInfo }) => {
  const place = useStaffPlace(me);
  if (place === null || !me.trades) return null;
  return (
    <Link href={place.path} className={css['desk']}>
      {place.label}
    </Link>
  );
};
