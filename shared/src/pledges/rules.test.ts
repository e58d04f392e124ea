// The rules of promises outside matches and outside the commands of contracts, one by one, and the cases of PROMISES
// 9.

import { describe, expect, test } from 'vitest';
import { pledge } from '../windows/index.ts';
import { PRINTED } from '../windows/printed.ts';
import {
  decidePledges,
  drawHouse,
  givingSeal,
  handOf,
  isOpen,
  knownHand,
  NO_PLEDGES,
  type PledgeCommand,
  type PledgeFacts,
  type PledgeMove,
  type PledgeState,
} from './index.ts';

const QUIET: PledgeFacts = {
  isOn: true,
  isPaused: false,
  trades: new Set(['anna', 'boris', 'carol', 'dora', 'erik']),
  inMatch: new Set(),
  frozen: new Set(),
  purses: new Map([
    ['anna', 100],
    ['boris', 100],
    ['carol', 100],
    ['dora', 100],
  ]),
};

/** An event, to whose promises the test gives one command after another. */
class Event {
  state: PledgeState = NO_PLEDGES;
  moves: readonly PledgeMove[] = [];
  paid: readonly string[] = [];
  facts: PledgeFacts = QUIET;

  /** Each trader gets the promise of this house and the four common ones. */
  constructor(
    houses: Readonly<Record<string, string>> = { anna: 'offence', boris: 'backing', carol: 'hideout' },
  ) {
    for (const [who, house] of Object.entries(houses)) this.do({ type: 'deal', who, house });
  }

  do(command: PledgeCommand): string {
    const decided = decidePledges(PRINTED, this.state, command, this.facts);
    if (!decided.ok) return decided.error.code;
    this.state = decided.value.state;
    this.moves = decided.value.moves;
    this.paid = decided.value.payments.map(({ from, to, amount }) => `${from} pays ${to} ${amount}`);
    return 'ok';
  }

  /** Gives `key` from `from` to `to` by a contract that is fulfilled at once. */
  give(key: string, from: string, to: string): string {
    const contract = `${key} to ${to}`;
    const signed = this.do({ type: 'sign', contract, gives: [{ by: from, key }] });
    return signed === 'ok' ? this.do({ type: 'fulfil', contract, payer: to, paid: from, price: 0 }) : signed;
  }

  where(key: string): string {
    const place = this.state.placed.get(key)?.place;
    if (place === undefined) return 'nowhere';
    if (place.at === 'out') return 'out';
    return place.at === 'held' ? `held by ${place.contract}` : `${place.at} of ${place.of}`;
  }

  hand(who: string): readonly string[] {
    return handOf(this.state, who).map((placed) => placed.pledge.key);
  }

  counts(who: string): readonly [size: number, mayHold: number] {
    const { size, mayHold } = knownHand(this.state, who);
    return [size, mayHold];
  }
}

describe('owning', () => {
  test('PR1 dealing brings one of each common promise and the one of the house, for the whole event', () => {
    const event = new Event();
    expect(event.hand('anna')).toEqual([
      'anna/word-of-peace',
      'anna/the-cut',
      'anna/whisper',
      'anna/surety',
      'anna/offence',
    ]);
  });

  test('PR2 nobody is dealt to twice, not after a ruin either; who doesn’t trade owns none', () => {
    const event = new Event();
    expect(event.do({ type: 'deal', who: 'anna', house: 'backing' })).toBe('dealt-before');
    for (const who of ['anna', 'dora']) event.do({ type: 'ruin', who });
    expect(event.do({ type: 'deal', who: 'anna', house: 'backing' })).toBe('dealt-before');
    expect(event.do({ type: 'deal', who: 'dora', house: 'backing' })).toBe('ruined-before');
    expect(event.do({ type: 'deal', who: 'referee', house: 'backing' })).toBe('not-trading');
    expect(event.do({ type: 'deal', who: 'erik', house: 'surety' })).toBe('unknown-house');
  });

  test('PR2 traders of one house own one promise each of the same card', () => {
    const event = new Event({ anna: 'backing', boris: 'backing' });
    expect([event.where('anna/backing'), event.where('boris/backing')]).toEqual([
      'hand of anna',
      'hand of boris',
    ]);
  });

  test('PR2 a house is drawn from a bag of all, which is filled again when it is empty', () => {
    const first = (): number => 0;
    expect(drawHouse(['ash', 'bone', 'salt'], [], first)).toBe('ash');
    expect(drawHouse(['ash', 'bone', 'salt'], ['ash', 'salt'], first)).toBe('bone');
    expect(drawHouse(['ash', 'bone', 'salt'], ['ash', 'salt', 'bone'], first)).toBe('ash');
    expect(drawHouse(['ash', 'bone', 'salt'], ['ash', 'salt', 'bone', 'ash'], (n) => n - 1)).toBe('salt');
  });

  test('PR3 a hand is its holder’s secret; only what is there can be shown, and showing binds to nothing', () => {
    const event = new Event();
    expect(event.do({ type: 'show', who: 'anna', keys: ['anna/whisper'], shownTo: 'boris' })).toBe('ok');
    expect(event.do({ type: 'show', who: 'anna', keys: ['boris/whisper'], shownTo: null })).toBe(
      'not-in-hand',
    );
    expect(
      event.do({ type: 'show', who: 'anna', keys: ['anna/whisper', 'anna/whisper'], shownTo: null }),
    ).toBe('not-in-hand');
    expect(event.where('anna/whisper')).toBe('hand of anna');
  });
});

describe('giving', () => {
  test('PR4 each side names one at most, of anybody’s, given for the first time or again', () => {
    const event = new Event();
    const two = [
      { by: 'anna', key: 'anna/whisper' },
      { by: 'anna', key: 'anna/offence' },
    ];
    expect(event.do({ type: 'sign', contract: 'c', gives: two })).toBe('named-twice');
    expect(event.give('anna/whisper', 'anna', 'boris')).toBe('ok');
    expect(event.give('anna/whisper', 'boris', 'carol')).toBe('ok');
    expect(event.where('anna/whisper')).toBe('hand of carol');
  });

  test('PR4 [29.5a] only from the hand: not what lies in front, is set aside or is out', () => {
    const event = new Event();
    event.give('anna/surety', 'anna', 'boris');
    expect(event.give('anna/surety', 'boris', 'carol')).toBe('not-to-be-had');
    event.do({ type: 'sign', contract: 'c', gives: [{ by: 'anna', key: 'anna/whisper' }] });
    expect(event.give('anna/whisper', 'anna', 'carol')).toBe('not-to-be-had');
    event.do({ type: 'ruin', who: 'carol' });
    expect(event.give('carol/whisper', 'carol', 'boris')).toBe('not-to-be-had');
  });

  test('PR5, case 1: named in two offers, the first that is signed holds it; no more is said', () => {
    const event = new Event();
    expect(event.do({ type: 'sign', contract: 'c', gives: [{ by: 'anna', key: 'anna/whisper' }] })).toBe(
      'ok',
    );
    expect(event.do({ type: 'sign', contract: 'd', gives: [{ by: 'anna', key: 'anna/whisper' }] })).toBe(
      'not-to-be-had',
    );
    expect(event.do({ type: 'sign', contract: 'd', gives: [{ by: 'anna', key: 'boris/whisper' }] })).toBe(
      'not-to-be-had',
    );
    expect(event.do({ type: 'sign', contract: 'd', gives: [{ by: 'anna', key: 'dora/whisper' }] })).toBe(
      'not-to-be-had',
    );
  });

  test('PR6 signing sets aside, which still counts as in the hand; fulfilled it is the other’s', () => {
    const event = new Event();
    event.do({
      type: 'sign',
      contract: 'c',
      gives: [
        { by: 'anna', key: 'anna/whisper' },
        { by: 'boris', key: 'boris/the-cut' },
      ],
    });
    expect(event.where('anna/whisper')).toBe('held by c');
    expect([event.counts('anna'), event.counts('boris')]).toEqual([
      [5, 0],
      [5, 0],
    ]);
    expect(event.do({ type: 'show', who: 'anna', keys: ['anna/whisper'], shownTo: 'boris' })).toBe(
      'not-in-hand',
    );
    event.do({ type: 'fulfil', contract: 'c', payer: 'anna', paid: 'boris', price: 7 });
    expect([event.where('anna/whisper'), event.where('boris/the-cut')]).toEqual([
      'hand of boris',
      'hand of anna',
    ]);
  });

  test('PR6, case 3: annulled, both are back, and nothing of it is public', () => {
    const event = new Event();
    event.do({ type: 'sign', contract: 'c', gives: [{ by: 'anna', key: 'anna/whisper' }] });
    const before = event.state.hands;
    event.do({ type: 'annul', contract: 'c' });
    expect(event.where('anna/whisper')).toBe('hand of anna');
    expect(event.state.hands).toEqual(before);
    expect(event.moves.some(isOpen)).toBe(false);
    expect(event.state.given).toEqual([]);
  });

  test('PR8 everybody reads who gave whom one; which, where it is played in the step that brings it', () => {
    const event = new Event();
    event.give('anna/whisper', 'anna', 'boris');
    expect(event.state.given).toEqual([{ contract: 'anna/whisper to boris', from: 'anna', to: 'boris' }]);
    expect(event.moves.map(isOpen)).toEqual([false]);
    event.give('anna/surety', 'anna', 'boris');
    expect(event.moves.map(isOpen)).toEqual([true]);
    expect(event.state.given.at(-1)).toEqual({ contract: 'anna/surety to boris', from: 'anna', to: 'boris' });
    expect(event.where('anna/surety')).toMatch(/^front of /u);
  });

  test('PR9 no more is bound: whoever has it gives it, to whomever they have signed with', () => {
    const event = new Event();
    event.facts = { ...QUIET, frozen: new Set(['boris']), inMatch: new Set(['carol']) };
    expect(event.give('anna/whisper', 'anna', 'carol')).toBe('ok');
  });

  test('PR27 what is set aside is sealed with its contract, giver, owner and card, under a salt', () => {
    const salt = 'ab'.repeat(32);
    const seal = givingSeal('c', 'one', salt, pledge('anna', 'whisper'));
    expect(seal).toMatch(/^[0-9a-f]{64}$/);
    const others = [
      givingSeal('d', 'one', salt, pledge('anna', 'whisper')),
      givingSeal('c', 'two', salt, pledge('anna', 'whisper')),
      givingSeal('c', 'one', 'cd'.repeat(32), pledge('anna', 'whisper')),
      givingSeal('c', 'one', salt, pledge('boris', 'whisper')),
      givingSeal('c', 'one', salt, pledge('anna', 'surety')),
    ];
    expect(new Set([seal, ...others]).size).toBe(6);
  });
});

describe('playing', () => {
  test('PR10 who holds the promise of another plays it; nobody plays their own', () => {
    const event = new Event();
    expect(event.do({ type: 'play', who: 'anna', key: 'anna/offence', named: null })).toBe('own-promise');
    expect(event.do({ type: 'play', who: 'boris', key: 'anna/offence', named: null })).toBe('not-in-hand');
    event.give('anna/offence', 'anna', 'boris');
    expect(event.do({ type: 'play', who: 'boris', key: 'anna/offence', named: null })).toBe('ok');
    expect(event.where('anna/offence')).toBe('front of boris');
  });

  test('PR10 the window `free` is none of any other promise', () => {
    const event = new Event();
    event.give('anna/whisper', 'anna', 'boris');
    expect(event.do({ type: 'play', who: 'boris', key: 'anna/whisper', named: null })).toBe('wrong-window');
  });

  test('PR10 [C1b] `received` is played in the step that brings it', () => {
    const event = new Event();
    event.give('anna/surety', 'anna', 'boris');
    expect(event.where('anna/surety')).toBe('front of boris');
    event.do({ type: 'letGo', who: 'boris', key: 'anna/surety' });
    expect(event.where('anna/surety')).toBe('hand of anna');
  });

  test('PR10 [C1b] but not where its owner gets it back: then it is in their hand', () => {
    const event = new Event();
    const surety = pledge('anna', 'surety');
    const inHand = { pledge: surety, place: { at: 'hand', of: 'boris' } } as const;
    event.state = { ...event.state, placed: new Map(event.state.placed).set(surety.key, inHand) };
    event.give('anna/surety', 'boris', 'anna');
    expect([event.where('anna/surety'), event.moves.map(({ why }) => why)]).toEqual([
      'hand of anna',
      ['given'],
    ]);
  });

  test('PR11 what is to be chosen is chosen with the play: The Cut names a sum from six, others name none', () => {
    const event = new Event();
    event.give('anna/the-cut', 'anna', 'boris');
    for (const named of [null, 5, 6.5, Number.NaN])
      expect(event.do({ type: 'play', who: 'boris', key: 'anna/the-cut', named })).toBe('bad-choice');
    expect(event.where('anna/the-cut')).toBe('hand of boris');
    expect(event.do({ type: 'play', who: 'boris', key: 'anna/the-cut', named: 6 })).toBe('ok');
    event.give('boris/backing', 'boris', 'carol');
    expect(event.do({ type: 'play', who: 'carol', key: 'boris/backing', named: 6 })).toBe('bad-choice');
  });

  test('PR12 played in a match it lies in front till the match is over, and then goes home', () => {
    const event = new Event();
    event.give('carol/hideout', 'carol', 'anna');
    expect(event.do({ type: 'playInMatch', who: 'anna', key: 'carol/hideout', match: 'm' })).toBe('ok');
    expect(event.where('carol/hideout')).toBe('front of anna');
    event.do({ type: 'matchOver', match: 'other', end: { how: 'otherwise' } });
    expect(event.where('carol/hideout')).toBe('front of anna');
    event.do({ type: 'matchOver', match: 'm', end: { how: 'otherwise' } });
    expect(event.where('carol/hideout')).toBe('hand of carol');
  });

  test('PR13 at home it can be given again; what goes home from a front leaves one in a hand where it is', () => {
    const event = new Event();
    event.give('anna/offence', 'anna', 'boris');
    event.do({ type: 'gameRefused', asker: 'boris', refuser: 'carol', sum: 60 });
    expect([event.where('anna/offence'), event.paid]).toEqual(['hand of boris', []]);
    event.do({ type: 'play', who: 'boris', key: 'anna/offence', named: null });
    event.do({ type: 'gameRefused', asker: 'boris', refuser: 'carol', sum: 60 });
    expect([event.where('anna/offence'), event.paid]).toEqual(['hand of anna', ['anna pays boris 10']]);
    expect(event.give('anna/offence', 'anna', 'carol')).toBe('ok');
  });

  test('PR14 what lies is let go by its holder, outside a match and not frozen, and by nobody else', () => {
    const event = new Event();
    event.give('anna/surety', 'anna', 'boris');
    expect(event.do({ type: 'letGo', who: 'carol', key: 'anna/surety' })).toBe('not-lying');
    event.facts = { ...QUIET, inMatch: new Set(['boris']) };
    expect(event.do({ type: 'letGo', who: 'boris', key: 'anna/surety' })).toBe('in-match');
    event.facts = { ...QUIET, frozen: new Set(['boris']) };
    expect(event.do({ type: 'letGo', who: 'boris', key: 'anna/surety' })).toBe('frozen');
    event.facts = QUIET;
    expect(event.do({ type: 'letGo', who: 'boris', key: 'anna/surety' })).toBe('ok');
    expect(event.do({ type: 'letGo', who: 'boris', key: 'anna/surety' })).toBe('not-lying');
  });

  test('PR14 what was played in a match lies there, and is not let go', () => {
    const event = new Event();
    event.give('carol/hideout', 'carol', 'anna');
    event.do({ type: 'playInMatch', who: 'anna', key: 'carol/hideout', match: 'm' });
    expect(event.do({ type: 'letGo', who: 'anna', key: 'carol/hideout' })).toBe('not-lying');
  });

  test('PR17 what came face down may be there, whatever left face down since; what left openly is not', () => {
    const event = new Event();
    event.give('anna/whisper', 'anna', 'boris');
    expect(event.counts('boris')).toEqual([6, 1]);
    event.give('anna/whisper', 'boris', 'carol');
    expect(event.counts('boris')).toEqual([5, 1]);
    event.give('anna/offence', 'anna', 'boris');
    event.do({ type: 'play', who: 'boris', key: 'anna/offence', named: null });
    expect(event.counts('boris')).toEqual([5, 1]);
  });

  test('PR17 a hand shown whole to everybody sets the number to the promises of others in it', () => {
    const event = new Event();
    event.give('anna/whisper', 'anna', 'boris');
    event.give('anna/whisper', 'boris', 'carol');
    event.do({ type: 'show', who: 'boris', keys: event.hand('boris').slice(1), shownTo: null });
    expect(event.counts('boris')).toEqual([5, 1]);
    event.do({ type: 'show', who: 'boris', keys: event.hand('boris'), shownTo: 'anna' });
    expect(event.counts('boris')).toEqual([5, 1]);
    event.do({ type: 'show', who: 'boris', keys: event.hand('boris'), shownTo: null });
    expect(event.counts('boris')).toEqual([5, 0]);
  });

  test('case 2: what comes back to its owner counts as received, for nobody else knows better', () => {
    const event = new Event();
    event.give('anna/whisper', 'anna', 'boris');
    event.give('anna/whisper', 'boris', 'anna');
    expect(event.counts('anna')).toEqual([5, 1]);
    expect(event.do({ type: 'play', who: 'anna', key: 'anna/whisper', named: null })).toBe('own-promise');
  });

  test('PR20 in a pause nobody plays, a frozen holder neither; a frozen owner’s promises work on', () => {
    const event = new Event();
    event.give('anna/offence', 'anna', 'boris');
    event.facts = { ...QUIET, isPaused: true };
    expect(event.do({ type: 'play', who: 'boris', key: 'anna/offence', named: null })).toBe('event-paused');
    event.facts = { ...QUIET, frozen: new Set(['boris']) };
    expect(event.do({ type: 'play', who: 'boris', key: 'anna/offence', named: null })).toBe('frozen');
    event.facts = { ...QUIET, inMatch: new Set(['boris']) };
    expect(event.do({ type: 'play', who: 'boris', key: 'anna/offence', named: null })).toBe('in-match');
    event.facts = { ...QUIET, frozen: new Set(['anna']) };
    expect(event.do({ type: 'play', who: 'boris', key: 'anna/offence', named: null })).toBe('ok');
    event.do({ type: 'gameRefused', asker: 'boris', refuser: 'carol', sum: 12 });
    expect(event.paid).toEqual(['anna pays boris 2']);
  });
});

describe('what lies', () => {
  const pay = (event: Event, payer: string, paid: string, price: number): readonly string[] => {
    event.do({ type: 'fulfil', contract: 'none', payer, paid, price });
    return event.paid;
  };

  test('case 10: The Cut, named 30: of 14 nothing, of 60 ten, and the payer may be its owner’s anybody', () => {
    const event = new Event();
    event.give('anna/the-cut', 'anna', 'boris');
    event.do({ type: 'play', who: 'boris', key: 'anna/the-cut', named: 30 });
    expect(pay(event, 'carol', 'anna', 14)).toEqual([]);
    expect(event.where('anna/the-cut')).toBe('front of boris');
    expect(pay(event, 'carol', 'anna', 60)).toEqual(['anna pays boris 10']);
    expect(event.where('anna/the-cut')).toBe('hand of anna');
  });

  test('The Cut: a contract that pays just the sum that was named is enough, one drake less is not', () => {
    const event = new Event();
    event.give('anna/the-cut', 'anna', 'boris');
    event.do({ type: 'play', who: 'boris', key: 'anna/the-cut', named: 30 });
    expect(pay(event, 'carol', 'anna', 29)).toEqual([]);
    expect(pay(event, 'carol', 'anna', 30)).toEqual(['anna pays boris 5']);
  });

  test('Offence and Backing: of a third, and not of the owner', () => {
    const event = new Event();
    event.give('boris/backing', 'boris', 'anna');
    event.do({ type: 'play', who: 'anna', key: 'boris/backing', named: null });
    const lost = (winner: string): readonly string[] => {
      const end = { how: 'counted', winner, loser: 'anna', stake: 8, tie: null } as const;
      event.do({ type: 'matchOver', match: 'm', end });
      return event.paid;
    };
    expect(lost('boris')).toEqual([]);
    expect(lost('carol')).toEqual(['boris pays anna 4']);
    event.give('anna/offence', 'anna', 'boris');
    event.do({ type: 'play', who: 'boris', key: 'anna/offence', named: null });
    const refusedBy = (refuser: string): readonly string[] => {
      event.do({ type: 'gameRefused', asker: 'boris', refuser, sum: 12 });
      return event.paid;
    };
    expect(refusedBy('anna')).toEqual([]);
    expect(refusedBy('carol')).toEqual(['anna pays boris 2']);
  });

  test('PR21, case 10: share before rebate', () => {
    const event = new Event({ anna: 'friends-price', boris: 'backing' });
    event.give('anna/the-cut', 'anna', 'boris');
    event.give('anna/friends-price', 'anna', 'boris');
    event.do({ type: 'play', who: 'boris', key: 'anna/friends-price', named: null });
    event.do({ type: 'play', who: 'boris', key: 'anna/the-cut', named: 6 });
    expect(pay(event, 'boris', 'anna', 60)).toEqual(['anna pays boris 10', 'anna pays boris 15']);
  });

  test('PR14, PR21 what was played with a demand lies there by no `lies`, and is not let go', () => {
    const event = new Event({ anna: 'seal-of-right', boris: 'backing' });
    event.give('anna/seal-of-right', 'anna', 'boris');
    event.do({ type: 'playInContract', who: 'boris', key: 'anna/seal-of-right', lies: true });
    expect(event.do({ type: 'letGo', who: 'boris', key: 'anna/seal-of-right' })).toBe('not-lying');
    expect(event.do({ type: 'demandOver', who: 'boris', key: 'anna/seal-of-right', isSized: false })).toBe(
      'ok',
    );
    expect(event.where('anna/seal-of-right')).toBe('hand of boris');
  });

  test('PR21 what a contract brings itself does not look at it; what lies already does', () => {
    const event = new Event({ anna: 'guest-right', boris: 'backing' });
    event.give('anna/guest-right', 'anna', 'boris');
    expect(event.where('anna/guest-right')).toBe('front of boris');
    event.give('anna/whisper', 'anna', 'boris');
    expect(event.where('anna/guest-right')).toBe('hand of anna');
  });

  test('PR21 what is played with a demand lies until a size is chosen; otherwise it comes back', () => {
    const event = new Event({ anna: 'seal-of-right', boris: 'backing' });
    event.give('anna/seal-of-right', 'anna', 'boris');
    event.do({ type: 'playInContract', who: 'boris', key: 'anna/seal-of-right', lies: true });
    event.do({ type: 'demandOver', who: 'boris', key: 'anna/seal-of-right', isSized: false });
    expect([event.where('anna/seal-of-right'), event.counts('boris')]).toEqual(['hand of boris', [6, 1]]);
    event.do({ type: 'playInContract', who: 'boris', key: 'anna/seal-of-right', lies: true });
    event.do({ type: 'demandOver', who: 'boris', key: 'anna/seal-of-right', isSized: true });
    expect(event.where('anna/seal-of-right')).toBe('hand of anna');
  });

  test('PR25, PR26 a demand goes on and ends without a promise that a ruin or an organiser took from it', () => {
    for (const taking of [
      { type: 'ruin', who: 'anna' },
      { type: 'ruin', who: 'boris' },
      { type: 'sendHome', key: 'anna/seal-of-right' },
    ] as const)
      for (const isSized of [true, false]) {
        const event = new Event({ anna: 'seal-of-right', boris: 'backing' });
        event.give('anna/seal-of-right', 'anna', 'boris');
        event.do({ type: 'playInContract', who: 'boris', key: 'anna/seal-of-right', lies: true });
        event.do(taking);
        const taken = event.where('anna/seal-of-right');
        expect(event.do({ type: 'demandOver', who: 'boris', key: 'anna/seal-of-right', isSized })).toBe('ok');
        expect([event.where('anna/seal-of-right'), event.moves]).toEqual([taken, []]);
      }
  });

  test('PR26 a demand from which a promise was taken leaves it to whoever has demanded with it since', () => {
    for (const isSized of [true, false]) {
      const event = new Event({ anna: 'seal-of-right', boris: 'backing' });
      event.give('anna/seal-of-right', 'anna', 'boris');
      event.do({ type: 'playInContract', who: 'boris', key: 'anna/seal-of-right', lies: true });
      event.do({ type: 'sendHome', key: 'anna/seal-of-right' });
      event.give('anna/seal-of-right', 'anna', 'carol');
      event.do({ type: 'playInContract', who: 'carol', key: 'anna/seal-of-right', lies: true });
      expect(event.do({ type: 'demandOver', who: 'boris', key: 'anna/seal-of-right', isSized })).toBe('ok');
      expect(event.where('anna/seal-of-right')).toBe('front of carol');
    }
  });

  test('PR12 what answers a game goes home in the same step', () => {
    const event = new Event();
    event.give('anna/word-of-peace', 'anna', 'boris');
    event.do({ type: 'playInContract', who: 'boris', key: 'anna/word-of-peace', lies: false });
    expect(event.where('anna/word-of-peace')).toBe('hand of anna');
  });

  test('case 6: Surety goes home where its holder proposes a game to the owner, and not to a third', () => {
    const event = new Event();
    event.give('anna/surety', 'anna', 'boris');
    event.give('anna/offence', 'anna', 'boris');
    event.do({ type: 'play', who: 'boris', key: 'anna/offence', named: null });
    event.do({ type: 'gameBegun', by: 'boris', other: 'carol' });
    event.do({ type: 'gameBegun', by: 'anna', other: 'boris' });
    event.do({ type: 'gameBegun', by: 'carol', other: 'anna' });
    expect(event.where('anna/surety')).toBe('front of boris');
    event.do({ type: 'gameBegun', by: 'boris', other: 'anna' });
    expect(['anna/surety', 'anna/offence'].map((key) => event.where(key))).toEqual([
      'hand of anna',
      'front of boris',
    ]);
  });

  test('switched off, Surety rests: a game that its holder proposes to the owner moves nothing', () => {
    const event = new Event();
    event.give('anna/surety', 'anna', 'boris');
    event.facts = { ...QUIET, isOn: false };
    event.do({ type: 'gameBegun', by: 'boris', other: 'anna' });
    expect([event.where('anna/surety'), event.moves]).toEqual(['front of boris', []]);
  });

  test('PR22 the owner pays what the purse holds; what reckons to 0 has not come about', () => {
    const event = new Event();
    event.give('boris/backing', 'boris', 'anna');
    event.do({ type: 'play', who: 'anna', key: 'boris/backing', named: null });
    const lost = (stake: number): readonly string[] => {
      const end = { how: 'counted', winner: 'carol', loser: 'anna', stake, tie: null } as const;
      event.do({ type: 'matchOver', match: 'm', end });
      return event.paid;
    };
    expect(lost(1)).toEqual([]);
    expect(event.where('boris/backing')).toBe('front of anna');
    event.facts = { ...QUIET, purses: new Map([['boris', 3]]) };
    expect(lost(30)).toEqual(['boris pays anna 3']);
    expect(event.where('boris/backing')).toBe('hand of boris');
  });

  test('PR22, case 11: where coins lie on the table it is recorded; nobody pays more than `most`', () => {
    const event = new Event();
    event.give('boris/backing', 'boris', 'anna');
    event.do({ type: 'play', who: 'anna', key: 'boris/backing', named: null });
    event.facts = { ...QUIET, purses: null };
    const end = { how: 'counted', winner: 'carol', loser: 'anna', stake: 100, tie: null } as const;
    event.do({ type: 'matchOver', match: 'm', end });
    expect(event.paid).toEqual(['boris pays anna 10']);
  });

  test('PR23 the tie that decided has come about; conceded, awarded, drawn, nothing has', () => {
    const event = new Event();
    event.give('anna/surety', 'anna', 'boris');
    event.do({ type: 'matchOver', match: 'm', end: { how: 'otherwise' } });
    expect(event.where('anna/surety')).toBe('front of boris');
    const end = { how: 'counted', winner: 'boris', loser: 'carol', stake: 4, tie: 'anna/surety' } as const;
    event.do({ type: 'matchOver', match: 'm', end });
    expect(event.where('anna/surety')).toBe('hand of anna');
  });

  test('PR23 a tie that went home before its match was over, and lies before another by then, stays there', () => {
    const event = new Event();
    event.give('anna/surety', 'anna', 'boris');
    // After the count the match still waits for the price of victory, but its winner may ask the owner for a game.
    event.facts = { ...QUIET, inMatch: new Set(['boris', 'carol']) };
    event.do({ type: 'gameBegun', by: 'boris', other: 'anna' });
    event.give('anna/surety', 'anna', 'dora');
    expect(event.where('anna/surety')).toBe('front of dora');
    const end = { how: 'counted', winner: 'boris', loser: 'carol', stake: 4, tie: 'anna/surety' } as const;
    event.do({ type: 'matchOver', match: 'm', end });
    expect(event.where('anna/surety')).toBe('front of dora');
  });

  test('PR24 a voided match puts back what was played in it, known now; what lay stays, and nothing is paid', () => {
    const event = new Event();
    event.give('carol/hideout', 'carol', 'anna');
    event.give('boris/surety', 'boris', 'anna');
    event.do({ type: 'playInMatch', who: 'anna', key: 'carol/hideout', match: 'm' });
    event.do({ type: 'matchOver', match: 'm', end: { how: 'voided' } });
    expect([event.where('carol/hideout'), event.where('boris/surety')]).toEqual([
      'hand of anna',
      'front of anna',
    ]);
    expect([event.counts('anna'), event.moves.map(isOpen), event.paid]).toEqual([[6, 1], [true], []]);
  });
});

describe('ruin and staff', () => {
  test('PR25 the ruined one’s promises are out wherever they are; those of others with them go home', () => {
    const event = new Event();
    event.give('anna/whisper', 'anna', 'boris');
    event.give('anna/surety', 'anna', 'carol');
    event.give('boris/backing', 'boris', 'anna');
    event.give('carol/hideout', 'carol', 'dora');
    event.do({ type: 'ruin', who: 'anna' });
    expect(['anna/whisper', 'anna/surety', 'anna/offence'].map((key) => event.where(key))).toEqual([
      'out',
      'out',
      'out',
    ]);
    expect(['boris/backing', 'carol/hideout'].map((key) => event.where(key))).toEqual([
      'hand of boris',
      'hand of dora',
    ]);
    expect([event.counts('anna'), event.counts('boris')]).toEqual([
      [0, 0],
      [5, 0],
    ]);
    expect(event.do({ type: 'ruin', who: 'anna' })).toBe('ruined-before');
  });

  test('PR25, case 12: out of a contract, which goes on; another’s that they were giving goes home', () => {
    const event = new Event();
    event.give('boris/whisper', 'boris', 'anna');
    event.do({
      type: 'sign',
      contract: 'c',
      gives: [
        { by: 'anna', key: 'boris/whisper' },
        { by: 'carol', key: 'carol/hideout' },
      ],
    });
    event.do({ type: 'ruin', who: 'anna' });
    expect(['boris/whisper', 'carol/hideout'].map((key) => event.where(key))).toEqual([
      'hand of boris',
      'held by c',
    ]);
    event.do({ type: 'fulfil', contract: 'c', payer: 'anna', paid: 'carol', price: 0 });
    // A promise that would come to the ruined trader goes home.
    expect(event.where('carol/hideout')).toBe('hand of carol');
    expect(event.state.given.map(({ contract }) => contract)).not.toContain('c');
  });

  test('PR25 somebody in a match is ruined at its end', () => {
    const event = new Event();
    event.facts = { ...QUIET, inMatch: new Set(['anna']) };
    expect(event.do({ type: 'ruin', who: 'anna' })).toBe('in-match');
  });

  test('PR25 taken back: what is out goes into its owner’s hand, what went home stays there', () => {
    const event = new Event();
    event.give('boris/backing', 'boris', 'anna');
    event.give('boris/whisper', 'boris', 'dora');
    expect(event.do({ type: 'restore', who: 'anna' })).toBe('not-ruined');
    for (const who of ['anna', 'carol']) event.do({ type: 'ruin', who });
    event.do({ type: 'restore', who: 'anna' });
    const keys = ['anna/offence', 'boris/backing', 'boris/whisper', 'carol/hideout'];
    expect(keys.map((key) => event.where(key))).toEqual([
      'hand of anna',
      'hand of boris',
      'hand of dora',
      'out',
    ]);
    expect(event.counts('anna')).toEqual([5, 0]);
    expect(['anna', 'carol'].map((who) => event.do({ type: 'ruin', who }))).toEqual(['ok', 'ruined-before']);
  });

  test('PR26 organisers send one promise home, from wherever it is', () => {
    const event = new Event();
    event.give('anna/whisper', 'anna', 'boris');
    expect(event.do({ type: 'sendHome', key: 'anna/whisper' })).toBe('ok');
    expect([event.where('anna/whisper'), event.counts('boris')]).toEqual(['hand of anna', [5, 0]]);
    expect(event.do({ type: 'sendHome', key: 'anna/whisper' })).toBe('at-home');
    expect(event.do({ type: 'sendHome', key: 'anna/nothing' })).toBe('unknown-promise');
    event.do({ type: 'ruin', who: 'anna' });
    expect(event.do({ type: 'sendHome', key: 'anna/whisper' })).toBe('is-out');
  });

  test('switched off, promises keep their places, those in front rest, and nothing is played or given', () => {
    const event = new Event();
    event.give('anna/offence', 'anna', 'boris');
    event.do({ type: 'play', who: 'boris', key: 'anna/offence', named: null });
    event.do({ type: 'sign', contract: 'c', gives: [{ by: 'anna', key: 'anna/whisper' }] });
    event.facts = { ...QUIET, isOn: false };
    expect(event.do({ type: 'fulfil', contract: 'c', payer: 'anna', paid: 'boris', price: 0 })).toBe(
      'promises-off',
    );
    expect(event.do({ type: 'letGo', who: 'boris', key: 'anna/offence' })).toBe('promises-off');
    expect(event.do({ type: 'gameRefused', asker: 'boris', refuser: 'carol', sum: 60 })).toBe('ok');
    expect([event.where('anna/offence'), event.paid]).toEqual(['front of boris', []]);
    expect(event.do({ type: 'annul', contract: 'c' })).toBe('ok');
    expect(event.where('anna/whisper')).toBe('hand of anna');
  });
});
