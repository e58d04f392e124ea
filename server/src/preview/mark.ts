// Marks: what an act holds to. A mark names the row of the journal after which its preview was made, and contains a
// keyed hash of what the act has done as the preview tells it: without anything that is drawn or counted up by doing
// it, such as ids, versions and keys of texts, and without what is kept from the reader, who would learn from another
// hash that it has changed. The preview does not tell which hidden promise moves; the key keeps anybody from finding
// that out by trying hashes.

import { cardOf, type PublicDeckEvent } from '@dunmer/shared/intrigue';
import { type PreviewMark, showsTheSame, type StaffAct } from '@dunmer/shared/protocol';
import type { Effect, PersonKey, Tx } from '../store/index.ts';
import { stateOf } from './lines.ts';
import { effectsFor } from './ruins.ts';

/** What the effects have created: its keys are different the next time. */
interface Made {
  readonly accounts: ReadonlySet<number>;
  readonly copies: ReadonlySet<string>;
  readonly person: PersonKey | null;
}

function madeBy(act: StaffAct, effects: readonly Effect[]): Made {
  const person = effects.find((effect) => effect.is === 'person');
  return {
    accounts: new Set(effects.flatMap((effect) => (effect.is === 'account' ? [effect.account] : []))),
    copies: new Set(effects.flatMap((effect) => (effect.is === 'copy' ? [effect.copy] : []))),
    person: act.type === 'addPerson' && person !== undefined ? person.person : null,
  };
}

type Fact = string | number | boolean | null;

/** What a preview tells of an event of the deck, without the cards it is about, which nobody may know before. */
function factsOfDeck(event: PublicDeckEvent): readonly Fact[] {
  switch (event.type) {
    // The act itself draws anew the seed with which it seals the deck.
    case 'PileSealed':
      return [event.type, event.packs];
    case 'RingBegun':
      return [event.type, event.ring];
    // A person who is added gets their id only by the act.
    case 'TraderJoined':
      return [event.type];
    case 'CardDrawn':
      return [event.type, event.who];
    case 'CardsSpent':
      return [event.type, event.who, event.copies.length];
    case 'CardsTaken':
      return [event.type, event.from, event.by, event.n];
    // The preview names the card of a copy that lay open.
    case 'PlayedCardSpent':
      return [event.type, cardOf(event.copy)];
    case 'ActionEnded':
      return [event.type, cardOf(event.copy), event.how];
    case 'FrontSpent':
      return [event.type, event.copy, event.before];
    default:
      return [event.type, 'who' in event ? event.who : null];
  }
}

function factsOf(effect: Effect, made: Made): readonly Fact[] {
  const account = (key: number): Fact => (made.accounts.has(key) ? 'made' : key);
  const person = (key: PersonKey | null): Fact => (key !== null && key === made.person ? 'made' : key);
  const copy = (id: string): Fact => (made.copies.has(id) ? 'made' : id);
  switch (effect.is) {
    case 'entry':
      return [account(effect.debit), account(effect.credit), effect.sum, effect.why, effect.corrects];
    case 'copy':
      // The act itself draws anew which cards a lot gives; only their number is held to.
      return effect.startOf === null ? [effect.card] : [person(effect.startOf)];
    case 'move':
      return [copy(effect.copy), person(effect.from), person(effect.to), effect.why];
    case 'bound':
      return [effect.copy, effect.frozen, effect.reserved];
    case 'slip':
      return [copy(effect.copy)];
    case 'person':
      return [person(effect.person), effect.staff, effect.trades, effect.frozen];
    case 'passphrase':
      return [person(effect.person)];
    case 'link':
      return [person(effect.person), effect.what];
    case 'contract':
      return [effect.contract, stateOf(effect.state)];
    case 'match':
      return [effect.match, effect.what];
    case 'stop':
      return [effect.match, effect.broken];
    case 'settled':
      return [effect.match, effect.k, effect.kind, effect.winner, effect.pot, effect.owed];
    case 'priced':
      return [effect.match, effect.k, effect.copy, effect.due, effect.owed];
    case 'setting':
      return [effect.name, effect.value];
    case 'hand':
      // The act itself draws anew which house the bag gives.
      return [
        effect.person,
        effect.drawn ? null : effect.house,
        effect.size,
        effect.ruined,
        effect.ruinAfter,
      ];
    case 'pledgeMove':
      return [effect.pledge, effect.place, effect.of, effect.why];
    case 'pledgePaid':
      return [effect.pledge, effect.payer, effect.payee, effect.sum];
    // The preview tells to whom a contract gives back; what it has set aside may have left it meanwhile.
    case 'giving':
      return effect.what === 'back' ? [effect.contract, effect.party] : [];
    case 'deck':
      return factsOfDeck(effect.event);
    case 'ringsPlanned':
      return [...effect.at];
    case 'deckRuin':
      return [effect.person, effect.ruined, effect.ruinAfter];
    case 'account':
    case 'deckHidden':
    case 'text':
    case 'reason':
    case 'about':
    case 'erased':
    case 'proposal':
    case 'trade':
    case 'definition':
    case 'restored':
    case 'answer':
    case 'table':
    case 'pledge':
    // All there are, however many are opened.
    case 'salt':
    case 'pledgesShown':
      return [];
  }
}

/** What an act has done in its transaction, as far as its reader is told, and the facts that it answers to. */
type Done = Pick<Tx, 'effects' | 'answered'>;

/** Makes a keyed hash. */
export type Seal = (text: string) => string;

function shownBy(act: StaffAct, { effects, answered }: Done, seal: Seal): string {
  const made = madeBy(act, effects);
  const facts = effects
    .map((effect) => [effect.is, ...factsOf(effect, made)])
    .filter((one) => one.length > 1);
  // Before the ring nobody knows in which order traders will draw.
  const inOrder = facts.filter(([is]) => is !== 'deck');
  const ofDeck = facts
    .filter(([is]) => is === 'deck')
    .map((fact) => JSON.stringify(fact))
    .toSorted();
  const shown = ofDeck.length === 0 ? inOrder : [...inOrder, ofDeck];
  return seal(JSON.stringify([act.type, shown, ...answered]));
}

/** Returns the mark of an act that has done this after row `seq` of the journal. */
export const markOf = (seq: number, act: StaffAct, done: Done, seal: Seal): PreviewMark =>
  `${seq}.${shownBy(act, done, seal)}`;

/** Returns the row of the journal after which the mark's preview was made. */
export const seqOf = (mark: PreviewMark): number => Number(mark.slice(0, mark.indexOf('.')));

/** Who looks at an act or sends it, and the event's hash. */
export interface Asker {
  readonly who: PersonKey | null;
  readonly seal: Seal;
}

/** Whether an act has done in this transaction what the mark's preview showed, whatever has happened in between. */
export async function isAsShown(
  tx: Tx,
  mark: PreviewMark,
  act: StaffAct,
  { who, seal }: Asker,
): Promise<boolean> {
  const done = { effects: await effectsFor(tx, act, who), answered: tx.answered };
  return showsTheSame(mark, markOf(seqOf(mark), act, done, seal));
}
