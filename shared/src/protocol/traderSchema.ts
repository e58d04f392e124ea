// The schemas of what traders ask for beside the table.

import * as z from 'zod';
import { code, commandId, contractText, copies, hex32, key, party, pin, secret, sum } from './schemaParts.ts';

const side = z.strictObject({ copies, drakes: sum });
/** Phones that speak 4 send none. */
const ticket = hex32.optional();
const onContract = { id: commandId, contract: key };
const onProposal = { id: commandId, proposal: key };
const onTrade = { id: commandId, trade: key };
const proposal = z.int().min(0).max(1_000_000);
/** Phones of protocol 4 name none. */
const answered = proposal.optional();

export const traderCommands = [
  z.strictObject({ id: commandId, type: z.literal('useLink'), secret, ticket }),
  z.strictObject({ id: commandId, type: z.literal('moveByPin'), secret: secret.nullable(), pin, ticket }),
  z.strictObject({ id: commandId, type: z.literal('askMove'), secret: secret.nullable(), ticket }),
  z.strictObject({ id: commandId, type: z.literal('allowMove'), move: key }),
  z.strictObject({ id: commandId, type: z.literal('refuseMove'), move: key }),
  z.strictObject({ id: commandId, type: z.literal('setPin'), pin }),
  z.strictObject({
    id: commandId,
    type: z.literal('offerContract'),
    with: key,
    text: contractText,
    sum,
    payer: party,
    counters: key.nullable(),
    game: sum.nullable().optional(),
  }),
  z.strictObject({ ...onContract, type: z.literal('acceptContract'), game: sum.optional() }),
  z.strictObject({ ...onContract, type: z.literal('declineContract') }),
  z.strictObject({ ...onContract, type: z.literal('withdrawContract') }),
  z.strictObject({ ...onContract, type: z.literal('confirmHandover') }),
  z.strictObject({ ...onContract, type: z.literal('takeBackHandover') }),
  z.strictObject({ ...onContract, type: z.literal('agreeAnnul') }),
  z.strictObject({ ...onContract, type: z.literal('takeBackAnnul') }),
  z.strictObject({ ...onContract, type: z.literal('proposeGame'), amount: sum }),
  z.strictObject({ ...onContract, type: z.literal('agreeGame'), proposal }),
  z.strictObject({ ...onContract, type: z.literal('counterGame'), proposal, amount: sum }),
  z.strictObject({ ...onContract, type: z.literal('withdrawGame'), proposal: answered }),
  z.strictObject({ ...onContract, type: z.literal('demandSixth') }),
  z.strictObject({ ...onContract, type: z.literal('chooseRounding'), proposal: answered, amount: sum }),
  z.strictObject({ ...onContract, type: z.literal('refuseGame'), proposal: answered }),
  z.strictObject({
    id: commandId,
    type: z.literal('proposeMatch'),
    with: key,
    stake: sum,
    friendly: z.boolean(),
  }),
  z.strictObject({ ...onProposal, type: z.literal('acceptMatch') }),
  z.strictObject({ ...onProposal, type: z.literal('declineMatch') }),
  z.strictObject({ ...onProposal, type: z.literal('withdrawMatch') }),
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
  z.strictObject({ id: commandId, type: z.literal('find'), code }),
  z.strictObject({ id: commandId, type: z.literal('orderDeck'), copies }),
  z.strictObject({ id: commandId, type: z.literal('nudge'), match: key }),
  z.strictObject({ id: commandId, type: z.literal('call'), match: key }),
] as const;
