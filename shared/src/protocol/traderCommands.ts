// Commands of traders outside a match (EVENT): links, contracts, games, trades, finding. Their schemas, from which
// the types are derived.

import * as z from 'zod';
import type { Frozen } from '../lib/index.ts';
import {
  code,
  commandId,
  contractText,
  copies,
  hex32,
  intrigueCopy,
  key,
  party,
  pin,
  pledge,
  secret,
  sum,
} from './schemaParts.ts';

/** One side of a trade. */
const side = z.strictObject({ copies, drakes: sum }).readonly();
export type TradeSide = Frozen<z.output<typeof side>>;

/** 64 hex digits that a browser draws and keeps. Phones that speak 4 send none. */
const ticket = hex32.optional();
const onProposal = { id: commandId, proposal: key };
const onTrade = { id: commandId, trade: key };
/** The number in the contract's `state.game.proposal`. */
const proposal = z.int().min(0).max(1_000_000);
/** Phones of protocol 4 leave it out, and then answer whichever proposal stands. */
const answered = proposal.optional();

/**
 * PT1: the table; left out, it is the trade table. A yes names the table that was shown: a phone that knows only the
 * trade table leaves it out, and is refused if the game is at the other.
 */
const table = z.literal('patrons').optional();

interface Offered {
  readonly game?: number | null | undefined;
  readonly table?: 'patrons' | undefined;
}
/** An offer may name a table only if it names a game to play there. */
const playsThere = ({ game, table: at }: Offered): boolean => at === undefined || (game ?? null) !== null;
const ofTable = { path: ['table'] };

/** PR4: the promise that the writer gives and the one that they ask for, each null if none; left out if both are. */
const pledges = z.strictObject({ gives: pledge.nullable(), asks: pledge.nullable() }).readonly();

const MOST_SHOWN = 500;

/** Copies of one hand, or copies that a card chooses. The limit is above any hand or choice. */
const intrigueCopies = z.array(intrigueCopy).max(60).readonly();
/** The number of an asking (IN19). */
const asking = z.int().min(1).max(1_000_000);

/** What a party asks of a contract. */
export const contractWish = z.discriminatedUnion('type', [
  // `game`: the prestige that the offer named on the screen. A phone of protocol 4 accepts without it: it has shown
  // the contract alone, so its yes to an offer with a game becomes a counter of the contract alone.
  // `pledges`: the promises that the offer names were shown with it. Without this, an offer with promises is refused.
  z
    .strictObject({
      type: z.literal('accept'),
      game: sum.optional(),
      table,
      pledges: z.literal(true).optional(),
    })
    .refine(playsThere, ofTable),
  z.strictObject({ type: z.literal('decline') }),
  z.strictObject({ type: z.literal('withdraw') }),
  z.strictObject({ type: z.literal('confirmHandover') }),
  z.strictObject({ type: z.literal('takeBackHandover') }),
  z.strictObject({ type: z.literal('agreeAnnul') }),
  z.strictObject({ type: z.literal('takeBackAnnul') }),
  z.strictObject({ type: z.literal('proposeGame'), amount: sum, table }),
  z.strictObject({ type: z.literal('agreeGame'), proposal, table }),
  z.strictObject({ type: z.literal('counterGame'), proposal, amount: sum, table }),
  z.strictObject({ type: z.literal('withdrawGame'), proposal: answered }),
  z.strictObject({ type: z.literal('demandSixth') }),
  z.strictObject({ type: z.literal('chooseRounding'), proposal: answered, amount: sum }),
  z.strictObject({ type: z.literal('refuseGame'), proposal: answered }),
  // PROMISES 4: plays a promise with the window `demand` or `answer`.
  z.strictObject({ type: z.literal('demandWith'), pledge }),
  z.strictObject({ type: z.literal('answerWith'), proposal, pledge }),
  // INTRIGUE 3, 4: plays an intrigue card with one of these windows. `rounding`: only if the card lets its player
  // choose it.
  z.strictObject({
    type: z.literal('demandWithIntrigue'),
    card: intrigueCopy,
    rounding: z.enum(['floor', 'ceil']).nullable(),
  }),
  z.strictObject({ type: z.literal('answerWithIntrigue'), proposal, card: intrigueCopy }),
  z.strictObject({ type: z.literal('cancelPlay'), asking, card: intrigueCopy }),
  z.strictObject({ type: z.literal('passPlay'), asking }),
]);
export type ContractWish = Frozen<z.output<typeof contractWish>>;

export const traderCommands = [
  // A browser and a personal link (EVENT, "Who"). `secret`: the link's token or its typed code, or null for the link
  // that this browser held until its person moved on. With a `ticket` the link is bound to a device that the server
  // makes from it, and `POST /api/device` gives that device's cookie for the ticket; without one, to the device that
  // asks. The first use of a link binds this browser. A link that was used on another browser is refused, and then
  // moves in one of the ways below.
  z.strictObject({ id: commandId, type: z.literal('useLink'), secret, ticket }),
  z.strictObject({ id: commandId, type: z.literal('moveByPin'), secret: secret.nullable(), pin, ticket }),
  // Asks the old phone and the referees; on the old phone one tap answers.
  z.strictObject({ id: commandId, type: z.literal('askMove'), secret: secret.nullable(), ticket }),
  z.strictObject({ id: commandId, type: z.literal('allowMove'), move: key }),
  z.strictObject({ id: commandId, type: z.literal('refuseMove'), move: key }),
  // Four digits, chosen at the first use; the phone that controls may change them.
  z.strictObject({ id: commandId, type: z.literal('setPin'), pin }),
  // The writer is 'one'. `counters`: the offer that this one answers and closes. `game`: the prestige to play for,
  // from each; null if there is none (phones of protocol 4 leave it out).
  z
    .strictObject({
      id: commandId,
      type: z.literal('offerContract'),
      with: key,
      text: contractText,
      sum,
      payer: party,
      counters: key.nullable(),
      game: sum.nullable().optional(),
      table,
      pledges: pledges.optional(),
    })
    .refine(playsThere, ofTable),
  z.strictObject({ id: commandId, type: z.literal('actOnContract'), contract: key, wish: contractWish }),
  // Proposes a match without a contract (R20), or a friendly one (R21).
  z.strictObject({
    id: commandId,
    type: z.literal('proposeMatch'),
    with: key,
    stake: sum,
    friendly: z.boolean(),
    table,
  }),
  z.strictObject({ ...onProposal, type: z.literal('acceptMatch'), table }),
  z.strictObject({ ...onProposal, type: z.literal('declineMatch') }),
  z.strictObject({ ...onProposal, type: z.literal('withdrawMatch') }),
  // A gift is a trade with one empty side. `replaces`: the open trade between the same two that this one closes and
  // replaces.
  z.strictObject({
    id: commandId,
    type: z.literal('offerTrade'),
    with: key,
    gives: side,
    takes: side,
    replaces: key.nullable(),
  }),
  z.strictObject({ ...onTrade, type: z.literal('acceptTrade') }),
  z.strictObject({ ...onTrade, type: z.literal('declineTrade') }),
  z.strictObject({ ...onTrade, type: z.literal('withdrawTrade') }),
  // The one-time code on a printed slip.
  z.strictObject({ id: commandId, type: z.literal('find'), code }),
  // The owner's own order of the deck; copies that are not named come after.
  z.strictObject({ id: commandId, type: z.literal('orderDeck'), copies }),
  // PR10, window `free`. `named`: the sum, if the card asks for one.
  z.strictObject({ id: commandId, type: z.literal('playPledge'), pledge, named: sum.nullable() }),
  // PR14: a promise that lies in front goes home unused.
  z.strictObject({ id: commandId, type: z.literal('letGoPledge'), pledge }),
  // PR3: shows promises to one trader, or to everybody.
  z.strictObject({
    id: commandId,
    type: z.literal('showPledges'),
    pledges: z.array(pledge).min(1).max(MOST_SHOWN).readonly(),
    to: key.nullable(),
  }),
  // IN9: the secondary ability of an audience: one card for its price, with both as they were shown.
  z.strictObject({
    id: commandId,
    type: z.literal('buyDraw'),
    offer: z.strictObject({ audience: key, price: sum }).readonly().optional(),
  }),
  // IN10: the cards of a surplus that stay; the rest are spent.
  z.strictObject({ id: commandId, type: z.literal('keepIntrigue'), copies: intrigueCopies }),
  // IN11: shows cards to one trader, or to everybody.
  z.strictObject({
    id: commandId,
    type: z.literal('showIntrigue'),
    copies: z.array(intrigueCopy).min(1).max(60).readonly(),
    to: key.nullable(),
  }),
  // IN13, IN14: plays an action. `chosen`: traders or copies, as its card says.
  z.strictObject({
    id: commandId,
    type: z.literal('playIntrigue'),
    card: intrigueCopy,
    chosen: z.array(key).max(60).readonly(),
  }),
  // IN19, IN20: the answers to an action, and the cards that a player chooses to spend.
  z.strictObject({ id: commandId, type: z.literal('cancelIntrigue'), asking, card: intrigueCopy }),
  z.strictObject({ id: commandId, type: z.literal('passIntrigue'), asking }),
  z.strictObject({ id: commandId, type: z.literal('dropIntrigue'), asking, copies: intrigueCopies }),
  z.strictObject({ id: commandId, type: z.literal('nudge'), match: key }),
  // Calls a referee: the match is marked until staff close the call.
  z.strictObject({ id: commandId, type: z.literal('call'), match: key }),
] as const;

export type TraderCommand = Frozen<z.output<(typeof traderCommands)[number]>>;
