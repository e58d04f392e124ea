// Ending: says how a match at this table has ended (PT25, PT26, and "How a match ends").

import { never } from '@dunmer/shared/lib';
import { otherSeat, type Seat, SEATS } from '@dunmer/shared/rules';
import { againIn } from '../../around/index.ts';
import type { MatchText } from '../../around/matchText.ts';
import { type Lying, lyingIn } from '../cards/lying.ts';
import type { Table } from '../table.ts';

type Facts = Pick<Table, 'catalogue' | 'view' | 'text' | 'viewer' | 'session' | 'lang'>;

/** Returns both patrons as they lie at the end; null when they were never revealed. */
function patronsOf({ catalogue, view }: Facts): Readonly<Record<Seat, Lying>> | null {
  const lying = lyingIn(catalogue, view.common).filter(({ definition }) => definition.kind === 'patron');
  const [a, b] = SEATS.map((seat) => lying.find(({ card }) => card.owner === seat));
  return a === undefined || b === undefined ? null : { a, b };
}

/** The words when a patron fell, or when the match was counted after the last turn. */
function countedWords(facts: Facts, winner: Seat): string {
  const { text, viewer, session, lang } = facts;
  const { fell, counted } = text.over;
  const patrons = patronsOf(facts);
  if (patrons === null) return '';
  const loser = otherSeat(winner);
  const fallen = patrons[loser];
  const [more, less] = [String(patrons[winner].left), String(fallen.left)];
  const patron = fallen.definition.name[lang];
  if (fallen.left === 0) {
    if (viewer === 'watcher') return fell.watched(session.names[winner], patron);
    return viewer === winner ? fell.won(patron) : fell.lost(patron);
  }
  if (viewer === 'watcher') return counted.watched(session.names[winner], more, less);
  return viewer === winner ? counted.won(more, less) : counted.lost(less, more);
}

function drawnWords(facts: Facts): string {
  const { fell, counted } = facts.text.over;
  const left = patronsOf(facts)?.a.left ?? 0;
  return left === 0 ? fell.drawn : counted.drawn(String(left));
}

/** Returns the sentence about the end; '' before it. */
export function endingWords(facts: Facts): string {
  const { view, text, viewer, session } = facts;
  const { stage } = view.common;
  if (stage.at !== 'finished') return '';
  const { outcome } = stage;
  const { over } = text;
  switch (outcome.kind) {
    case 'counted':
      return countedWords(facts, outcome.winner);
    case 'drawn':
      return drawnWords(facts);
    case 'conceded': {
      const loser = session.names[otherSeat(outcome.winner)];
      if (viewer === 'watcher') return over.conceded.watched(loser, session.names[outcome.winner]);
      return viewer === outcome.winner ? over.conceded.won(loser) : over.conceded.lost;
    }
    case 'awarded':
      if (viewer === 'watcher') return over.awarded.watched(session.names[outcome.winner], outcome.reason);
      return over.awarded[viewer === outcome.winner ? 'won' : 'lost'](outcome.reason);
    case 'voided':
      return over.voided(outcome.reason);
    default:
      return never(outcome);
  }
}

/**
 * Says how the match stands since staff have changed its result (R10), as at the trade table; null when they have
 * not.
 */
export function revisedWords(
  { view, viewer, session }: Pick<Facts, 'view' | 'viewer' | 'session'>,
  words: MatchText['result'],
): string | null {
  const again = againIn(view.desk.notes);
  if (again === null) return null;
  const { kind, winner } = again;
  if (kind === 'voided') return words.voided;
  if (winner === null) return words.drawn;
  if (viewer === 'watcher') return words.wins(session.names[winner]);
  return winner === viewer ? words.youWin : words.youLose;
}
