// OpenedDecksView: what both decks hold, for the member of staff who has opened them.

import type { OpenedDecks } from '@dunmer/shared/protocol';
import { type BySeat, SEATS } from '@dunmer/shared/rules';
import { useCatalogue } from '../../parts/index.ts';
import { useLang } from '../../text/index.ts';
import css from './match.module.css';

interface OpenedDecksViewProps {
  readonly decks: OpenedDecks;
  readonly names: BySeat<string> | undefined;
}

/** How often each card is there, in the order in which they come. */
function counted(cards: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

export const OpenedDecksView = ({ decks, names }: OpenedDecksViewProps) => {
  const lang = useLang();
  const { catalogue } = useCatalogue();
  return (
    <div className={css['opened']}>
      {SEATS.map((seat) => (
        <section key={seat} aria-label={names?.[seat]}>
          <h3>{names?.[seat]}</h3>
          <ul>
            {[...counted(decks[seat])].map(([card, count]) => (
              <li key={card}>
                {catalogue.get(card)?.name[lang] ?? card}
                {count > 1 && ` ×\u00A0${count}`}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
