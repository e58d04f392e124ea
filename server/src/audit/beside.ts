// Beside: what the journal tells of a match beside its log.

import type { AuditedRow, Effect, TextKey } from '../store/index.ts';
import type { Book, Table } from './book.ts';
import { type Of, ofKind } from './row.ts';
import { hashesIn } from './texts.ts';

/** What the journal tells of a match beside its log. */
export interface Beside {
  /** What the journal says about the match's log. */
  readonly notes: readonly Of<'match'>[];
  readonly settlements: Table;
  /** The copies that changed hands because of the match, in order. */
  readonly moves: readonly Of<'move'>[];
  /** How often a ruling has noted that the claimed card is owed. */
  readonly owedCards: number;
  readonly table: AuditedRow | undefined;
  /** The salted hashes of all texts. */
  readonly hashes: ReadonlyMap<TextKey, string>;
  /**
   * How often older rows tell that a link was made for a person, or that a match was settled anew: the notes of these
   * have no digest.
   */
  readonly linksBefore: ReadonlyMap<number, number>;
  readonly ruledBefore: ReadonlyMap<string, number>;
}

function countBy<T, Key>(all: readonly T[], keyOf: (one: T) => Key): ReadonlyMap<Key, number> {
  const grouped = [...Map.groupBy(all, keyOf)];
  return new Map(grouped.map(([key, some]) => [key, some.length]));
}

/** Counts what older rows tell of, whose notes in a finished match no digest covers. */
const before = (effects: readonly Effect[]): Pick<Beside, 'linksBefore' | 'ruledBefore'> => ({
  linksBefore: countBy(
    ofKind({ effects }, 'link').filter((link) => link.what === 'made' && link.link === undefined),
    ({ person }) => person,
  ),
  ruledBefore: countBy(
    ofKind({ effects }, 'settled').filter(({ k, corrects }) => k > 1 && corrects === undefined),
    ({ match }) => match,
  ),
});

/** Returns what the journal tells of each match. */
export function besideOf(effects: readonly Effect[], book: Book): (id: string) => Beside {
  const notes = Map.groupBy(ofKind({ effects }, 'match'), ({ match }) => match);
  const played = ofKind({ effects }, 'move').filter(({ why }) => why === 'claimed' || why === 'returned');
  const moves = Map.groupBy(played, ({ subject }) => subject);
  const owed = Map.groupBy(
    ofKind({ effects }, 'priced').filter((ruling) => ruling.owed),
    ({ match }) => match,
  );
  const all = {
    settlements: book.table('settlements'),
    hashes: hashesIn(effects),
    ...before(effects),
  };
  return (id) => ({
    ...all,
    notes: notes.get(id) ?? [],
    moves: moves.get(id) ?? [],
    owedCards: owed.get(id)?.length ?? 0,
    table: book.table('matches').get(id),
  });
}
