// Balance: what the purse holds, in large figures, and what is set aside.

import { usePurseText } from '../text/index.ts';
import { VirtueIcon } from '../cards/index.ts';
import css from './purse.module.css';

interface BalanceProps {
  readonly purse: number;
  /** In holds and pots. */
  readonly held: number;
}

export const Balance = ({ purse, held }: BalanceProps) => {
  const words = usePurseText();
  return (
    <section className={css['balance']} aria-label={words.inPurse} data-purse={purse}>
      <p className={css['where']}>
        <VirtueIcon virtue="wealth" ground="chitin" />
        {words.inPurse}
      </p>
      <p className={css['sum']}>
        <strong>{words.sum(purse)}</strong> {words.noun(purse)}
      </p>
      {held > 0 && (
        <details className={css['held']}>
          <summary>{words.held(held)}</summary>
          <p>{words.heldHint}</p>
        </details>
      )}
    </section>
  );
};
