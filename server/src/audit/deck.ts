// The intrigue deck as the journal tells of it (IN5): its log is what the journal tells, in clear or by hashes, and all
// else follows from that and the seed.

import { present, sameValue } from '@dunmer/shared/lib';
import { type DeckEvent, evolveDeck, NEW_DECK } from '@dunmer/shared/intrigue';
import { textHash } from '../journal/index.ts';
import { decode, encode, type PersonKey, type Reader, type WrittenDeckEvent } from '../store/index.ts';
import { checkDeckEnd, checkDrawn, checkSeen, checkSurplus } from './deckLaws.ts';
import { checkDeckPlaces } from './deckPlaces.ts';
import { Contradiction, contradictionIn, type Finding } from './finding.ts';
import { type Of, ofKind, type Row } from './row.ts';

type Told = Of<'deck'> | Of<'deckHidden'>;

/** What the log has is what the journal tells of it, in clear or by its hash. */
function checkTold(
  told: Told,
  kept: WrittenDeckEvent,
  row: Row,
  ids: ReadonlyMap<PersonKey, string>,
): DeckEvent {
  const { nth, audience, type, to, salt, who, at } = kept;
  const event = decode(kept.event);
  const fault = new Contradiction(`Event ${told.nth} of the deck is not the one that the journal tells of.`);
  const trader = event.to === 'trader' ? event.trader : null;
  const isOwn = event.type === type && event.to === audience && (ids.get(to ?? 0) ?? null) === trader;
  if (told.nth !== nth || !isOwn || at !== row.at || who !== row.who) throw fault;
  if (told.is === 'deck') {
    const isSame = audience === 'everyone' && encode(told.event) === encode(event);
    if (!isSame || told.who !== who || told.at !== at) throw fault;
  } else if (
    audience === 'everyone' ||
    told.to !== to ||
    textHash({ salt: salt ?? '', text: kept.event }) !== told.hash
  )
    throw fault;
  return event;
}

/** IN9, IN23: each draw that was bought is paid by who bought it, and nothing else is paid to the bank for draws. */
function checkPaid(row: Row, isInApp: boolean, purses: ReadonlyMap<number, string>): void {
  const bought = ofKind(row, 'deck').flatMap(({ event }) =>
    event.type === 'DrawBought' && event.price > 0 && isInApp ? [[event.who, event.price]] : [],
  );
  const paid = ofKind(row, 'entry').flatMap(({ why, debit, sum }) =>
    why === 'audience' ? [[purses.get(debit) ?? '', sum]] : [],
  );
  if (!sameValue(bought, paid))
    throw new Contradiction(`Row ${row.seq} of the journal pays for draws that were not bought, or not all.`);
}

/** What there is beside the log: the timetable, and who is ruined. */
async function checkBeside({ intrigue }: Reader, rows: readonly Row[]): Promise<Finding> {
  const planned = rows.flatMap((row) => ofKind(row, 'ringsPlanned')).at(-1)?.at ?? [];
  if (!sameValue(planned, await intrigue.plannedRings()))
    return 'The timetable of rings is not the one that the journal tells of.';
  const ruins = new Map(rows.flatMap((row) => ofKind(row, 'deckRuin')).map((ruin) => [ruin.person, ruin]));
  const kept = await intrigue.intrigueRuins();
  const isTold = kept.every((ruin) => sameValue({ is: 'deckRuin', ...ruin }, ruins.get(ruin.person)));
  return isTold && kept.length === ruins.size ? null : 'Somebody is ruined otherwise than the journal tells.';
}

/** Whether the intrigue deck of an event is what its journal tells, and follows from its seed and its word. */
export async function checkDeck(reader: Reader, rows: readonly Row[]): Promise<Finding> {
  const written = await reader.intrigue.writtenDeck();
  const copies = await reader.intrigue.intrigueCopies();
  const moves = await reader.intrigue.intrigueMoves();
  const beside = await checkBeside(reader, rows);
  if (beside !== null) return beside;
  const isTold = rows.some(({ effects }) => effects.some(({ is }) => is === 'deck' || is === 'deckHidden'));
  if (!isTold && written.length === 0 && copies.length === 0) return null;
  const ids = new Map((await reader.people.people()).map(({ key, id }) => [key, id]));
  const purses = new Map(
    (await reader.money.accounts()).flatMap(({ key, kind, owner }) =>
      kind === 'purse' ? [[key, ids.get(owner) ?? ''] as const] : [],
    ),
  );
  const isInApp = (await reader.people.setting('money')) !== 'table';
  return contradictionIn(() => {
    let state = NEW_DECK;
    let next = 0;
    const events: DeckEvent[] = [];
    for (const row of rows) {
      const told = row.effects.filter(
        (effect): effect is Told => effect.is === 'deck' || effect.is === 'deckHidden',
      );
      for (const one of told) {
        const kept = written[next];
        if (kept === undefined) throw new Contradiction(`Event ${one.nth} of the deck is missing.`);
        const event = checkTold(one, kept, row, ids);
        checkDrawn(state, event);
        checkSeen(state, event);
        state = evolveDeck(state, event);
        events.push(event);
        next += 1;
      }
      if (told.length > 0) checkSurplus(state, row.seq);
      checkPaid(row, isInApp, purses);
    }
    if (next !== written.length)
      throw new Contradiction(
        `The journal does not tell of event ${present(written[next], 'it is there').nth} of the deck.`,
      );
    checkDeckEnd(state, events);
    checkDeckPlaces(state, { copies, moves, ids });
  });
}
