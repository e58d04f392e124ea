// StaffLinks: the way to the desk, or to the hall's screen, for whose link leads there.

import type { MeInfo } from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { useText } from '../text/index.ts';
import css from './home.module.css';

export const StaffLinks = ({ me }: { readonly me: MeInfo }) => {
  const { home: text } = useText();
  const { staff } = me;
  if (staff === null) return null;
  const label = { referee: text.desk, organiser: text.organiserDesk, display: text.hall }[staff];
  return (
    <Link href={staff === 'display' ? '/hall' : '/staff'} className={css['desk']}>
      {label}
    </Link>
  );
};
