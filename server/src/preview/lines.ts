// Lines: tells line by line what an act would change, for the member of staff about to do it. Nothing in them depends
// on what lies face down.

import {
  type Happening,
  type MoneyReason,
  type PreviewLine,
  REASONS,
  STAFF_ROLES,
  type StaffAct,
} from '@dunmer/shared/protocol';
import type { Effect } from '../store/index.ts';
import { PAUSED_BY, PAUSES, valueIn } from '../world/index.ts';
import { deckLines } from './deckLines.ts';
import type { PreviewFacts } from './facts.ts';

const reasonOf = (why: string): MoneyReason => REASONS.find((reason) => reason === why) ?? 'correction';

/** An act, and the word by which the phone tells what it does to a match or a person; null where that depends. */
interface Told {
  readonly act: StaffAct;
  readonly noted: Happening | null;
}

/** The word for a contract's state, which is stored whole as JSON; other states are words already. */
export function stateOf(state: string): string {
  const found: unknown = state.startsWith('{') ? JSON.parse(state) : null;
  const at: unknown = typeof found === 'object' && found !== null ? Reflect.get(found, 'at') : state;
  return typeof at === 'string' ? at : state;
}

function personLine(
  { noted }: Told,
  { person, frozen, staff, trades }: Extract<Effect, { is: 'person' }>,
  facts: PreviewFacts,
): PreviewLine {
  const what = noted ?? (frozen ? 'frozen' : 'thawed');
  const line = { is: 'person', name: facts.owner(person), what } as const;
  if (what !== 'added') return line;
  return { ...line, as: { staff: STAFF_ROLES.find((role) => role === staff) ?? null, trades } };
}

/** What both players read in the log. A new settlement of the match has a line of its own. */
function matchLines(
  { act: { type }, noted }: Told,
  { match, what }: Extract<Effect, { is: 'match' }>,
): readonly PreviewLine[] {
  if (what === 'added' && (type === 'award' || type === 'voidMatch')) return [];
  const isNote = what === 'noted' || what === 'added';
  return [{ is: 'match', match, what: isNote ? (noted ?? 'noted') : what }];
}

/** Acts that may end a match, and with it bring a ruin that was arranged for its end (PR25). */
const ENDS: ReadonlySet<StaffAct['type']> = new Set(['award', 'voidMatch', 'closeClaim', 'unbindClaim']);

/**
 * The person to whom an act deals promises, or whom it ruins, now or later; other changed hands only follow from moves
 * that have their own lines.
 */
function handLines(
  { act }: Told,
  { person, house, drawn, size, ruined, ruinAfter }: Extract<Effect, { is: 'hand' }>,
  facts: PreviewFacts,
): readonly PreviewLine[] {
  const name = facts.owner(person);
  // The last move of a ruined hand is its ruin: nothing is dealt to it afterwards, and nothing comes to it.
  if (ruined && ENDS.has(act.type)) return [{ is: 'person', name, what: 'ruined' }];
  if (act.type === 'dealPledges')
    return [{ is: 'pledges', to: name, count: size, house: drawn ? null : house }];
  if (act.type !== 'ruinPerson' || facts.personOf(act.person) !== person) return [];
  if (ruinAfter !== null) return [{ is: 'person', name, what: 'ruinArranged' }];
  return [{ is: 'person', name, what: ruined ? 'ruined' : 'restored' }];
}

/** Where a promise goes; which promise it is, is not told if it lay in a hand. */
function pledgeLines(
  { pledge: key, place, of }: Extract<Effect, { is: 'pledgeMove' }>,
  facts: PreviewFacts,
): readonly PreviewLine[] {
  const { card, owner, isHidden } = facts.pledge(key);
  const kept = of === owner ? 'home' : 'hand';
  const to = place === 'out' || of === null ? 'out' : kept;
  return [{ is: 'pledge', card: isHidden ? null : card, owner: facts.owner(owner), to }];
}

function settingLine(
  { name, value }: Extract<Effect, { is: 'setting' }>,
  { before: { settings } }: PreviewFacts,
): PreviewLine {
  const before = valueIn(settings, name);
  return { is: 'setting', name, value, ...(before === null || before === value ? {} : { before }) };
}

function linesOf(told: Told, effect: Effect, facts: PreviewFacts): readonly PreviewLine[] {
  switch (effect.is) {
    case 'entry': {
      const { debit, credit, sum, why, corrects } = effect;
      const from = facts.account(debit);
      const rest = corrects === null ? 0 : facts.uncorrected(corrects);
      return [
        { is: 'drakes', from, to: facts.account(credit), sum, why: reasonOf(why) },
        ...(rest > 0 ? [{ is: 'missing', from, sum: rest } as const] : []),
      ];
    }
    case 'move': {
      const { copy, from, to, why } = effect;
      const { card, rarity, isMade } = facts.copy(copy);
      // The act itself draws anew which cards a lot gives.
      if (why === 'dealt' && rarity !== 'standard')
        return [{ is: 'lot', to: facts.owner(to), rarity, count: 1 }];
      return [{ is: 'copy', copy: isMade ? '' : copy, card, from: facts.owner(from), to: facts.owner(to) }];
    }
    case 'copy':
      return [{ is: 'copy', copy: '', card: effect.card, from: 'made', to: 'store' }];
    case 'bound': {
      const { card, owner } = facts.copy(effect.copy);
      // A freeze changes nothing about a reservation, so it is the freeze that is told.
      const isFrozen = effect.frozen && (effect.reserved === null || told.act.type === 'freezeCopy');
      const to = isFrozen ? 'frozen' : effect.reserved === null ? 'free' : 'reserved';
      return [{ is: 'copy', copy: effect.copy, card, from: facts.owner(owner), to }];
    }
    case 'slip':
      return [
        { is: 'copy', copy: effect.copy, card: facts.copy(effect.copy).card, from: 'store', to: 'slip' },
      ];
    case 'contract':
      return [{ is: 'contract', contract: effect.contract, state: stateOf(effect.state) }];
    case 'match':
      return matchLines(told, effect);
    case 'settled':
      return [
        effect.k === 1
          ? { is: 'match', match: effect.match, what: effect.kind }
          : { is: 'match', match: effect.match, what: 'resettled', from: effect.k - 1 },
        ...(effect.k === 1 ? [] : facts.owed(effect.match)),
      ];
    case 'person':
      return [personLine(told, effect, facts)];
    case 'link':
      return [{ is: 'person', name: facts.owner(effect.person), what: `link-${effect.what}` }];
    case 'passphrase':
      return [{ is: 'person', name: facts.owner(effect.person), what: 'passphrase-reset' }];
    case 'setting':
      // The reader knows their own name, and the number of pauses concerns nobody.
      if (effect.name === PAUSED_BY || effect.name === PAUSES) return [];
      return [
        settingLine(effect, facts),
        ...(told.act.type === 'closePledges' ? [{ is: 'heldForGood' } as const] : []),
      ];
    case 'salt':
      return [{ is: 'salts', count: 1 }];
    case 'hand':
      return handLines(told, effect, facts);
    case 'pledgeMove':
      return pledgeLines(effect, facts);
    case 'pledgePaid': {
      const { entry, payer, payee, sum } = effect;
      // PR22: an entry has its own line. With coins on the table people pay by hand.
      if (entry !== null) return [];
      return [{ is: 'drakes', from: facts.owner(payer), to: facts.owner(payee), sum, why: 'promise' }];
    }
    case 'giving':
      return facts.givesBack(effect);
    case 'deck':
      return deckLines(effect.event, facts);
    case 'ringsPlanned':
      return [{ is: 'deckIs', what: 'planned', n: effect.at.length }];
    case 'deckRuin': {
      // Switching promises on takes existing ruins over: people who are ruined stay so.
      if (told.act.type === 'set') return [];
      const name = facts.owner(effect.person);
      if (effect.ruinAfter !== null) return [{ is: 'person', name, what: 'ruinArranged' }];
      return [{ is: 'person', name, what: effect.ruined ? 'ruined' : 'restored' }];
    }
    case 'deckHidden':
    case 'priced':
    case 'account':
    case 'pledge':
    case 'pledgesShown':
    case 'text':
    case 'reason':
    case 'about':
    case 'answer':
    case 'erased':
    case 'proposal':
    case 'trade':
    case 'definition':
    case 'restored':
    case 'table':
    case 'stop':
      return [];
  }
}

/**
 * Whether two lines differ only in their count: a lot's cards for one person, one person's draws or losses, salts.
 */
function isOfOne(one: PreviewLine, other: PreviewLine): boolean {
  if (one.is === 'salts') return other.is === 'salts';
  if (one.is === 'lot') return other.is === 'lot' && one.to === other.to && one.rarity === other.rarity;
  return one.is === 'intrigue' && other.is === 'intrigue' && one.to === other.to && one.what === other.what;
}

/**
 * Merges lines that differ only in their count: everything that a lot gives to one person, or that one person draws.
 */
function withLots(lines: readonly PreviewLine[]): readonly PreviewLine[] {
  const said: PreviewLine[] = [];
  for (const line of lines) {
    const at = said.findIndex((before) => isOfOne(before, line));
    const before = said[at];
    if (before?.is === 'lot' || before?.is === 'salts') said[at] = { ...before, count: before.count + 1 };
    else if (before?.is === 'intrigue' && line.is === 'intrigue')
      said[at] = { ...before, count: before.count + line.count };
    else said.push(line);
  }
  return said;
}

/** Sorts draws by name: before the ring nobody knows in which order they will be (IN7). */
function byName(lines: readonly PreviewLine[]): readonly PreviewLine[] {
  const draws = lines
    .filter((line) => line.is === 'intrigue')
    .toSorted((x, y) => x.to.localeCompare(y.to))
    .values();
  return lines.map((line) => (line.is === 'intrigue' ? (draws.next().value ?? line) : line));
}

/**
 * Makes the lines of what an act has done, in its order, without anything that is drawn only by doing it. A copy that
 * is made and handed over at once gets one line.
 */
export function previewLines(
  told: Told,
  effects: readonly Effect[],
  facts: PreviewFacts,
): readonly PreviewLine[] {
  const moved = new Set(effects.flatMap((effect) => (effect.is === 'move' ? effect.copy : [])));
  const lines = effects
    .filter((effect) => effect.is !== 'copy' || !moved.has(effect.copy))
    .flatMap((effect) => linesOf(told, effect, facts));
  // Collecting is no ruling: what is still owed stands at the end.
  const { act } = told;
  const still = act.type === 'collectDebts' ? facts.owed(act.match) : [];
  return byName(withLots([...lines, ...still]));
}
