// The schemas of what referees and organisers do.

import * as z from 'zod';
import {
  code,
  commandId,
  copies,
  few,
  key,
  mark,
  name,
  reason,
  seat,
  seconds,
  staffRole,
  sum,
  token,
} from './schemaParts.ts';
import { MONEY, SETTINGS, WATCHING } from './settings.ts';
import { SHORTFALLS } from './staffing.ts';

const act = { id: commandId, reason, holds: mark.optional() };
const onMatch = { ...act, match: key };
const onPerson = { ...act, person: key };
const shortfall = z.enum(SHORTFALLS);
const number = (of: keyof typeof SETTINGS) =>
  z.strictObject({ name: z.literal(of), value: z.int().min(SETTINGS[of].min).max(SETTINGS[of].max) });

const change = z.discriminatedUnion('name', [
  number('least'),
  number('placementClock'),
  number('decisionClock'),
  number('claimTime'),
  z.strictObject({ name: z.literal('money'), value: z.enum(MONEY) }),
  z.strictObject({ name: z.literal('watching'), value: z.enum(WATCHING) }),
]);

export const staffActs = [
  z.strictObject({ ...onMatch, type: z.literal('nudgeSeat'), seat }),
  z.strictObject({ ...onMatch, type: z.literal('pauseMatch') }),
  z.strictObject({ ...onMatch, type: z.literal('resumeMatch') }),
  z.strictObject({ ...onMatch, type: z.literal('extend'), seat, seconds }),
  z.strictObject({ ...onMatch, type: z.literal('applyDefault'), seat }),
  z.strictObject({ ...onMatch, type: z.literal('stopDefault') }),
  z.strictObject({ ...onMatch, type: z.literal('award'), winner: seat, claim: z.boolean(), shortfall }),
  z.strictObject({ ...onMatch, type: z.literal('voidMatch'), shortfall }),
  z.strictObject({ ...onMatch, type: z.literal('collectDebts') }),
  z.strictObject({ ...onMatch, type: z.literal('unbindClaim') }),
  z.strictObject({ ...onMatch, type: z.literal('closeClaim') }),
  z.strictObject({ ...onMatch, type: z.literal('closeCall') }),
  z.strictObject({ ...onMatch, type: z.literal('openCards') }),
  z.strictObject({ ...onMatch, type: z.literal('openDecks') }),
  z.strictObject({ ...onMatch, type: z.literal('openPurses') }),
  z.strictObject({ ...act, type: z.literal('allowMoveFor'), move: key }),
  z.strictObject({ ...onPerson, type: z.literal('makeLink'), token, code }),
  z.strictObject({
    ...act,
    type: z.literal('addPerson'),
    name,
    staff: staffRole,
    trades: z.boolean(),
    deal: z.boolean(),
    drakes: sum,
  }),
  z.strictObject({ ...onPerson, type: z.literal('renamePerson'), name }),
  z.strictObject({ ...onPerson, type: z.literal('revokeLinks') }),
  z.strictObject({ ...onPerson, type: z.literal('resetAccess'), token, code }),
  z.strictObject({ ...onPerson, type: z.literal('freezePerson'), frozen: z.boolean() }),
  z.strictObject({ ...onPerson, type: z.literal('payIn'), drakes: sum }),
  z.strictObject({ ...onPerson, type: z.literal('payOut'), drakes: sum }),
  z.strictObject({ ...act, type: z.literal('correctEntry'), entry: z.int().min(1) }),
  z.strictObject({ ...act, type: z.literal('dealStart'), people: copies, uncommon: few, rare: few }),
  z.strictObject({ ...act, type: z.literal('makeCopy'), card: key, to: key.nullable() }),
  z.strictObject({ ...act, type: z.literal('moveCopy'), copy: key, to: key.nullable() }),
  z.strictObject({ ...act, type: z.literal('freezeCopy'), copy: key, frozen: z.boolean() }),
  z.strictObject({ ...act, type: z.literal('makeSlip'), copy: key, code }),
  z.strictObject({ ...act, type: z.literal('set'), change }),
  z.strictObject({ ...act, type: z.literal('pauseEvent'), paused: z.boolean() }),
  z.strictObject({ ...act, type: z.literal('annulContract'), contract: key }),
] as const;
