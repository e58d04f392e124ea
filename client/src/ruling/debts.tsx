// Debts: what two traders owe each other from a match after a ruling.

import type { Catalogue, Lang } from '@dunmer/shared/cards';
import type { DebtView, PersonId } from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { useCatalogue } from '../parts/index.ts';
import { type DebtText, useDebtText } from './debtText.ts';
import { useLang, whenWords } from '../text/index.ts';
import { GiveBack } from './giveBack.tsx';
import css from './ruling.module.css';

/** Returns drakes with their number, or a card with its name. */
export const debtThing = (
  what: DebtView['what'],
  words: DebtText,
  nameOf: (card: string) => string,
): string => (what.is === 'drakes' ? words.drakes(what.sum) : words.card(nameOf(what.card)));

const nameIn =
  (catalogue: Catalogue, lang: Lang) =>
  (card: string): string =>
    catalogue.get(card)?.name[lang] ?? card;

/** Returns `debtThing` in the language in use, with the event's present cards. */
export function useThing(): (what: DebtView['what']) => string {
  const words = useDebtText();
  const lang = useLang();
  const { catalogue } = useCatalogue();
  return (what) => debtThing(what, words, nameIn(catalogue, lang));
}

interface DebtsProps {
  readonly debts: readonly DebtView[];
  /** The owner of the phone. */
  readonly reader: PersonId;
  /** At the match itself, its debts need no link to it. */
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
      {isMine && what.is === 'card' && to !== null && <GiveBack copy={what.copy} to={to.code} />}
    </li>
  );
};

/** Nothing is shown when nothing is owed. */
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
      <p className={css['quiet']}>
        {words.hint}
        {debts.some(({ what }) => what.is === 'card') && ` ${words.gift}`}
      </p>
    </section>
  );
};
