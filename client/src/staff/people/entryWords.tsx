// EntryAbout: to which contract, match or trade an entry belongs, for staff: with whom it is, and the way there.

import type { MoneyReason, StatementLine } from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { useStaffText } from '../../text/index.ts';

const PATHS = { contract: '/staff/contracts/', match: '/staff/match/', trade: '/staff/trades/' } as const;

/** Where drakes lie that belong to nobody at the moment. */
const PLACES: Readonly<Partial<Record<MoneyReason, 'hold' | 'pot'>>> = {
  hold: 'hold',
  handover: 'hold',
  'given-back': 'hold',
  stake: 'pot',
  pot: 'pot',
  'stake-back': 'pot',
};

/**
 * With whom an entry is: whose purse is across, or whose contract or match it belongs to; else where the drakes lie.
 */
export function usePartner(): (line: StatementLine) => string {
  const { places } = useStaffText();
  return ({ with: purse, partner, why }) => (purse ?? partner)?.name ?? places[PLACES[why] ?? 'bank'];
}

export const EntryAbout = ({ about, subject }: Pick<StatementLine, 'about' | 'subject'>) => {
  const { people } = useStaffText();
  if (about === null || subject === null) return null;
  return <Link href={`${PATHS[about]}${encodeURIComponent(subject)}`}>{people.about[about]}</Link>;
};
