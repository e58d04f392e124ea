// Opened: what a referee was shown of a match by an act that opens something.

import { createStore } from '@dunmer/shared/phone';
import {
  type MatchId,
  type OpenedCards,
  type OpenedDecks,
  readOf,
  type SeenPurse,
  type StatementLine,
} from '@dunmer/shared/protocol';
import { type BySeat, CELLS, type LaidRow, rowOf, SEATS } from '@dunmer/shared/rules';
import { useList } from '../../net/index.ts';
import { Reading, useCatalogue } from '../../parts/index.ts';
import { useLang, whenWords } from '../../text/index.ts';
import { usePurseText } from '../../purse/purseText.ts';
import { useStaffText } from '../staffText.ts';
import { EntryAbout, usePartner } from '../people/statement.tsx';
import { useVersion } from '../shell/hooks.ts';
import css from './match.module.css';

/** The act by which this page has opened the purses of a match; it may show them while the call is open. */
export const looks = createStore<ReadonlyMap<MatchId, string>>(new Map());

/** Remembers the act until the page is closed. */
export const keepLook = (match: MatchId, act: string): void =>
  looks.replace(new Map([...looks.getState(), [match, act]]));

type Half = Exclude<LaidRow, 'half'>;
const HALVES: readonly Half[] = ['front', 'back'];

interface OpenedCardsViewProps {
  readonly laid: OpenedCards;
  readonly names: BySeat<string> | undefined;
}

/** The face-down cards of both halves, for the member of staff who has opened them. */
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

interface OpenedDecksViewProps {
  readonly decks: OpenedDecks;
  readonly names: BySeat<string> | undefined;
}

/** Returns how often each card occurs, in the order of first occurrence. */
function counted(cards: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** The cards of both decks, for the member of staff who has opened them. */
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

const Line = ({ line }: { readonly line: StatementLine }) => {
  const { why, change } = usePurseText();
  const lang = useLang();
  const partnerOf = usePartner();
  return (
    <li>
      <span className={css['entry']}>
        <strong>{why[line.why]}</strong>
        <strong>{change(line.change)}</strong>
      </span>
      <span className={css['beside']}>
        {[partnerOf(line), whenWords(lang, line.at), line.note].filter(Boolean).join(' · ')}{' '}
        <EntryAbout {...line} />
      </span>
    </li>
  );
};

const Purse = ({
  name,
  seen: { purse, held, lines },
}: {
  readonly name: string;
  readonly seen: SeenPurse;
}) => {
  const { people } = useStaffText();
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      <p>
        {people.purse}: <strong>{people.sum(purse)}</strong>
        {held > 0 && `. ${people.held}: ${people.sum(held)}`}
      </p>
      {lines.length === 0 ? (
        <p>{people.noEntries}</p>
      ) : (
        <ol className={css['entries']}>
          {lines.map((line) => (
            <Line key={line.entry} line={line} />
          ))}
        </ol>
      )}
    </section>
  );
};

interface SeenPursesViewProps {
  readonly match: MatchId;
  /** The id of the act that has opened the purses. */
  readonly act: string;
  readonly names: BySeat<string> | undefined;
}

/**
 * Both purses of a match that has called, for the member of staff who has opened them: their contents and latest
 * entries.
 */
export const SeenPursesView = ({ match, act, names }: SeenPursesViewProps) => {
  const { match: text } = useStaffText();
  const list = useList(readOf('seenPurses', { id: match, act }), useVersion());
  return (
    <Reading list={list} unknown={text.pursesClosed}>
      {(seen) => (
        <div className={css['purses']}>
          {SEATS.map((seat) => (
            <Purse key={seat} name={names?.[seat] ?? ''} seen={seen[seat]} />
          ))}
        </div>
      )}
    </Reading>
  );
};
