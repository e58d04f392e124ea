// OpenedCardsView: what lies face down on both halves, for the member of staff who has opened it.

import type { OpenedCards } from '@dunmer/shared/protocol';
import { type BySeat, CELLS, type LaidRow, rowOf, SEATS } from '@dunmer/shared/rules';
import { useCatalogue } from '../../parts/index.ts';
import { useLang, useStaffText } from '../../text/index.ts';
import css from './match.module.css';

type Half = Exclude<LaidRow, 'half'>;
const HALVES: readonly Half[] = ['front', 'back'];

interface OpenedCardsViewProps {
  readonly laid: OpenedCards;
  readonly names: BySeat<string> | undefined;
}

export const OpenedCardsView = ({ laid, names }: OpenedCardsViewProps) => {
  const { match } = useStaffText();
  const lang = useLang();
  const { catalogue } = useCatalogue();
  return (
    <div className={css['opened']}>
      {SEATS.map((seat) => (
        <section key={seat} aria-label={names?.[seat]}>
          <h3>{names?.[seat]}</h3>
          {HALVES.map((row) => (
            <div key={row}>
              <h4>{match.rows[row]}</h4>
              <ol>
                {CELLS.flatMap((cell, at) => {
                  const card = laid[seat][at] ?? null;
                  if (rowOf(cell) !== row) return [];
                  const name = card === null ? match.empty : (catalogue.get(card)?.name[lang] ?? card);
                  return [<li key={cell}>{name}</li>];
                })}
              </ol>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
};
