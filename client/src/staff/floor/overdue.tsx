// Overdue: contracts that have waited too long for somebody: how many, whose, and since when. Only organisers can
// read them.

import type { FloorView, StaffRole } from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { useLang, whenWords } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import css from './floor.module.css';

const MINUTE = 60_000;

interface OverdueProps {
  readonly floor: Pick<FloorView, 'overdue' | 'overdueContracts'>;
  readonly role: StaffRole;
}

export const Overdue = ({ floor: { overdue, overdueContracts }, role }: OverdueProps) => {
  const { floor: text } = useStaffText();
  const lang = useLang();
  if (overdue === 0) return null;
  const words = text.overdue(overdue);
  return (
    <section className={css['moves']} aria-label={words}>
      <h2>
        {role === 'organiser' ? (
          <Link href="/staff/contracts?only=overdue" className={css['overdue']}>
            {words}
          </Link>
        ) : (
          words
        )}
      </h2>
      <ul>
        {overdueContracts.map(({ contract, one, two, isOffer, since, waited }) => (
          <li key={contract}>
            <strong>
              {one} — {two}
            </strong>
            <span>
              {(isOffer ? text.offerSince : text.waitsSince)(
                Math.floor(waited / MINUTE),
                whenWords(lang, since),
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
