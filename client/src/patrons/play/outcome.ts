// Outcome: tells what a command would lead to, card by card. The core foresees it; this file only puts it into words.

import type { Foreseen, GameCommon, GameRefusal } from '@dunmer/shared/patrons';
import { lyingIn } from '../cards/lying.ts';
import { copyName, nameOf } from '../film/told.ts';
import type { Table as WholeTable } from '../table.ts';
import { never } from '@dunmer/shared/lib';
import type { PatronsText } from '../patronsText.ts';

type Table = Pick<WholeTable, 'catalogue' | 'text' | 'teller' | 'viewer'>;

/** Says how the game would end; null when it would go on. */
function endWords({ text, viewer }: Table, { events }: Foreseen): string | null {
  for (const event of events) {
    if (event.type !== 'GameEnded') continue;
    const { outcome } = event;
    if (outcome.kind === 'drawn') return text.foresee.drawn;
    if (outcome.kind === 'counted') return outcome.winner === viewer ? text.foresee.won : text.foresee.lost;
  }
  return null;
}

/** Says what would become of each card that lies there now, one phrase for each change. */
function changes(table: Table, before: GameCommon, { events, after }: Foreseen): readonly string[] {
  const { catalogue, text } = table;
  const then = new Map(lyingIn(catalogue, after).map((lying) => [lying.card.copy, lying]));
  return lyingIn(catalogue, before).flatMap((was) => {
    const { copy } = was.card;
    const name = copyName(table.teller, copy);
    const is = then.get(copy);
    if (is === undefined) {
      const left = events.find((event) => event.type === 'Left' && event.card.copy === copy);
      if (left?.type !== 'Left') return [];
      if (left.into === 'hand') return [text.foresee.hand(name)];
      return [left.cause.by === 'wounds' ? text.foresee.falls(name) : text.foresee.grave(name)];
    }
    const said: string[] = [];
    if (is.card.control !== was.card.control)
      said.push(text.foresee[is.card.control === table.viewer ? 'taken' : 'lostTo'](name));
    if (is.left < was.left) said.push(text.foresee.wounded(name, String(is.left)));
    if (is.left > was.left) said.push(text.foresee.healed(name, String(is.left)));
    if (is.values.strike !== was.values.strike)
      said.push(text.foresee.raised(name, String(is.values.strike)));
    // Strikers, defenders and used cards always close, which needs no words.
    if (events.some((event) => event.type === 'Closed' && event.copy === copy))
      said.push(text.foresee.closed(name));
    return said;
  });
}

/** Names the cards that would enter the zone. */
const entering = ({ text, teller }: Table, { events }: Foreseen): readonly string[] =>
  events.flatMap((event) =>
    event.type === 'CardEntered' ? [text.foresee.enters(nameOf(teller, event.card.card))] : [],
  );

/** Says what the reader would draw, and whether they would have to choose something. */
function further({ text, viewer }: Table, { events, after }: Foreseen): readonly string[] {
  const drawn = events.reduce(
    (sum, event) => (event.type === 'DrawCounted' && event.seat === viewer ? sum + event.count : sum),
    0,
  );
  const asks = after.stage.at === 'turn' && after.stage.asked?.seat === viewer;
  return [...(drawn === 0 ? [] : [text.foresee.draws(drawn)]), ...(asks ? [text.foresee.asks] : [])];
}

/** Returns one sentence about what would follow; null when nothing can be foreseen. */
export function outcomeWords(table: Table, before: GameCommon, foreseen: Foreseen | null): string | null {
  if (foreseen === null) return null;
  const { text } = table;
  const ended = endWords(table, foreseen);
  const what = [
    ...entering(table, foreseen),
    ...changes(table, before, foreseen),
    ...further(table, foreseen),
  ];
  const all = ended === null ? what : [...what, ended];
  return text.foresee.all(all.length === 0 ? [text.foresee.nothing] : all);
}

// Puts the core's refusals into words.

/** Says why something can't be done now. */
export function whyNot({ why }: PatronsText, refusal: GameRefusal): string {
  switch (refusal.code) {
    case 'over':
    case 'stale':
    case 'patron':
    case 'card':
    case 'closed':
    case 'weak':
    case 'target':
      return why[refusal.code];
    case 'moment':
      if (refusal.stage === 'preparing') return why.moment.preparing;
      return refusal.asked === null ? why.moment.turn : why.moment.asked;
    case 'coins':
      return why.coins(refusal.cost - refusal.open);
    default:
      return never(refusal);
  }
}
