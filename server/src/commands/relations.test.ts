// The sender's relation to the subject of their command (EVENT, "Who"). Every command of players is tried on a real
// subject in each of its states: by both parties, by others and by strangers. Acts of staff have their own tests
// (roles/interests.test.ts). A new command does not compile until it is listed here.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { err } from '@dunmer/shared/lib';
import type { StaffAct } from '@dunmer/shared/protocol';
import { secretHash } from '../draws/index.ts';
import type { Command, CommandMap } from '../command/index.ts';
import {
  done,
  offered,
  ONE,
  openRoom,
  ORGANISER,
  playing,
  REFEREE,
  signed,
  STRANGER,
  TWO,
  without,
  onContract,
} from '../../test/support/dealing.ts';
import { won } from '../../test/support/ended.ts';
import type { EventRoom } from '../../test/support/eventRoom.ts';
import { seatedAtPatrons } from '../../test/support/patronsRoom.ts';
import { trader } from '../../test/support/seed.ts';
import { COMMANDS } from './all.ts';

type Type = Exclude<keyof CommandMap, StaffAct['type']>;

let room: EventRoom;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

const reason = 'r';
const SLIP = 'ABCDEFGH';
const NO_STAKE = { stake: 0, friendly: true };

const proposed = () => room.made(ONE, { type: 'proposeMatch', with: room.person(TWO), ...NO_STAKE });
const tradeOffered = () =>
  room.made(ONE, {
    type: 'offerTrade',
    with: room.person(TWO),
    gives: { copies: [], drakes: 5 },
    takes: { copies: [], drakes: 0 },
    replaces: null,
  });

/** The subjects, in each of their states. ONE has begun them all, and TWO was asked. */
const SUBJECTS = {
  nothing: { 'as it is': async () => '' },
  contract: {
    offered: () => offered(room),
    declined: async () => {
      const contract = await offered(room);
      await done(room, TWO, onContract(contract, { type: 'decline' }));
      return contract;
    },
    signed: () => signed(room),
    'with a game proposed': async () => {
      const contract = await signed(room);
      await done(room, ONE, onContract(contract, { type: 'proposeGame', amount: 5 }));
      return contract;
    },
    'with a sixth demanded': async () => {
      const contract = await signed(room);
      await done(room, ONE, onContract(contract, { type: 'demandSixth' }));
      return contract;
    },
    played: async () => {
      const contract = await signed(room);
      await playing(room, contract);
      return contract;
    },
    fulfilled: async () => {
      const contract = await signed(room);
      for (const party of [ONE, TWO])
        await done(room, party, onContract(contract, { type: 'confirmHandover' }));
      return contract;
    },
    annulled: async () => {
      const contract = await signed(room);
      await done(room, ORGANISER, { type: 'annulContract', contract, reason });
      return contract;
    },
  },
  proposal: {
    offered: proposed,
    declined: async () => {
      const proposal = await proposed();
      await done(room, TWO, { type: 'declineMatch', proposal });
      return proposal;
    },
    accepted: async () => {
      const proposal = await proposed();
      await done(room, TWO, { type: 'acceptMatch', proposal });
      return proposal;
    },
  },
  trade: {
    offered: tradeOffered,
    withdrawn: async () => {
      const trade = await tradeOffered();
      await done(room, ONE, { type: 'withdrawTrade', trade });
      return trade;
    },
    accepted: async () => {
      const trade = await tradeOffered();
      await done(room, TWO, { type: 'acceptTrade', trade });
      return trade;
    },
  },
  match: {
    'that begins': async () => (await without(room, 5)).match,
    'that is paused': async () => {
      const { match } = await without(room, 5);
      await done(room, REFEREE, { type: 'pauseMatch', match, reason });
      return match;
    },
    'at the patrons’ table': async () => (await seatedAtPatrons(room)).match,
    'whose price is open': async () => (await won(room)).table.match,
    'that is over': async () => {
      const { match } = await without(room, 5);
      await done(room, ONE, { type: 'play', match, command: { type: 'concede' } });
      return match;
    },
  },
  /** Somebody wants TWO’s link. */
  request: {
    open: async () => {
      const asked = room.command({ type: 'askMove', secret: trader(TWO).link });
      const answer = await room.services.commands.command('another phone', asked);
      if (!answer.ok || answer.value.type !== 'made') throw new Error('it is asked for');
      return answer.value.id;
    },
  },
  /** Printed by STRANGER, who is an organiser by then. */
  slip: {
    hidden: async () => {
      const card = 'scamp';
      const copy = await room.made(ORGANISER, { type: 'makeCopy', card, to: null, reason });
      const by = await room.key(STRANGER);
      await room.store.transact(async (tx) => {
        const stored = await tx.cards.copy(copy);
        if (stored === null) throw new Error('it was made');
        await tx.cards.setSlip(stored.key, secretHash(SLIP), by);
        return { ok: true, value: null };
      });
      return copy;
    },
  },
} as const;

type Kind = keyof typeof SUBJECTS;

/** The relation that ONE, TWO, STRANGER and everybody else have to the subject, or why it does not exist for them. */
type Says = readonly [one: string, two: string, stranger: string, others: string];
const PARTIES: Says = ['party', 'party', 'unknown-contract', 'unknown-contract'];
const PROPOSER: Says = ['party', 'party', 'unknown-proposal', 'unknown-proposal'];
const OFFERER: Says = ['party', 'own', 'unknown-trade', 'unknown-trade'];
const ASKED: Says = ['own', 'party', 'unknown-trade', 'unknown-trade'];
const PLAYERS: Says = ['own', 'own', 'other', 'other'];
const EVERYBODY: Says = ['other', 'other', 'other', 'other'];
const THEMSELVES: Says = ['own', 'own', 'own', 'own'];

interface Case<T extends Type> {
  readonly about: Kind;
  readonly asks: (subject: string) => CommandMap[T];
  readonly says: Says;
}

const ofContract = { about: 'contract', says: PARTIES } as const;
const ofNothing = { about: 'nothing', says: EVERYBODY } as const;
const [id, secret] = ['c', 'AAAAAAAA'];

const CASES: { readonly [T in Type]: Case<T> } = {
  practise: {
    ...ofNothing,
    asks: () => ({ id, type: 'practise', name: 'Somebody', deck: 'caravan', against: 'simple' }),
  },
  practiseGame: {
    ...ofNothing,
    asks: () => ({ id, type: 'practiseGame', name: 'Somebody', against: 'simple' }),
  },
  play: {
    about: 'match',
    asks: (match) => ({ id, type: 'play', match, command: { type: 'concede' } }),
    says: ['own', 'own', 'no-seat', 'no-seat'],
  },
  playGame: {
    about: 'match',
    asks: (match) => ({ id, type: 'playGame', match, command: { type: 'concede' } }),
    says: ['own', 'own', 'no-seat', 'no-seat'],
  },
  useLink: { ...ofNothing, asks: () => ({ id, type: 'useLink', secret }) },
  moveByPin: { ...ofNothing, asks: () => ({ id, type: 'moveByPin', secret, pin: '1234' }) },
  askMove: { ...ofNothing, asks: () => ({ id, type: 'askMove', secret }) },
  allowMove: {
    about: 'request',
    asks: (move) => ({ id, type: 'allowMove', move }),
    says: ['other', 'own', 'other', 'other'],
  },
  refuseMove: {
    about: 'request',
    asks: (move) => ({ id, type: 'refuseMove', move }),
    says: ['other', 'own', 'other', 'other'],
  },
  setPin: { about: 'nothing', asks: () => ({ id, type: 'setPin', pin: '1234' }), says: THEMSELVES },
  offerContract: {
    ...ofNothing,
    asks: () => ({
      id,
      type: 'offerContract',
      with: room.person(TWO),
      text: 'Silk',
      sum: 1,
      payer: 'one',
      counters: null,
    }),
  },
  actOnContract: { ...ofContract, asks: (contract) => ({ id, ...onContract(contract, { type: 'accept' }) }) },
  proposeMatch: {
    ...ofNothing,
    asks: () => ({ id, type: 'proposeMatch', with: room.person(TWO), ...NO_STAKE }),
  },
  acceptMatch: {
    about: 'proposal',
    asks: (proposal) => ({ id, type: 'acceptMatch', proposal }),
    says: PROPOSER,
  },
  declineMatch: {
    about: 'proposal',
    asks: (proposal) => ({ id, type: 'declineMatch', proposal }),
    says: PROPOSER,
  },
  withdrawMatch: {
    about: 'proposal',
    asks: (proposal) => ({ id, type: 'withdrawMatch', proposal }),
    says: PROPOSER,
  },
  offerTrade: {
    ...ofNothing,
    asks: () => ({
      id,
      type: 'offerTrade',
      with: room.person(TWO),
      gives: { copies: [], drakes: 1 },
      takes: { copies: [], drakes: 0 },
      replaces: null,
    }),
  },
  acceptTrade: { about: 'trade', asks: (trade) => ({ id, type: 'acceptTrade', trade }), says: ASKED },
  declineTrade: { about: 'trade', asks: (trade) => ({ id, type: 'declineTrade', trade }), says: ASKED },
  withdrawTrade: { about: 'trade', asks: (trade) => ({ id, type: 'withdrawTrade', trade }), says: OFFERER },
  find: {
    about: 'slip',
    asks: () => ({ id, type: 'find', code: SLIP }),
    says: ['other', 'other', 'own', 'other'],
  },
  orderDeck: { about: 'nothing', asks: () => ({ id, type: 'orderDeck', copies: [] }), says: THEMSELVES },
  playPledge: {
    about: 'nothing',
    asks: () => ({ id, type: 'playPledge', pledge: 'somebody/the-cut', named: 6 }),
    says: THEMSELVES,
  },
  letGoPledge: {
    about: 'nothing',
    asks: () => ({ id, type: 'letGoPledge', pledge: 'somebody/the-cut' }),
    says: THEMSELVES,
  },
  showPledges: {
    about: 'nothing',
    asks: () => ({ id, type: 'showPledges', pledges: ['somebody/the-cut'], to: null }),
    says: THEMSELVES,
  },
  buyDraw: { about: 'nothing', asks: () => ({ id, type: 'buyDraw' }), says: THEMSELVES },
  keepIntrigue: {
    about: 'nothing',
    asks: () => ({ id, type: 'keepIntrigue', copies: [] }),
    says: THEMSELVES,
  },
  showIntrigue: {
    about: 'nothing',
    asks: () => ({ id, type: 'showIntrigue', copies: ['solace#1'], to: null }),
    says: THEMSELVES,
  },
  playIntrigue: {
    about: 'nothing',
    asks: () => ({ id, type: 'playIntrigue', card: 'market-talk#1', chosen: [] }),
    says: THEMSELVES,
  },
  cancelIntrigue: {
    about: 'nothing',
    asks: () => ({ id, type: 'cancelIntrigue', asking: 1, card: 'intercepted-letter#1' }),
    says: THEMSELVES,
  },
  passIntrigue: {
    about: 'nothing',
    asks: () => ({ id, type: 'passIntrigue', asking: 1 }),
    says: THEMSELVES,
  },
  dropIntrigue: {
    about: 'nothing',
    asks: () => ({ id, type: 'dropIntrigue', asking: 1, copies: [] }),
    says: THEMSELVES,
  },
  nudge: { about: 'match', asks: (match) => ({ id, type: 'nudge', match }), says: PLAYERS },
  call: { about: 'match', asks: (match) => ({ id, type: 'call', match }), says: PLAYERS },
};

/**
 * Returns how a browser is related to the subject of a command, or why there is no such subject; carries nothing out.
 */
async function relationOf<T extends Type>(
  device: string,
  command: CommandMap[T],
  { meet }: Command<CommandMap[T]>,
): Promise<string> {
  const { context } = room.services.matches;
  let said = '';
  await room.store.transact(async (tx) => {
    const actor = await context.actors.of(tx, device);
    const met = await meet({ context, tx, actor, command });
    said = met.ok ? met.value.relation : met.error.code;
    return err({ code: 'looked' } as const);
  });
  return said;
}

const TYPES = Object.keys(CASES).filter((type): type is Type => type in CASES);

/** Tries one command on a subject as everybody in turn. */
async function tried<T extends Type>(type: T, { asks, says }: Case<T>, subject: string): Promise<void> {
  const all: { readonly [K in Type]: Command<CommandMap[K]> } = COMMANDS;
  const [one, two, stranger, others] = says;
  const command = asks(subject);
  const asked = (device: string) => relationOf<T>(device, command, all[type]);
  const heard = {
    one: await asked(room.device(ONE)),
    two: await asked(room.device(TWO)),
    stranger: await asked(room.device(STRANGER)),
    referee: await asked(room.device(REFEREE)),
    organiser: await asked(room.device(ORGANISER)),
    nobody: await asked('a stranger’s phone'),
  };
  const expected = { one, two, stranger, referee: others, organiser: others, nobody: others };
  expect(heard, type).toEqual(expected);
}

describe.each(Object.entries(SUBJECTS))('about a %s', (kind, states) => {
  test.each(Object.entries(states))('%s, each command says what whoever asks is to it', async (_, make) => {
    const subject = await make();
    for (const type of TYPES) if (CASES[type].about === kind) await tried(type, CASES[type], subject);
  });
});
