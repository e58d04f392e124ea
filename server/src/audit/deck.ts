// Deck: the intrigue deck as the journal tells of it (IN5). The deck's log must be what the journal tells, in clear
// or by hashes; everything else follows from the log and the seed.

import { sameValue } from '@dunmer/shared/lib';
import { type DeckEvent, type DeckState, evolveDeck, NEW_DECK } from '@dunmer/shared/intrigue';
import { textHash } from '../journal/index.ts';
import { decode, encode, type PersonKey, type Reader, type WrittenDeckEvent } from '../store/index.ts';
import { checkDeckEnd, checkDrawn, checkSeen, checkSurplus } from './deckLaws.ts';
import { checkDeckPlaces, type KeptDeck } from './deckPlaces.ts';
import { Contradiction, type Finding } from './finding.ts';
import { type Of, ofKind, type Row } from './row.ts';

type Told = Of<'deck'> | Of<'deckHidden'>;

/** Events that only their own sender can cause, and rings; all others may follow from what others do. */
const OWN_ACTS: ReadonlySet<DeckEvent['type']> = new Set([
  ...(['SeedDrawn', 'PileSealed', 'WordSaid', 'RingBegun', 'SeedOpened'] as const),
  ...(['AudienceOpened', 'AudienceClosed', 'DrawBought', 'DrawAllowed', 'HandOpened'] as const),
  ...(['CardsShown', 'CardsShownTo', 'ActionPlayed', 'CancelPlayed'] as const),
]);

/**
 * Whether the person who did the step may have caused this event. What a match brings about in another person's step is
 * done in nobody's name: when a hand rests or is spent, that may settle a play there, or end it.
 */
const isBy = ({ who, type }: WrittenDeckEvent, row: Row): boolean =>
  who === row.who || (who === null && !OWN_ACTS.has(type));

/** Checks that a stored event is the one that the journal tells of, in clear or by its hash. */
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
  if (told.nth !== nth || !isOwn || at !== row.at || !isBy(kept, row)) throw fault;
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

/** IN9, IN23: each bought draw is paid by its buyer, and nothing else is paid to the bank for draws. */
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

/** Checks what is stored beside the deck's log: the timetable, and who is ruined. */
export async function checkBeside({ intrigue }: Reader, rows: readonly Row[]): Promise<Finding> {
  const planned = rows.flatMap((row) => ofKind(row, 'ringsPlanned')).at(-1)?.at ?? [];
  if (!sameValue(planned, await intrigue.plannedRings()))
    return 'The timetable of rings is not the one that the journal tells of.';
  const ruins = new Map(rows.flatMap((row) => ofKind(row, 'deckRuin')).map((ruin) => [ruin.person, ruin]));
  const kept = await intrigue.intrigueRuins();
  const isTold = kept.every((ruin) => sameValue({ is: 'deckRuin', ...ruin }, ruins.get(ruin.person)));
  return isTold && kept.length === ruins.size ? null : 'Somebody is ruined otherwise than the journal tells.';
}

/** Everything that the tables hold of the deck. */
interface WholeDeck extends KeptDeck {
  readonly written: readonly WrittenDeckEvent[];
  /** The owners of the accounts that are purses. */
  readonly purses: ReadonlyMap<number, string>;
  readonly isInApp: boolean;
}

/** Reads everything that the tables hold of the deck. */
export async function readDeck(reader: Reader): Promise<WholeDeck> {
  const ids = new Map((await reader.people.people()).map(({ key, id }) => [key, id]));
  const accounts = await reader.money.accounts();
  return {
    written: await reader.intrigue.writtenDeck(),
    copies: await reader.intrigue.intrigueCopies(),
    moves: await reader.intrigue.intrigueMoves(),
    ids,
    purses: new Map(
      accounts.flatMap(({ key, kind, owner }) =>
        kind === 'purse' ? [[key, ids.get(owner) ?? ''] as const] : [],
      ),
    ),
    isInApp: (await reader.people.setting('money')) !== 'table',
  };
}

/** Reads the deck as the journal tells of it, row by row; it must follow from its seed and its word. */
export class DeckReading {
  readonly #kept: WholeDeck;
  readonly #events: DeckEvent[] = [];
  #state = NEW_DECK;

  constructor(kept: WholeDeck) {
    this.#kept = kept;
  }

  get state(): DeckState {
    return this.#state;
  }

  take(row: Row): void {
    const told = row.effects.filter(
      (effect): effect is Told => effect.is === 'deck' || effect.is === 'deckHidden',
    );
    for (const one of told) this.#follow(one, row);
    if (told.length > 0) checkSurplus(this.#state, row.seq);
    checkPaid(row, this.#kept.isInApp, this.#kept.purses);
  }

  #follow(told: Told, row: Row): void {
    const kept = this.#kept.written[this.#events.length];
    if (kept === undefined) throw new Contradiction(`Event ${told.nth} of the deck is missing.`);
    const event = checkTold(told, kept, row, this.#kept.ids);
    checkDrawn(this.#state, event);
    checkSeen(this.#state, event);
    this.#state = evolveDeck(this.#state, event);
    this.#events.push(event);
  }

  /** Checks that there are no more events, and that every copy lies where they have led it. */
  end(): void {
    const { written, copies } = this.#kept;
    const more = written[this.#events.length];
    if (more !== undefined)
      throw new Contradiction(`The journal does not tell of event ${more.nth} of the deck.`);
    if (written.length === 0 && copies.length === 0) return;
    checkDeckEnd(this.#state, this.#events);
    checkDeckPlaces(this.#state, this.#kept);
  }
}
