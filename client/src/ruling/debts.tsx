// Debts: what the reader owes and is owed after rulings of staff: what, to whom, since when, and by which ruling.

import type { DebtView, PersonId } from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { useDebtText, useLang, whenWords } from '../text/index.ts';
import { useThing } from './debtWords.ts';
import css from './ruling.module.css';

interface DebtsProps {
  readonly debts: readonly DebtView[];
  /** Whose phone it is. */
  readonly reader: PersonId;
  /** Nothing but the match itself leads to it. */
  readonly isAtMatch?: boolean;
}

const Debt = ({ debt, reader, isAtMatch }: { readonly debt: DebtView } & Omit<DebtsProps, 'debts'>) => {
  const words = useDebtText();
  const lang = useLang();
  const thing = useThing();
  const { match, from, to, what, ruling, by, reason, since } = debt;
  const isMine = from.person === reader;
  const other = isMine ? (to?.name ?? words.bank) : from.name;
  const line = (isMine ? words.mine : words.theirs)(thing(what), other);
  const about = [
    `${words.ruling[ruling]} (${by === null ? words.staff : words.by[by]})`,
    whenWords(lang, since),
    ...(reason === '' ? [] : [words.reason(reason)]),
  ].join(' · ');
  const said = (
    <>
      <strong>{line}</strong>
      <span>{about}</span>
    </>
  );
  return (
    <li data-debt={isMine ? 'mine' : 'theirs'}>
      {isAtMatch === true ? <div>{said}</div> : <Link href={`/m/${match}`}>{said}</Link>}
    </li>
  );
};

/** Nothing where nothing is owed. */
export const Debts = ({ debts, reader, isAtMatch = false }: DebtsProps) => {
  const words = useDebtText();
  if (debts.length === 0) return null;
  return (
    <section className={css['debts']} aria-label={words.title}>
      <h2>{words.title}</h2>
      <ul>
        {debts.map((debt) => (
          <Debt
            key={`${debt.match} ${debt.what.is} ${debt.from.person} ${debt.to?.person ?? ''}`}
            debt={debt}
            reader={reader}
            isAtMatch={isAtMatch}
          />
        ))}
      </ul>
      <p className={css['quiet']}>{words.hint}</p>
    </section>
  );
};
