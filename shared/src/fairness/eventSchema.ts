// The zod schema of every public event, for files that people bring (F10). All of it is strict.

import * as z from 'zod';
import { ASPECTS, LASTING_OPS, VIRTUES } from '../cards/index.ts';
import { tied } from '../lib/index.ts';
import { CELLS, COLUMNS, LAID_ROWS, SEATS } from '../rules/index.ts';
import type { PublicMatchEvent } from './event.ts';
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
  whole,
  words,
} from './fairEventSchema.ts';
import { windowEvents } from './windowEventSchema.ts';

const initiative = z.int().min(1).max(99);
const cell = z.literal(CELLS);
const column = z.literal(COLUMNS);
const row = z.enum(LAID_ROWS);
const step = z.enum(['reveal', 'summon-1', 'summon-2']);
const virtues = z.array(z.enum(VIRTUES)).max(VIRTUES.length);

const abilityKeys = { copy: name, card: name, ability: whole };
const ability = z.strictObject(abilityKeys);
const pending = list(z.strictObject({ ...abilityKeys, seat, initiative }));
const half = z.array(deckCard.nullable()).length(CELLS.length);
const salt = z.strictObject({ seat, row, salt: hex32 });

const mark = z.discriminatedUnion('op', [
  z.strictObject({ by: ability, op: z.enum(['grant', 'remove']), aspect: z.enum(ASPECTS), virtues }),
  z.strictObject({ by: ability, op: z.enum(LASTING_OPS) }),
]);
const altered = z.strictObject({
  virtues,
  superiority: virtues,
  protection: virtues,
  silenced: z.boolean(),
  marks: list(mark),
});
const choiceKeys = { id: whole, seat, by: ability };
const choice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('target'), ...choiceKeys, options: list(name) }),
  z.strictObject({ kind: z.literal('summon'), ...choiceKeys, cells: list(cell) }),
]);
const occasion = z.discriminatedUnion('step', [
  z.strictObject({ step: z.enum(['placement', 'window']) }),
  z.strictObject({ step, initiative }),
]);
const moves = list(z.strictObject({ seat, copy: name, from: cell, to: cell }));
const verdict = z.discriminatedUnion('fate', [
  z.strictObject({ copy: name, fate: z.literal('defeated'), why: z.enum(['overcome', 'no-virtues']) }),
  z.strictObject({ copy: name, fate: z.literal('stands'), why: z.enum(['not-overcome', 'protected']) }),
]);
const silenced = z.strictObject({ reason: z.literal('silenced'), by: list(ability) });
const because = <R extends string>(...reasons: readonly [R, ...R[]]) =>
  z.strictObject({ reason: z.enum(reasons) });
const passed = z.discriminatedUnion('reason', [silenced, because('in', 'if', 'no-target')]);
const summonPassed = z.discriminatedUnion('reason', [
  silenced,
  because('in', 'if', 'uses', 'no-cell', 'barred', 'owner-knows'),
]);

const event = <Name extends PublicMatchEvent['type'], Keys extends z.core.$ZodLooseShape>(
  type: Name,
  keys: Keys,
) => anyPublic(type, keys);

const changes = list(z.strictObject({ copy: name, altered: altered.nullable() }));
const conflicts = z.array(z.strictObject({ column, a: verdict, b: verdict })).max(COLUMNS.length);

const anyEvent = z.discriminatedUnion('type', [
  event('MatchOpened', {
    short: bySeat(z.boolean()),
    order: z.enum(['together', 'toss', ...SEATS]),
    friendly: z.boolean(),
  }),
  event('RowCommitted', { seat, row }),
  event('CardsRevealed', { field: bySeat(half), pending }),
  event('TossHeld', { occasion, winner: seat }),
  event('InitiativeSettled', { initiative, first: seat }),
  event('AbilityCast', { by: ability, targets: list(name), duration: z.enum(['field', 'match']) }),
  event('CardsSwapped', { by: ability, moves }),
  event('AbilityPassed', { by: ability, why: passed }),
  event('ValuesChanged', { changes }),
  event('ChoiceDue', { choice }),
  event('TargetChosen', { choice: whole, copy: name }),
  event('SummonsBegun', { step, pending }),
  event('CreatureSummoned', { seat, by: ability, copy: name, card: name, cell }),
  event('SummonDeclined', { by: ability }),
  event('SummonPassed', { by: ability, why: summonPassed }),
  event('RoundFought', { round: whole, conflicts }),
  event('CardsAdvanced', { moves }),
  event('MatchCounted', { survivors: bySeat(whole), winner: seat.nullable() }),
  event('PriceClaimed', { seat, copy: name, card: name }),
  event('PriceWaived', { seat }),
  event('MatchConceded', { seat }),
  event('MatchAwarded', { winner: seat, claim: z.boolean(), reason: words }),
  event('MatchVoided', { reason: words }),
  event('ClaimClosed', { reason: words }),
  event('DefaultApplied', { seat, by }),
  ...windowEvents,
  event('MatchSealed', {
    match: name,
    commitment: hex32,
    decks: bySeat(hex32),
    bots: z.array(seat).max(SEATS.length),
  }),
  event('RowSealed', { seat, row, commitment: hex32 }),
  event('SaltsPublished', { salts: list(salt) }),
  ...fairEvents,
]);

// This does not compile if the schema lacks an event, a mark or a choice of the match, or has one too many.
tied<z.output<typeof anyEvent>, PublicMatchEvent>(true);

/** The schema of any public event of a match. */
export const eventSchema: z.ZodType<PublicMatchEvent> = anyEvent;
