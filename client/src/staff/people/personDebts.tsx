// PersonDebts: what somebody owes and is owed, for staff: since when and by which ruling; each line links to its
// match and offers to collect.

import type { DebtView, StaffPerson } from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { useThing } from '../../ruling/index.ts';
import { useDebtText } from '../../ruling/debtText.ts';
import { useLang, whenWords } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import { ActsAt } from '../acts/actButtons.tsx';
import css from './people.module.css';

const Line = ({ debt }: { readonly debt: DebtView }) => {
  const { matches, people, places } = useStaffText();
  const words = useDebtText();
  const lang = useLang();
  const thing = useThing();
  const { match, from, to, what, ruling, by, reason, since } = debt;
  const between = `${from.name} — ${to?.name ?? places.bank}`;
  const about = [
    `${words.ruling[ruling]} (${by === null ? words.staff : words.by[by]})`,
    whenWords(lang, since),
    reason,
  ];
  return (
    <li className={css['debt']}>
      <strong>{matches.owes(from.name, to?.name ?? places.bank, thing(what))}</strong>
      <span>{about.filter(Boolean).join(' · ')}</span>
      <span className={css['buttons']}>
        <Link href={`/staff/match/${match}`}>{people.about.match}</Link>
        <ActsAt place="debt" there={debt} about={between} of={between} weight="quiet" />
      </span>
    </li>
  );
};

export const DebtLines = ({ debts }: { readonly debts: readonly DebtView[] }) => (
  <ul className={css['debts']}>
    {debts.map((debt) => (
      <Line key={`${debt.match} ${debt.what.is} ${debt.from.person} ${debt.to?.person ?? ''}`} debt={debt} />
    ))}
  </ul>
);

export const PersonDebts = ({ who }: { readonly who: Pick<StaffPerson, 'debts'> }) => {
  const words = useDebtText();
  return (
    <section className={css['part']} aria-label={words.title}>
      <h2>{words.title}</h2>
      <DebtLines debts={who.debts} />
    </section>
  );
};
