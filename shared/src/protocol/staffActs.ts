// The acts of referees and organisers (EVENT): each gives a reason and can be previewed. Their schemas, from which
// the types are derived.

import * as z from 'zod';
import {
  code,
  commandId,
  few,
  key,
  mark,
  name,
  people,
  pledge,
  reason,
  seat,
  seconds,
  staffRole,
  sum,
  token,
} from './schemaParts.ts';
import {
  INTRIGUE_SETTINGS,
  MONEY,
  PATRONS_SETTINGS,
  SETTINGS,
  SWITCH,
  WATCHING,
  WINDOW_TIME,
} from './settings.ts';
import { SHORTFALLS } from './ruling.ts';
import type { Frozen } from '../lib/index.ts';

/**
 * `holds`: the mark of the act's preview. If what that showed has changed since, the act is refused as `changed`
 * (EVENT, "Taking acts back"). An act on a match after its end is refused without one: its preview names the
 * settlement from which it starts.
 */
const act = { id: commandId, reason, holds: mark.optional() };
const onMatch = { ...act, match: key };
const onPerson = { ...act, person: key };
const shortfall = z.enum(SHORTFALLS);
const number = (of: keyof typeof SETTINGS) =>
  z.strictObject({ name: z.literal(of), value: z.int().min(SETTINGS[of].min).max(SETTINGS[of].max) });
const ofIntrigue = (name: keyof typeof INTRIGUE_SETTINGS) =>
  z.strictObject({
    name: z.literal(name),
    value: z.int().min(INTRIGUE_SETTINGS[name].min).max(INTRIGUE_SETTINGS[name].max),
  });

const ofPatrons = (name: keyof typeof PATRONS_SETTINGS) =>
  z.strictObject({
    name: z.literal(name),
    value: z.int().min(PATRONS_SETTINGS[name].min).max(PATRONS_SETTINGS[name].max),
  });

const change = z.discriminatedUnion('name', [
  number('least'),
  number('placementClock'),
  number('decisionClock'),
  number('claimTime'),
  z.strictObject({
    name: z.literal('windowTime'),
    value: z.int().min(WINDOW_TIME.min).max(WINDOW_TIME.max),
  }),
  z.strictObject({ name: z.literal('money'), value: z.enum(MONEY) }),
  z.strictObject({ name: z.literal('watching'), value: z.enum(WATCHING) }),
  z.strictObject({ name: z.literal('promises'), value: z.enum(SWITCH) }),
  // IN2: the first time, the deck is made with `packs`, and its seed is sealed.
  z.strictObject({ name: z.literal('intrigue'), value: z.enum(SWITCH) }),
  ofIntrigue('packs'),
  ofIntrigue('audiencePrice'),
  ofIntrigue('surplusTime'),
  ofIntrigue('responseTime'),
  z.strictObject({ name: z.literal('patrons'), value: z.enum(SWITCH) }),
  ofPatrons('turnClock'),
  ofPatrons('askClock'),
]);

export const staffActs = [
  // Acts of referees.
  z.strictObject({ ...onMatch, type: z.literal('nudgeSeat'), seat }),
  z.strictObject({ ...onMatch, type: z.literal('pauseMatch') }),
  z.strictObject({ ...onMatch, type: z.literal('resumeMatch') }),
  z.strictObject({ ...onMatch, type: z.literal('extend'), seat, seconds }),
  // Announced for 15 s, in which the owner's own choice or `stopDefault` ends it. F4 applies if a promise or an n is
  // missing.
  z.strictObject({ ...onMatch, type: z.literal('applyDefault'), seat }),
  z.strictObject({ ...onMatch, type: z.literal('stopDefault') }),
  // Before the end, or after it as a second settlement. `claim`: whether the loser may claim a card.
  z.strictObject({ ...onMatch, type: z.literal('award'), winner: seat, claim: z.boolean(), shortfall }),
  z.strictObject({ ...onMatch, type: z.literal('voidMatch'), shortfall }),
  // Collects what is owed because of a ruling on the match, as far as it is there now; the ruling itself stays.
  z.strictObject({ ...onMatch, type: z.literal('collectDebts') }),
  // R14: the match no longer binds the two. The claim stays open, and the survivors are reserved for it.
  z.strictObject({ ...onMatch, type: z.literal('unbindClaim') }),
  z.strictObject({ ...onMatch, type: z.literal('closeClaim') }),
  z.strictObject({ ...onMatch, type: z.literal('closeCall') }),
  // While a called match runs: shows this member of staff what lies face down. Both players read of it in the match's
  // log.
  z.strictObject({ ...onMatch, type: z.literal('openCards') }),
  // Shows both decks by card. Both players read of it in the match's log.
  z.strictObject({ ...onMatch, type: z.literal('openDecks') }),
  // Lets this member of staff read both purses while the call is open. Both players read of it in the match's log.
  z.strictObject({ ...onMatch, type: z.literal('openPurses') }),
  z.strictObject({ ...act, type: z.literal('allowMoveFor'), move: key }),
  // Makes a new link for a seat of a called match; the browser that shows the link draws it.
  z.strictObject({ ...onPerson, type: z.literal('makeLink'), token, code }),
  // `deal`: whether the start deck is dealt at once (rule 7). A display changes nothing, so it does not trade.
  z
    .strictObject({
      ...act,
      type: z.literal('addPerson'),
      name,
      staff: staffRole,
      trades: z.boolean(),
      deal: z.boolean(),
      drakes: sum,
    })
    .refine(({ staff, trades }) => staff !== 'display' || !trades, { path: ['trades'] }),
  z.strictObject({ ...onPerson, type: z.literal('renamePerson'), name }),
  z.strictObject({ ...onPerson, type: z.literal('revokeLinks') }),
  // Gives a referee or organiser a way back in: a new link; the old ones are dead, and the passphrase is chosen anew.
  z.strictObject({ ...onPerson, type: z.literal('resetAccess'), token, code }),
  z.strictObject({ ...onPerson, type: z.literal('freezePerson'), frozen: z.boolean() }),
  z.strictObject({ ...onPerson, type: z.literal('payIn'), drakes: sum }),
  z.strictObject({ ...onPerson, type: z.literal('payOut'), drakes: sum }),
  // Makes a new entry that undoes another, as far as the drakes are still there.
  z.strictObject({ ...act, type: z.literal('correctEntry'), entry: z.int().min(1) }),
  // Deals each person one copy of every standard card, and so many of the others by chance (rule 7: at most one
  // rare).
  z.strictObject({ ...act, type: z.literal('dealStart'), people, uncommon: few, rare: few }),
  // Makes a copy for a trader, or for the store if `to` is null.
  z.strictObject({ ...act, type: z.literal('makeCopy'), card: key, to: key.nullable() }),
  z.strictObject({ ...act, type: z.literal('moveCopy'), copy: key, to: key.nullable() }),
  z.strictObject({ ...act, type: z.literal('freezeCopy'), copy: key, frozen: z.boolean() }),
  // Makes a slip for a copy of the store; the browser that prints it draws the one-time code.
  z.strictObject({ ...act, type: z.literal('makeSlip'), copy: key, code }),
  z.strictObject({ ...act, type: z.literal('set'), change }),
  z.strictObject({ ...act, type: z.literal('pauseEvent'), paused: z.boolean() }),
  z.strictObject({ ...act, type: z.literal('annulContract'), contract: key }),
  // PR1, PR2: five promises to each person. `house`: the card of their house promise, or null to draw one for each
  // from the bag.
  z.strictObject({ ...act, type: z.literal('dealPledges'), people, house: key.nullable() }),
  // PR25: ruins a trader, who leaves the trade, or takes that back.
  z.strictObject({ ...onPerson, type: z.literal('ruinPerson'), ruined: z.boolean() }),
  // PR26: sends a promise home.
  z.strictObject({ ...act, type: z.literal('sendPledgeHome'), pledge }),
  // PR27: promises are closed for good, and the salts of all givings published.
  z.strictObject({ ...act, type: z.literal('closePledges') }),
  // IN2: the word that somebody has said aloud. It is set once for ever, and then the deck is shuffled.
  z.strictObject({ ...act, type: z.literal('sayWord'), word: z.string().regex(/^\P{Cc}{0,160}$/u) }),
  // IN6. `ring`: its number, so that two organisers who ring at once ring only once.
  z.strictObject({ ...act, type: z.literal('ring'), ring: z.int().min(1).max(10_000) }),
  // IN6: the whole timetable, in milliseconds since 1970, without the rings that have already happened.
  z.strictObject({
    ...act,
    type: z.literal('planRings'),
    at: z.array(z.int().min(0).max(8.64e15)).max(100).readonly(),
  }),
  // IN9: opens and closes the audience, one at a time, and lets a trader draw.
  z.strictObject({ ...onPerson, type: z.literal('openAudience') }),
  z.strictObject({ ...act, type: z.literal('closeAudience') }),
  z.strictObject({ ...onPerson, type: z.literal('letDraw'), n: z.int().min(1).max(3) }),
  // IN26: shows an organiser a hand; its holder reads of it.
  z.strictObject({ ...onPerson, type: z.literal('openIntrigueHand') }),
  // IN10, IN19: gives the default answer for a silent trader. If `asking` is null the newest of their surplus are
  // spent.
  z.strictObject({
    ...onPerson,
    type: z.literal('answerIntrigueFor'),
    asking: z.int().min(1).max(1_000_000).nullable(),
  }),
  // IN5: closes the module for good and publishes its seed.
  z.strictObject({ ...act, type: z.literal('closeIntrigue') }),
] as const;

export type StaffAct = Frozen<z.output<(typeof staffActs)[number]>>;
