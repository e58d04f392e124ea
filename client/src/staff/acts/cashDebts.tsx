// CashDebts: at the cash desk, before coins go in or out: what this person owes and is owed, and the way to collect it
// first.

import { type PersonId, readOf } from '@dunmer/shared/protocol';
import { useList } from '../../net/index.ts';
import { useStaffText } from '../staffText.ts';
import { DebtLines } from '../people/personDebts.tsx';
import { useVersion } from '../shell/hooks.ts';
import css from './acts.module.css';
import type { Asking } from './asking.ts';

/** Whose purse an act fills or empties; null for all other acts. */
const purseIn = ({ type, person }: Asking): PersonId | null =>
  type === 'payIn' || type === 'payOut' ? person : null;

/** Nothing where it is another act, or nothing is owed. */
export const CashDebts = ({ asking }: { readonly asking: Asking }) => {
  const { sheet } = useStaffText();
  const person = purseIn(asking);
  const list = useList(person === null ? null : readOf('staffPerson', { id: person }), useVersion());
  const debts = list.at === 'here' ? list.value.debts : [];
  if (debts.length === 0) return null;
  return (
    <section className={css['preview']} aria-label={sheet.owedFirst}>
      <h3>{sheet.owedFirst}</h3>
      <DebtLines debts={debts} />
    </section>
  );
};
