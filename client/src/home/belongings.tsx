// Belongings: what a trader owns, on one plate: drakes and cards; each half leads to its page.

import type { HomeView } from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { useText } from '../text/index.ts';
import css from './home.module.css';

export const Belongings = ({ home }: { readonly home: HomeView }) => {
  const { home: text } = useText();
  const { me, purse, held, deck } = home;
  return (
    <section className={css['plate']} aria-label={me.name}>
      <p className={css['who']}>
        <span className={css['event']}>{home.event.name}</span>
        {me.name}
      </p>
      <div className={css['halves']}>
        <Link href="/money" className={css['half']}>
          <span className={css['what']}>{purse === null ? text.money : text.purse}</span>
          <span className={css['much']}>{purse === null ? text.onTable : text.sum(purse)}</span>
          {held > 0 && <span className={css['what']}>{text.held(text.sum(held))}</span>}
        </Link>
        <Link href="/deck" className={css['half']}>
          <span className={css['what']}>{text.deck}</span>
          <span className={css['much']}>{text.cards(deck.size)}</span>
          {deck.bound > 0 && <span className={css['what']}>{text.bound(text.cards(deck.bound))}</span>}
        </Link>
      </div>
    </section>
  );
};
