// The zod schema of every public event of a game, for files that people bring (F10). All of it is strict.

import * as z from 'zod';
import {
  by,
  bySeat,
  deckCard,
  event as anyPublic,
  fairEvents,
  hex32,
  list,
  name,
  seat,
  words,
} from '../../fairness/schema.ts';
import { tied } from '../../lib/index.ts';
import { SEATS } from '../../rules/index.ts';
import type { PublicSealedGameEvent } from './event.ts';

/** Without an upper limit, because cards may name large numbers, and effects add them up. */
const whole = z.int();
const count = z.int().min(0);
const turn = count;
const names = list(name);
const named = list(names);

const abilityKeys = { copy: name, card: name, ability: count };
const ability = z.strictObject(abilityKeys);
const entry = z.strictObject({ ...abilityKeys, seat, declared: names.nullable() });

const cause = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('ability'), ability }),
  z.strictObject({ by: z.literal('strike'), striker: name }),
  z.strictObject({ by: z.enum(['missing-card', 'wounds', 'hand-limit']) }),
  z.strictObject({ by: z.literal('class'), copy: name }),
]);

const askedKeys = { id: count, seat, atLeast: count, atMost: count };
const asked = z.discriminatedUnion('what', [
  z.strictObject({
    what: z.literal('defend'),
    ...askedKeys,
    striker: name,
    target: name,
    strikesBack: z.boolean(),
    from: names,
  }),
  z.strictObject({ what: z.literal('target'), ...askedKeys, entry, from: names }),
  z.strictObject({ what: z.literal('discard'), ...askedKeys, entry, effect: count }),
  z.strictObject({ what: z.literal('keep'), ...askedKeys }),
]);

const outcome = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['counted', 'conceded']), winner: seat }),
  z.strictObject({ kind: z.literal('drawn') }),
  z.strictObject({ kind: z.literal('awarded'), winner: seat, reason: words }),
  z.strictObject({ kind: z.literal('voided'), reason: words }),
]);

const event = <Name extends PublicSealedGameEvent['type'], Keys extends z.core.$ZodLooseShape>(
  type: Name,
  keys: Keys,
) => anyPublic(type, keys);

const anyEvent = z.discriminatedUnion('type', [
  event('GameSealed', { match: name, commitment: hex32, bots: z.array(seat).max(SEATS.length) }),
  event('PatronSealed', { seat, commitment: hex32 }),
  event('PatronsOpened', { patrons: bySeat(deckCard), salts: bySeat(hex32) }),
  event('FirstTossed', { winner: seat }),
  event('PileShuffled', { seat, nth: z.literal([1, 2]), size: count }),
  event('ExchangeCounted', { seat, count }),
  event('ExchangesPublished', { exchanges: bySeat(names.nullable()) }),
  event('DrawCounted', { seat, count }),
  event('CoinGained', { seat }),
  event('TurnBegun', { turn, seat, opened: names }),
  event('MainBegun', {}),
  event('TurnEnding', { turn, seat }),
  event('RaisesEnded', {}),
  event('TurnEnded', { turn, seat }),
  event('Paid', { seat, coins: count, closed: name.nullable() }),
  event('SpellPlayed', { seat, card: deckCard, targets: named }),
  event('CardEntered', { seat, card: deckCard, turn }),
  event('AbilityUsed', { seat, ability, targets: named }),
  event('StrikeDeclared', { seat, striker: name, target: name }),
  event('Defended', { seat, defender: name }),
  event('NotDefended', { seat }),
  event('AbilitiesQueued', { entries: list(entry) }),
  event('AbilityOut', { entry }),
  event('AbilityDone', { ability, found: names }),
  event('AbilitySkipped', { ability, why: z.enum(['gone', 'nothing-to-pick']) }),
  event('Asked', { asked }),
  event('Chosen', { asking: count, seat, copies: names }),
  event('Wounded', { copy: name, n: count, warded: count, cause }),
  event('Healed', { copy: name, n: count, cause }),
  event('Closed', { copy: name, cause }),
  event('Raised', { copy: name, strike: whole, life: whole, cause }),
  event('TakenOver', { copy: name, control: seat, turn, cause }),
  event('Left', { card: deckCard, owner: seat, into: z.enum(['graveyard', 'hand']), cause }),
  event('Returned', { card: deckCard, owner: seat, cause }),
  event('Discarded', { seat, cards: list(deckCard), cause }),
  event('GameEnded', { outcome }),
  event('DefaultApplied', { seat, by }),
  ...fairEvents,
]);

// This does not compile if the schema lacks an event of the game, or has one too many.
tied<z.output<typeof anyEvent>, PublicSealedGameEvent>(true);

/** The schema of any public event of a game. */
export const gameEventSchema: z.ZodType<PublicSealedGameEvent> = anyEvent;
