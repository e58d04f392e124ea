// What traders ask for beside the table (EVENT): links, contracts, games, trades, finding. Their schemas; the types are
// what they let through.

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

/** 64 hex digits that a browser has drawn and keeps. Phones that speak 4 send none. */
const ticket = hex32.optional();
const onProposal = { id: commandId, proposal: key };
const onTrade = { id: commandId, trade: key };
/** What stands in the contract's `state.game.proposal`. */
const proposal = z.int().min(0).max(1_000_000);
/** Left out by phones of protocol 4, and then whatever stands. */
const answered = proposal.optional();

/**
 * PT1: at which table; left out it is the trade's. In a yes it is the one that was shown: a phone that knows of no
 * other leaves it out, and is refused where it is another.
 */
const table = z.literal('patrons').optional();

interface Offered {
  readonly game?: number | null | undefined;
  readonly table?: 'patrons' | undefined;
}
/** No table without a game that is played there. */
const playsThere = ({ game, table: at }: Offered): boolean => at === undefined || (game ?? null) !== null;
const ofTable = { path: ['table'] };

/** PR4: the promise that the writer gives, and the one that they ask for. Left out where none is named. */
const pledges = z.strictObject({ gives: pledge.nullable(), asks: pledge.nullable() }).readonly();

const MOST_SHOWN = 500;

/** Of one hand, or of what a card chooses; more than any hand or choice has. */
const intrigueCopies = z.array(intrigueCopy).max(60).readonly();
/** The number of an asking (IN19). */
const asking = z.int().min(1).max(1_000_000);

/** What a party asks of a contract. */
export const contractWish = z.discriminatedUnion('type', [
  // `game`: the prestige that the offer names, as it was shown. Whoever accepts such an offer without it, as phones of
  // protocol 4 do, has seen the contract alone, and counters with that.
  // `pledges`: the promises that the offer names were shown with it; whoever accepts without is refused such an offer.
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
  // PROMISES 4: a promise of the windows `demand` and `answer`.
  z.strictObject({ type: z.literal('demandWith'), pledge }),
  z.strictObject({ type: z.literal('answerWith'), proposal, pledge }),
  // INTRIGUE 3, 4: an intrigue card of these windows; `rounding`: where the card lets choose it.
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
  // A browser and a personal link (EVENT, "Who"). `secret`: the link's token or its typed code; null: the link that
  // this browser held until its person moved on. With a `ticket` the link is bound to the device that the server makes
  // of it, whose cookie `POST /api/device` gives for it; without one, to the device that asks.
  // A link's first use binds this browser. Refuses one that was used on another: then one of the ways below.
  z.strictObject({ id: commandId, type: z.literal('useLink'), secret, ticket }),
  z.strictObject({ id: commandId, type: z.literal('moveByPin'), secret: secret.nullable(), pin, ticket }),
  // Asks the old phone and the referees; on the old phone an answer is one tap.
  z.strictObject({ id: commandId, type: z.literal('askMove'), secret: secret.nullable(), ticket }),
  z.strictObject({ id: commandId, type: z.literal('allowMove'), move: key }),
  z.strictObject({ id: commandId, type: z.literal('refuseMove'), move: key }),
  // Four digits, chosen at the first use, changed by the phone that controls.
  z.strictObject({ id: commandId, type: z.literal('setPin'), pin }),
  // The writer is 'one'. `counters`: the offer that this one answers, and closes. `game`: the prestige to play for,
  // from each; null, or left out as phones of protocol 4 do, where there is none.
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
  // Matches without a contract (R20) and friendly ones (R21).
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
  // A gift is a trade with one empty side. `replaces`: the open trade between the same two whose place it takes, and
  // closes.
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
  // The one-time code of a printed slip.
  z.strictObject({ id: commandId, type: z.literal('find'), code }),
  // The owner's own order of the deck; copies that are not named follow.
  z.strictObject({ id: commandId, type: z.literal('orderDeck'), copies }),
  // PR10, window `free`; `named`: the sum that is named with it, where the card asks for one.
  z.strictObject({ id: commandId, type: z.literal('playPledge'), pledge, named: sum.nullable() }),
  // PR14: what lies in front goes home unused.
  z.strictObject({ id: commandId, type: z.literal('letGoPledge'), pledge }),
  // PR3: to one trader, or to everybody.
  z.strictObject({
    id: commandId,
    type: z.literal('showPledges'),
    pledges: z.array(pledge).min(1).max(MOST_SHOWN).readonly(),
    to: key.nullable(),
  }),
  // IN9, the secondary of an audience: one card for its price, as both were shown.
  z.strictObject({
    id: commandId,
    type: z.literal('buyDraw'),
    offer: z.strictObject({ audience: key, price: sum }).readonly().optional(),
  }),
  // IN10: what stays of a surplus; the rest is spent.
  z.strictObject({ id: commandId, type: z.literal('keepIntrigue'), copies: intrigueCopies }),
  // IN11: to one trader, or to everybody.
  z.strictObject({
    id: commandId,
    type: z.literal('showIntrigue'),
    copies: z.array(intrigueCopy).min(1).max(60).readonly(),
    to: key.nullable(),
  }),
  // IN13, IN14: an action; `chosen`: traders or copies, as its card says.
  z.strictObject({
    id: commandId,
    type: z.literal('playIntrigue'),
    card: intrigueCopy,
    chosen: z.array(key).max(60).readonly(),
  }),
  // IN19, IN20: an answer to an action, and what a card lets its player choose to spend.
  z.strictObject({ id: commandId, type: z.literal('cancelIntrigue'), asking, card: intrigueCopy }),
  z.strictObject({ id: commandId, type: z.literal('passIntrigue'), asking }),
  z.strictObject({ id: commandId, type: z.literal('dropIntrigue'), asking, copies: intrigueCopies }),
  z.strictObject({ id: commandId, type: z.literal('nudge'), match: key }),
  // Calls a referee: marks the match until staff close the call.
  z.strictObject({ id: commandId, type: z.literal('call'), match: key }),
] as const;

export type TraderCommand = Frozen<z.output<(typeof traderCommands)[number]>>;
