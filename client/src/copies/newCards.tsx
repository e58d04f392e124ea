// NewCards: unread news about what staff have done to the trader's cards: what, from or to whom, and why.

import type { CardNews } from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { useCatalogue, useUnread } from '../parts/index.ts';
import { useCopiesText, useLang, whenWords } from '../text/index.ts';
import { Button } from '../ui/index.ts';
import css from './copies.module.css';

/** Up to this many cards are named; for more, only the number is told. */
const MOST_NAMED = 3;

/** Returns the page of the match it is about, or of the card if it is here, or else of the deck. */
function pathOf({ match, what, cards }: CardNews): string {
  if (match !== null) return `/m/${match}`;
  const [only] = cards.length === 1 ? cards : [];
  return only === undefined || what === 'went' ? '/deck' : `/card/${only.copy}`;
}

const Line = ({ news }: { readonly news: CardNews }) => {
  const { news: words, card, why } = useCopiesText();
  const lang = useLang();
  const { catalogue } = useCatalogue();
  const { what, cards, other, match, reason, at } = news;
  const names = cards.map((each) => words.card(catalogue.get(each.card)?.name[lang] ?? each.card));
  const said = cards.length > MOST_NAMED ? words.many(cards.length) : names.join(', ');
  const about = [
    news.why === null ? words.by : why[news.why],
    ...(match === null ? [] : [words.ruling]),
    whenWords(lang, at),
    ...(reason === '' ? [] : [words.reason(reason)]),
  ];
  return (
    <li data-news={what}>
      <Link href={pathOf(news)} className={css['told']}>
        <strong>{words.happened[what](said, other?.name ?? card.store)}</strong>
        <span className={css['quiet']}>{about.join(' · ')}</span>
      </Link>
    </li>
  );
};

const numberOf = ({ news }: CardNews): number => news;

/** For home: nothing is shown when everything is read. */
export const NewCards = ({ news }: { readonly news: readonly CardNews[] }) => {
  const { news: words } = useCopiesText();
  const [fresh, readAll] = useUnread('cards.read', news, numberOf);
  if (fresh.length === 0) return null;
  return (
    <section className={css['newCards']} aria-label={words.title} role="status">
      <h2>{words.title}</h2>
      <ul>
        {fresh.map((each) => (
          <Line key={each.news} news={each} />
        ))}
      </ul>
      <Button onClick={readAll}>{words.read}</Button>
    </section>
  );
};
