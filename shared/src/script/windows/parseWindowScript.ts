// parseWindowScript: parses scripts with promises and intrigue cards. Everything after it can rely on the form.

import * as z from 'zod';
import type { CardId } from '../../cards/index.ts';
import { err, ok, type Result } from '../../lib/index.ts';
import { type BySeat, LAID_ROWS, type Seat, SEATS } from '../../rules/index.ts';
import {
  AHEAD,
  type Held,
  type HeldPledge,
  intrigueCopyOf,
  pledge,
  type TraderId,
  type WindowCards,
} from '../../windows/index.ts';
import { parseIntrigueRules, parsePledgeRules } from '../../windows/schema.ts';
import { checkScript } from '../checkScript.ts';
import { bad, definitions, matchIn, parseWith, scriptCell, scriptKeys } from '../parseScript.ts';
import type { ScriptError } from '../script.ts';
import { type Act, MOMENTS, type WindowScript } from './windowScript.ts';

const seat = z.enum(SEATS);
const keys = z.array(z.string());
const FROM_0 = `must be a whole number from 0 to ${Number.MAX_SAFE_INTEGER}`;
const whole = z.number().refine((n) => Number.isSafeInteger(n) && n >= 0, FROM_0);

const anywhere = [
  z.strictObject({ seat, play: z.string(), on: z.array(scriptCell).exactOptional() }),
  z.strictObject({ seat, pass: z.literal(true) }),
  z.strictObject({ seat, ahead: z.array(z.enum(AHEAD)) }),
  z.strictObject({ seat, concede: z.literal(true) }),
  z.strictObject({ staff: z.literal('void') }),
] as const;
const act: z.ZodType<Act> = z.union(anywhere);
const actWhilePlacing: z.ZodType<Act> = z.union([
  z.strictObject({ seat, commit: z.enum(LAID_ROWS) }),
  ...anywhere,
]);
const [placing, ...stops] = MOMENTS;
const atStop = z.array(act).exactOptional();

const bySeat = <T extends z.ZodType>(value: T) =>
  z.strictObject({ a: value.exactOptional(), b: value.exactOptional() }).exactOptional();

const scriptSchema = z.strictObject({
  ...scriptKeys,
  stake: whole.exactOptional(),
  purses: definitions.exactOptional(),
  pledges: definitions.exactOptional(),
  intrigue: definitions.exactOptional(),
  hands: bySeat(z.strictObject({ promises: keys.exactOptional(), intrigue: keys.exactOptional() })),
  fronts: bySeat(keys),
  mayHold: bySeat(whole),
  acts: z
    .strictObject({
      [placing]: z.array(actWhilePlacing).exactOptional(),
      [stops[0]]: atStop,
      [stops[1]]: atStop,
      [stops[2]]: atStop,
      [stops[3]]: atStop,
    })
    .exactOptional(),
});
type Form = z.output<typeof scriptSchema>;

/** Reads the object's own entries one by one, because a schema for records would lose one named `__proto__`. */
function parseEach<T>(
  kind: string,
  entries: object,
  parse: (key: CardId, value: unknown) => Result<T, string>,
): Result<ReadonlyMap<CardId, T>, ScriptError> {
  const parsed = new Map<CardId, T>();
  for (const [key, value] of Object.entries(entries)) {
    const one = parse(key, value);
    if (!one.ok) return bad(`${kind} ${JSON.stringify(key)}: ${one.error}`);
    parsed.set(key, one.value);
  }
  return ok(parsed);
}

function parsePurse(key: TraderId, value: unknown): Result<number, string> {
  if (SEATS.some((one) => one === key)) return err('is a seat of the match');
  const sum = whole.safeParse(value);
  return sum.success ? ok(sum.data) : err(FROM_0);
}

const SLUG = '[a-z0-9]+(?:-[a-z0-9]+)*';
const PLEDGE = new RegExp(`^(${SLUG})/(${SLUG})$`);
const COPY = new RegExp(`^(${SLUG})#[1-9][0-9]*$`);

function pledgeNamed(cards: WindowCards, key: string): Result<HeldPledge, string> {
  const [, owner, card] = PLEDGE.exec(key) ?? [];
  return owner !== undefined && card !== undefined && cards.pledges.has(card)
    ? ok(pledge(owner, card))
    : err(`${JSON.stringify(key)} names no promise`);
}

function copyNamed(cards: WindowCards, key: string): Result<Held, string> {
  const [, card] = COPY.exec(key) ?? [];
  return card !== undefined && cards.intrigue.has(card)
    ? ok(intrigueCopyOf(key))
    : err(`${JSON.stringify(key)} names no intrigue card`);
}

function readAll<T>(
  names: readonly string[],
  read: (key: string) => Result<T, string>,
): Result<readonly T[], string> {
  const all: T[] = [];
  for (const key of names) {
    const one = read(key);
    if (!one.ok) return one;
    all.push(one.value);
  }
  return ok(all);
}

function handOf(cards: WindowCards, hand: NonNullable<NonNullable<Form['hands']>[Seat]> | undefined) {
  const promises = readAll(hand?.promises ?? [], (key) => pledgeNamed(cards, key));
  if (!promises.ok) return promises;
  const intrigue = readAll(hand?.intrigue ?? [], (key) => copyNamed(cards, key));
  return intrigue.ok ? ok<readonly Held[]>([...promises.value, ...intrigue.value]) : intrigue;
}

/** Returns the promises in front of a side. Refuses a promise without `lies`, and one that is its holder's own. */
function frontOf(
  cards: WindowCards,
  whose: Seat,
  names: readonly string[],
): Result<readonly HeldPledge[], string> {
  return readAll(names, (key) => {
    const named = pledgeNamed(cards, key);
    if (!named.ok) return named;
    if (named.value.owner === whose) return err(`${key} is of ${whose}, in front of whom it lies`);
    return cards.pledges.get(named.value.card)?.lies === true ? named : err(`${key} does not lie`);
  });
}

const twice = (names: readonly string[]): string | undefined =>
  names.find((key, i) => names.indexOf(key) < i);

interface Holdings {
  readonly hands: BySeat<readonly Held[]>;
  readonly fronts: BySeat<readonly HeldPledge[]>;
  readonly mayHold: BySeat<number>;
}

const othersIn = (hand: readonly Held[], whose: Seat): number =>
  hand.filter((held) => held.kind === 'promise' && held.owner !== whose).length;

function holdingsIn(form: Form, cards: WindowCards): Result<Holdings, ScriptError> {
  const hands: Record<Seat, readonly Held[]> = { a: [], b: [] };
  const fronts: Record<Seat, readonly HeldPledge[]> = { a: [], b: [] };
  const mayHold = { a: 0, b: 0 };
  for (const one of SEATS) {
    const hand = handOf(cards, form.hands?.[one]);
    if (!hand.ok) return bad(`hands.${one}: ${hand.error}`);
    const front = frontOf(cards, one, form.fronts?.[one] ?? []);
    if (!front.ok) return bad(`fronts.${one}: ${front.error}`);
    const others = othersIn(hand.value, one);
    const said = form.mayHold?.[one] ?? others;
    if (said < others) return bad(`mayHold.${one} is ${said}, and the hand holds ${others} of others`);
    hands[one] = hand.value;
    fronts[one] = front.value;
    mayHold[one] = said;
  }
  const again = twice([...hands.a, ...fronts.a, ...hands.b, ...fronts.b].map(({ key }) => key));
  return again === undefined ? ok({ hands, fronts, mayHold }) : bad(`${again} is in two places`);
}

function parseForm(value: unknown): Result<WindowScript, ScriptError> {
  const form = parseWith(scriptSchema, value);
  if (!form.ok) return form;
  const { stake = 0, purses = {}, pledges = {}, intrigue = {}, acts = {}, ...keysOfMatch } = form.value;
  const match = matchIn(keysOfMatch);
  if (!match.ok) return match;
  const parsedPurses = parseEach('purse', purses, parsePurse);
  if (!parsedPurses.ok) return parsedPurses;
  const parsedPledges = parseEach('promise', pledges, parsePledgeRules);
  if (!parsedPledges.ok) return parsedPledges;
  const parsedIntrigue = parseEach('intrigue card', intrigue, parseIntrigueRules);
  if (!parsedIntrigue.ok) return parsedIntrigue;
  const cards = { pledges: parsedPledges.value, intrigue: parsedIntrigue.value };
  const holdings = holdingsIn(form.value, cards);
  if (!holdings.ok) return holdings;
  return ok({ match: match.value, stake, purses: parsedPurses.value, cards, acts, ...holdings.value });
}

/** Takes any value; returns a script whose placement can be played, or the first error in the order of the codes. */
export function parseWindowScript(value: unknown): Result<WindowScript, ScriptError> {
  const script = parseForm(value);
  if (!script.ok) return script;
  const error = checkScript(script.value.match);
  return error === null ? script : err(error);
}
