// A contract from its reader's side: whose turn it is, and which act comes first.

import { type Game, NEW_CONTRACT } from '@dunmer/shared/contract';
import { actOf, type ClientCommand, type ContractView, type ContractWish } from '@dunmer/shared/protocol';
import { pledge } from '@dunmer/shared/windows';
import { describe, expect, it } from 'vitest';
import { actsAtHand, wishOf } from './acts.ts';
import { contractView, signed } from '../harness/contractView.ts';
import { ME } from '../harness/homeView.ts';
import { contractRu } from '../text/contract.ru.ts';
import { saysOf } from './says.ts';
import { declinedLines, endingLines } from './ending.ts';
import { actWords, contractFacts, restsOn, sizesFor } from './facts.ts';
import { hindranceOf, type Own } from './hindrance.ts';
import { statusOf, turnOf } from './status.ts';
import { contractWords } from '../staff/contracts/contractPage.tsx';
import { staffListsRu } from '../staff/lists/staffLists.ru.ts';

const at = (amount: number) => ({ amount, table: 'trade' }) as const;

const APP = { money: 'app', least: 1 } as const;
const RICH: Own = { purse: 1000, least: 1, busy: false, frozen: false, patrons: false, promises: 'on' };

const contract = (facts: Partial<ContractView>): ContractView =>
  contractView({ text: 'десять флаконов', sum: 14, ...facts });

describe('whose turn it is in a contract', () => {
  it.each([
    ['an offer waits for whom it was made to', NEW_CONTRACT, 'theirs', 'mine'],
    [
      'a proposed game waits for the other',
      signed({ at: 'proposed', by: 'one', amount: 2, proposal: 1 }),
      'theirs',
      'mine',
    ],
    ['a demand waits for the other', signed({ at: 'demanded', by: 'one', proposal: 1 }), 'theirs', 'mine'],
    [
      'a confirmed handover waits for the other',
      signed({ at: 'none' }, { handed: { one: true, two: false } }),
      'theirs',
      'mine',
    ],
    [
      'a consent to annul waits for the other',
      signed({ at: 'none' }, { annulling: { one: true, two: false } }),
      'theirs',
      'mine',
    ],
    ['a signed contract waits for both', signed(), 'both', 'both'],
    ['a match goes on for both', signed({ at: 'playing', amount: 2 }), 'both', 'both'],
    ['a fulfilled contract waits for nobody', { at: 'fulfilled', game: { at: 'none' } }, 'nobody', 'nobody'],
  ] as const)('%s', (_, state, one, two) => {
    expect(turnOf(statusOf({ state, party: 'one' }))).toBe(one);
    expect(turnOf(statusOf({ state, party: 'two' }))).toBe(two);
  });

  it('a game that is proposed stands before a handover or an annulment', () => {
    const state = signed(
      { at: 'proposed', by: 'two', amount: 2, proposal: 1 },
      { annulling: { one: false, two: true } },
    );
    expect(statusOf({ state, party: 'one' })).toBe('game-theirs');
  });

  it('the other’s consent to annul is answered before the own handover is waited for', () => {
    const state = signed(
      { at: 'none' },
      { handed: { one: true, two: false }, annulling: { one: false, two: true } },
    );
    expect(statusOf({ state, party: 'one' })).toBe('annul-theirs');
  });

  it('nothing of it waits for staff, whichever of the two has handed over or wants to annul', () => {
    const first = { one: true, two: false };
    const second = { one: false, two: true };
    for (const facts of [{ handed: first }, { handed: second }, { annulling: first }, { annulling: second }])
      expect(statusOf({ state: signed({ at: 'none' }, facts), party: null })).toBe('signed');
  });
});

describe('the acts of a contract', () => {
  it('are only those that the server says may be done', () => {
    const state = signed({ at: 'proposed', by: 'two', amount: 2, proposal: 1 });
    expect(actsAtHand(contract({ state, may: ['agreeGame', 'refuseGame'] }), RICH)).toEqual({
      first: 'agreeGame',
      others: ['refuseGame'],
      rest: [],
    });
  });

  it('lead nobody to refuse a game, and the contract with it, because it can’t begin just now', () => {
    const proposed = signed({ at: 'proposed', by: 'two', amount: 2, proposal: 1 });
    const may = ['counterGame', 'refuseGame'] as const;
    const poor = contract({ state: proposed, may });
    const own = { ...RICH, purse: 1 };
    expect(actsAtHand(poor, own)).toEqual({ first: 'counterGame', others: [], rest: ['refuseGame'] });
    expect(hindranceOf(poor, own)).toBe('purse');
    expect(hindranceOf(poor, { ...RICH, least: 3 })).toBe('least');
    expect(hindranceOf(poor, { ...RICH, purse: null })).toBeNull();
    // The price has lain in the hold since the signing: only the prestige is still asked of a purse.
    for (const payer of ['one', 'two'] as const)
      expect(hindranceOf({ ...poor, payer }, { ...RICH, purse: 2 })).toBeNull();
    const demanded = signed({ at: 'demanded', by: 'two', proposal: 1 });
    for (const [busy, why] of [
      [{ one: true, two: false }, 'busy-mine'],
      [{ one: false, two: true }, 'busy-theirs'],
    ] as const)
      for (const state of [proposed, demanded]) {
        const waiting = contract({ state, may, busy });
        expect(actsAtHand(waiting, RICH)).toEqual({
          first: null,
          others: [],
          rest: ['counterGame', 'refuseGame'],
        });
        expect(hindranceOf(waiting, RICH)).toBe(why);
      }
  });

  it('say why a contract that names a promise waits: they are off, or one of the two is bound (PR7)', () => {
    const item = { pledge: 'me/the-cut', owner: ME, card: 'the-cut' };
    const pledges = {
      gives: { one: item, two: null },
      left: { one: false, two: false },
      truce: false,
      plays: [],
    };
    const handed = signed({ at: 'none' }, { handed: { one: false, two: true } });
    const off = { ...RICH, promises: 'off' as const };
    const waiting = contract({ state: handed, may: ['agreeAnnul'], pledges });
    expect(hindranceOf(waiting, off)).toBe('promises-off');
    expect(hindranceOf({ ...waiting, busy: { one: false, two: true } }, RICH)).toBe('busy-theirs');
    expect(hindranceOf({ ...waiting, busy: { one: true, two: false } }, RICH)).toBe('busy-mine');
    expect(hindranceOf({ ...waiting, may: ['confirmHandover'] }, off)).toBeNull();
    expect(actsAtHand(waiting, off)).toEqual({ first: null, others: [], rest: ['agreeAnnul'] });
    const offer = contract({ party: 'two', may: ['decline', 'counter'], pledges });
    expect(hindranceOf(offer, off)).toBe('promises-off');
    expect(hindranceOf(offer, RICH)).toBeNull();
    expect(actsAtHand(offer, off)).toEqual({ first: 'counter', others: ['decline'], rest: [] });
    const over = { ...RICH, promises: 'closed' as const };
    expect(hindranceOf(offer, over)).toBe('promises-over');
    expect(actsAtHand(offer, over)).toEqual({ first: 'counter', others: ['decline'], rest: [] });
    const may = ['confirmHandover', 'proposeGame', 'agreeAnnul'] as const;
    for (const state of [
      signed({ at: 'none' }),
      signed({ at: 'none' }, { handed: { one: true, two: false } }),
    ]) {
      const held = contract({ state, may, pledges });
      expect(hindranceOf(held, over)).toBe('promises-over');
      expect(actsAtHand(held, over)).toEqual({ first: 'agreeAnnul', others: [], rest: ['proposeGame'] });
      expect(
        hindranceOf({ ...held, pledges: { ...pledges, gives: { one: null, two: null } } }, over),
      ).toBeNull();
    }
  });

  it('lead nobody to end the contract while an action of the intrigue deck is open around one of the two (IN21)', () => {
    const intrigue = { plays: [], play: null, around: true } as const;
    const state = signed({ at: 'proposed', by: 'two', amount: 3, proposal: 1 });
    const waiting = contract({ state, may: ['counterGame', 'refuseGame'], intrigue });
    expect(hindranceOf(waiting, RICH)).toBe('play-open');
    expect(actsAtHand(waiting, RICH)).toEqual({ first: 'counterGame', others: [], rest: ['refuseGame'] });
    const demanded = signed({ at: 'demanded', by: 'two', proposal: 1 });
    expect(hindranceOf({ ...waiting, state: demanded, sixth: [2, 3] }, RICH)).toBe('play-open');
    expect(hindranceOf({ ...waiting, state: demanded, sixth: [] }, RICH)).toBe('demand-over');
    expect(hindranceOf({ ...waiting, intrigue: { plays: [], play: null } }, RICH)).toBeNull();
    const offer = contract({ party: 'two', game: 3, may: ['decline', 'counter'], intrigue });
    expect(hindranceOf(offer, RICH)).toBe('play-open');
    expect(hindranceOf({ ...offer, unsaid: true }, RICH)).toBeNull();
    expect(hindranceOf({ ...offer, game: null }, RICH)).toBeNull();
  });

  it('let a demand end that the two can’t both meet any more, before it can be refused (rule 1.3)', () => {
    const state = signed({ at: 'demanded', by: 'two', proposal: 1 });
    const poor = contract({ state, may: ['chooseRounding', 'refuseGame'], sixth: [] });
    expect(actsAtHand(poor, RICH)).toEqual({ first: 'chooseRounding', others: [], rest: ['refuseGame'] });
    expect(hindranceOf(poor, RICH)).toBe('demand-over');
    expect(hindranceOf({ ...poor, sixth: [2, 3] }, RICH)).toBeNull();
    expect(hindranceOf({ ...poor, party: 'two' }, RICH)).toBeNull();
  });

  it('lead nobody to end the contract because an organiser has stopped one of the two; what binds is not offered', () => {
    const state = signed({ at: 'demanded', by: 'two', proposal: 1 });
    const may = ['chooseRounding', 'agreeAnnul', 'refuseGame'] as const;
    for (const [stopped, why] of [
      [{ one: false, two: true }, 'stopped-theirs'],
      [{ one: true, two: false }, 'stopped-mine'],
    ] as const) {
      const waiting = contract({ state, may, stopped, sixth: [2, 3] });
      expect(hindranceOf(waiting, RICH)).toBe(why);
      expect(actsAtHand(waiting, RICH)).toEqual({
        first: null,
        others: [],
        rest: ['agreeAnnul', 'refuseGame'],
      });
    }
  });

  it('say of an offer that can’t be signed what it takes, and leave another offer or a no', () => {
    const may = ['decline', 'counter'] as const;
    const offered = contract({ party: 'two', payer: 'two', sum: 500, may });
    const poor = { ...RICH, purse: 118 };
    expect(hindranceOf(offered, poor)).toBe('purse');
    expect(actsAtHand(offered, poor)).toEqual({ first: 'counter', others: ['decline'], rest: [] });
    // Only the reader's own purse is known.
    expect(hindranceOf({ ...offered, payer: 'one' }, poor)).toBeNull();
    expect(hindranceOf({ ...offered, party: 'one', payer: 'one' }, poor)).toBe('purse');
    const played = { ...offered, sum: 100, game: 20 };
    expect(hindranceOf(played, poor)).toBe('purse');
    expect(hindranceOf(played, { ...RICH, least: 21 })).toBe('least');
    expect(hindranceOf(played, { ...RICH, least: 20 })).toBeNull();
    expect(hindranceOf(played, { ...RICH, busy: true })).toBe('busy-mine');
    expect(hindranceOf(played, { ...RICH, purse: 120 })).toBeNull();
    expect(hindranceOf({ ...offered, sum: 100 }, { ...RICH, busy: true })).toBeNull();
  });

  it('are to sign, in a match too, what names no game', () => {
    const may = ['accept', 'counter', 'decline'] as const;
    const offer = contract({ party: 'two', may, busy: { one: true, two: true } });
    expect(actsAtHand(offer, RICH)).toEqual({ first: 'accept', others: ['counter', 'decline'], rest: [] });
  });

  it('are none for whoever is suspended, who reads so where something waits for them', () => {
    const frozen = { ...RICH, frozen: true };
    const offer = contract({ party: 'two', may: ['accept', 'counter', 'decline'] });
    const own = contract({ party: 'one', may: ['withdraw'] });
    const held = contract({ state: signed(), may: ['confirmHandover', 'agreeAnnul'] });
    for (const each of [offer, own, held])
      expect(actsAtHand(each, frozen)).toEqual({ first: null, others: [], rest: [] });
    expect([offer, own, held].map((each) => hindranceOf(each, frozen))).toEqual([
      'stopped-mine',
      null,
      'stopped-mine',
    ]);
  });

  it('are to hand over, and to propose no game, while an organiser has stopped one of the two', () => {
    const may = ['confirmHandover', 'proposeGame'] as const;
    const held = contract({ state: signed(), may, stopped: { one: false, two: true } });
    expect(actsAtHand(held, RICH)).toEqual({ first: 'confirmHandover', others: [], rest: [] });
  });

  it('are to play on for a contract that names a promise, once promises are over (PR27)', () => {
    const item = { pledge: 'me/the-cut', owner: ME, card: 'the-cut' };
    const gives = { one: item, two: null };
    const pledges = { gives, left: { one: false, two: false }, truce: false, plays: [] };
    const state = signed({ at: 'proposed', by: 'two', amount: 2, proposal: 1 });
    const may = ['agreeGame', 'refuseGame'] as const;
    const over = { ...RICH, promises: 'closed' as const };
    expect(actsAtHand(contract({ state, may, pledges }), over).first).toBe('agreeGame');
  });

  it('name the game of an offer in the yes to it', () => {
    expect(wishOf(contract({}), 'accept', at(0))).toEqual({ type: 'accept' });
    expect(wishOf(contract({ game: 5 }), 'accept', at(0))).toEqual({ type: 'accept', game: 5 });
    expect(contractFacts(contract({ game: 5 }), 'one', 'accept', APP).amount).toBe(5);
  });

  it('says of promises that they were shown, where the offer names any (PR5)', () => {
    const pledges = { left: { one: false, two: false }, truce: false, plays: [] } as const;
    const item = { pledge: 'me/whisper', owner: contract({}).one, card: 'whisper' } as const;
    const gives = { one: item, two: null };
    expect(wishOf(contract({ pledges: { ...pledges, gives } }), 'accept', at(0))).toEqual({
      type: 'accept',
      pledges: true,
    });
    const none = { one: null, two: null };
    expect(wishOf(contract({ pledges: { ...pledges, gives: none } }), 'accept', at(0))).toEqual({
      type: 'accept',
    });
  });

  it('put an answer first, and fold away what is not asked', () => {
    const state = signed({ at: 'proposed', by: 'two', amount: 2, proposal: 1 });
    const may = ['agreeAnnul', 'agreeGame', 'counterGame', 'demandSixth', 'refuseGame'] as const;
    expect(actsAtHand(contract({ state, may }), RICH)).toEqual({
      first: 'agreeGame',
      others: ['counterGame', 'refuseGame'],
      rest: ['demandSixth', 'agreeAnnul'],
    });
  });

  it('leave nothing in front while the other has to answer', () => {
    const state = signed({ at: 'proposed', by: 'one', amount: 2, proposal: 1 });
    expect(actsAtHand(contract({ state, may: ['withdrawGame', 'demandSixth'] }), RICH)).toEqual({
      first: null,
      others: [],
      rest: ['demandSixth', 'withdrawGame'],
    });
  });

  it('say of the second confirmation that it completes the handover', () => {
    const state = signed({ at: 'none' }, { handed: { one: false, two: true } });
    expect(contractFacts(contract({ state }), 'one', 'confirmHandover', APP)).toMatchObject({
      other: 'Ильмени',
      iPay: true,
      second: true,
      onTable: false,
    });
    expect(
      contractFacts(contract({ state, party: 'two' }), 'two', 'confirmHandover', { ...APP, money: 'table' }),
    ).toMatchObject({
      other: 'Тралан',
      iPay: false,
      second: false,
      onTable: true,
    });
  });

  it('warn of the first confirmation that it ends the chance of a match, while there is one (rule 1.1)', () => {
    const said = (game: Parameters<typeof signed>[0]) => {
      const facts = contractFacts(contract({ state: signed(game) }), 'one', 'confirmHandover', APP);
      return contractRu.acts.confirmHandover.means(facts).join(' ');
    };
    expect(said({ at: 'none' })).toContain('потом нельзя');
    expect(said({ at: 'taken', amount: 3, by: 'two' })).not.toContain('потом нельзя');
    expect(said({ at: 'returned', amount: 3 })).not.toContain('потом нельзя');
  });

  it('name the proposal that they answer, so that a newer one is never agreed to unseen', () => {
    const state = signed({ at: 'proposed', by: 'two', amount: 3, proposal: 7 });
    const view = contract({ state });
    expect(wishOf(view, 'agreeGame', at(0))).toEqual({ type: 'agreeGame', proposal: 7 });
    expect(wishOf(view, 'counterGame', at(5))).toEqual({
      type: 'counterGame',
      proposal: 7,
      amount: 5,
    });
    for (const act of ['refuseGame', 'withdrawGame'] as const)
      expect(wishOf(view, act, at(0))).toEqual({ type: act, proposal: 7 });
    const demanded = contract({ state: signed({ at: 'demanded', by: 'two', proposal: 8 }) });
    expect(wishOf(demanded, 'refuseGame', at(0))).toEqual({ type: 'refuseGame', proposal: 8 });
    expect(wishOf(demanded, 'chooseRounding', at(2))).toEqual({
      type: 'chooseRounding',
      proposal: 8,
      amount: 2,
    });
  });

  it('call a demand so when it is taken back, and say what becomes of a promise that was played with it (PR21)', () => {
    const meansOf = (game: Parameters<typeof signed>[0]): readonly string[] => {
      const view = contract({ state: signed(game) });
      const { title, means } = actWords('withdrawGame', view, contractRu, { patrons: 'off' });
      const facts = contractFacts(view, 'one', 'withdrawGame', APP);
      return [title(facts), ...means(facts).slice(1)];
    };
    const demanded = { at: 'demanded', by: 'one', proposal: 8 } as const;
    const proposed = { at: 'proposed', by: 'one', amount: 3, proposal: 7 } as const;
    expect(meansOf(proposed)).toEqual(['Отозвать вызов?']);
    expect(meansOf(demanded)).toEqual(['Отозвать требование?']);
    expect(meansOf({ ...demanded, part: 4, pledge: pledge('p1', 'whisper') })).toEqual([
      'Отозвать требование?',
      'Обещание, с которым вы её потребовали, вернётся в руку.',
    ]);
  });

  it('say that a game ends an agreement to annul, where there is one', () => {
    const game = { at: 'proposed', by: 'two', amount: 3, proposal: 1 } as const;
    const about = (one: boolean) => {
      const state = signed(game, { annulling: { one, two: false } });
      return contractFacts(contract({ state }), 'one', 'agreeGame', APP).annulling;
    };
    expect([about(true), about(false)]).toEqual([true, false]);
  });

  it('say what a sixth would be by its price alone, as long as nobody has demanded it (R12)', () => {
    const sizes = (sum: number, least = 1) =>
      sizesFor(contract({ sum, state: signed() }), 'demandSixth', { ...APP, least });
    expect([sizes(14), sizes(12), sizes(14, 5)]).toEqual([[2, 3], [2], [5]]);
    expect(contractFacts(contract({ sum: 12, state: signed() }), 'one', 'demandSixth', APP).oneSize).toBe(
      true,
    );
    const demanded = contract({ state: signed({ at: 'demanded', by: 'two', proposal: 1 }), sixth: [1] });
    expect(sizesFor(demanded, 'chooseRounding', APP)).toEqual([1]);
  });

  it('name the prestige that is proposed', () => {
    const state = signed({ at: 'proposed', by: 'two', amount: 3, proposal: 1 });
    expect(contractFacts(contract({ state }), 'one', 'agreeGame', APP).amount).toBe(3);
  });
});

describe('a demand in words', () => {
  const demand = (
    facts: Partial<Extract<Game, { readonly at: 'demanded' }>>,
    more: Partial<ContractView> = {},
  ) =>
    saysOf(
      contract({
        state: signed({ at: 'demanded', by: 'two', proposal: 1, ...facts }),
        sixth: [2, 3],
        ...more,
      }),
      contractRu,
    );
  const at = { by: 'two', card: 'own-scales#1', asked: 'one' } as const;
  const play = { ...at, cancels: [], asking: 1, left: 1, full: 1, runs: true, answers: [] };

  it('is for what cards have made of it (IN20, case 10)', () => {
    expect(demand({})).toContain('на шестую часть');
    expect(demand({ part: 4 })).toContain('на четверть');
    expect(demand({ part: 12 })).toContain('на двенадцатую часть');
    expect(demand({ part: 4, by: 'one' })).toContain('Вы требуете сыграть на четверть');
  });

  it('asks nobody to round it while a card waits for its answer (IN21)', () => {
    expect(demand({})).toContain('Вы выбираете');
    expect(demand({}, { intrigue: { plays: [], play } })).not.toContain('Вы выбираете');
  });
});

describe('a contract for staff', () => {
  const state = signed({ at: 'demanded', by: 'two', proposal: 1, part: 4 });
  const play = {
    ...({ by: 'two', card: 'own-scales#1', asked: 'one' } as const),
    cancels: [],
    asking: 1,
    left: 1,
    full: 1,
    runs: true,
    answers: [],
  };

  it('says what is demanded, and who has to answer a card in it (IN21)', () => {
    const { contracts } = staffListsRu;
    const open = contract({ state, intrigue: { plays: [], play } });
    expect(contractWords(contract({ state }), contracts)).toMatch(/, требование четверти$/);
    expect(contractWords(open, contracts)).toMatch(
      /, требование четверти, Тралан отвечает на карту интриги$/,
    );
  });
});

describe('the history of a contract', () => {
  const card = 'own-scales#1';
  const wishes: readonly ContractWish[] = [
    { type: 'demandWithIntrigue', card, rounding: null },
    { type: 'answerWithIntrigue', card, proposal: 1 },
    { type: 'cancelPlay', card, asking: 1 },
    { type: 'passPlay', asking: 1 },
  ];

  it.each(wishes)('says in words what was done with a card: $type', (wish) => {
    const act = actOf({ type: 'actOnContract', wish });
    expect(Object.keys(contractRu.did)).toContain(act);
  });

  const others: readonly (ClientCommand['type'] | 'clock')[] = [
    ...(['play', 'playGame', 'clock', 'award', 'voidMatch'] as const),
    ...(['annulContract', 'ruinPerson', 'sendPledgeHome'] as const),
  ];

  it.each(others)('says in words what became of its match, its promises or itself: %s', (act) => {
    expect(Object.keys(contractRu.did)).toContain(act);
  });
});

describe('the end of a contract', () => {
  const refusedBy = (person: string, name: string) => [
    { act: 'refuseGame', who: { person, name, code: '' }, reason: '', at: '2026-11-22T06:00:00Z' },
  ];
  const ended = (by: 'both' | 'refusal' | 'organiser') =>
    ({ at: 'annulled', by, game: { at: 'none' } }) as const;
  const REFUSED = ended('refusal');
  const BOTH = ended('both');
  const STAFF = ended('organiser');
  const BACK = 'Деньги вернулись в ваш кошелёк: 14\u00A0дрейков.';
  it.each([
    [
      'the other refuses',
      { state: REFUSED },
      refusedBy('other', 'Ильмени'),
      ['Ильмени отказывается от партии, и сделка аннулирована.', BACK],
    ],
    [
      'the reader refuses',
      { state: REFUSED },
      refusedBy('me', 'Тралан'),
      ['Вы отказались от партии, и сделка аннулирована.', BACK],
    ],
    ['nobody knows yet who refuses', { state: REFUSED }, [], [contractRu.says.annulled.refusal, BACK]],
    ['both agree', { state: BOTH }, [], ['Сделка аннулирована по согласию обоих.', BACK]],
    ['staff do it', { state: STAFF }, [], ['Мастер аннулировал сделку.', BACK]],
    [
      'the other has paid',
      { state: BOTH, payer: 'two' },
      [],
      ['Сделка аннулирована по согласию обоих.', 'Деньги вернулись партнёру (Ильмени): 14\u00A0дрейков.'],
    ],
    ['there was no money in it', { state: BOTH, sum: 0 }, [], ['Сделка аннулирована по согласию обоих.']],
    ['the other declines', { state: { at: 'declined' } }, [], ['Ильмени отказывается от предложения.']],
    [
      'the reader declines',
      { state: { at: 'declined' }, party: 'two' },
      [],
      ['Вы отказались от предложения.'],
    ],
    ['the reader withdraws', { state: { at: 'withdrawn' } }, [], ['Вы отозвали предложение.']],
    [
      'the other withdraws',
      { state: { at: 'withdrawn' }, party: 'two' },
      [],
      ['Тралан отзывает предложение.'],
    ],
    ['it was fulfilled', { state: { at: 'fulfilled', game: { at: 'none' } } }, [], []],
  ] as const)(
    'is told with who brought it about and what came back, where %s',
    (_, facts, history, lines) => {
      const steps = history.map((step) => ({ ...step, settled: null }));
      expect(endingLines(contract(facts), steps, 'app', contractRu)).toEqual(lines);
    },
  );

  it('says where the coins are that lay on the table', () => {
    const told = endingLines(contract({ state: BOTH }), [], 'table', contractRu);
    expect(told.at(-1)).toBe('Деньги остаются у того, кто должен был платить: 14\u00A0дрейков.');
  });
});

describe('a game that a card has declined', () => {
  const step = (act: string, who: ContractView['one'] | null) =>
    ({ act, who, reason: '', settled: null, at: '2026-11-22T06:00:00Z' }) as const;
  const { one, two } = contract({});
  const told = (acts: readonly ReturnType<typeof step>[], game: Game = { at: 'none' }) =>
    declinedLines(contract({ state: signed(game) }), acts, contractRu);

  it('is told with whose card it was, until something else has happened', () => {
    const { mine, theirs } = contractRu.ended.answered;
    const asked = [step('proposeGame', one), step('answerWith', two)];
    expect(told(asked)).toEqual([theirs(two.name)]);
    expect(told([step('answerWithIntrigue', one), step('passPlay', null)])).toEqual([mine]);
    expect(told([...asked, step('takeBackHandover', one)])).toEqual([]);
    expect(told([step('proposeGame', one), step('withdrawGame', one)])).toEqual([]);
    expect(told(asked, { at: 'demanded', by: 'one', proposal: 2, part: 12 })).toEqual([]);
  });

  it('is not offered during a truce either (PROMISES 5, `truce`)', () => {
    const gives = { one: null, two: null };
    const pledges = { gives, left: { one: false, two: false }, truce: true, plays: [] };
    expect(saysOf(contract({ state: signed(), pledges }), contractRu)).toBe(contractRu.says.truce(true));
  });

  it('leaves whoever may propose none any more without a word of one (PROMISES 5, `bars`)', () => {
    const cards = { play: null, askings: 0, barred: { one: true, two: false } };
    const says = (party: ContractView['party']): string =>
      saysOf(contract({ party, state: signed({ at: 'none' }, { cards }) }), contractRu);
    expect([says('one'), says('two')]).toEqual([contractRu.says.barred(true), contractRu.says.signed(false)]);
  });
});

it('a sheet is out of date once promises in front will pay something else (PR22)', () => {
  const [owner, to] = [
    { person: 'carol', name: 'Carol', code: '' },
    { person: 'dora', name: 'Dora', code: '' },
  ];
  const paying = (sum: number) => {
    const pays = [{ item: { pledge: 'carol/the-cut', owner, card: 'the-cut' }, to, sum }];
    const none = { gives: { one: null, two: null }, left: { one: false, two: false } };
    return restsOn(contractView({ pledges: { ...none, truce: false, plays: [], pays } }));
  };
  expect(paying(6)).not.toEqual(paying(5));
});
