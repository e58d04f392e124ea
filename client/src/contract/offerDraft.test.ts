// The draft of an offer.

import { describe, expect, it } from 'vitest';
import { leftOf, newOffer, type OfferDraft, readOffer, troublesOf } from './offerDraft.ts';

const OWN = { purse: 100, least: 2, busy: false, frozen: false, patrons: false, promises: 'off' } as const;
const draft = (facts: Partial<OfferDraft> = {}): OfferDraft => ({
  ...newOffer(null, OWN.least),
  text: 'Silk',
  price: '60',
  ...facts,
});

describe('an offer that is being written', () => {
  it('is sent as it stands once nothing is wrong with it', () => {
    expect(readOffer(draft(), OWN)).toEqual({ text: 'Silk', sum: 60, payer: 'me', game: null });
    expect(readOffer(draft({ plays: true, prestige: '40' }), OWN)).toEqual({
      text: 'Silk',
      sum: 60,
      payer: 'me',
      game: 40,
    });
  });

  it('names a promise that is given, one that is asked for, or both, and never the same one twice', () => {
    const pledgesOf = (facts: Partial<OfferDraft>) => readOffer(draft(facts), OWN)?.pledges;
    expect(pledgesOf({})).toBeUndefined();
    expect(pledgesOf({ gives: 'a/whisper' })).toEqual({ gives: 'a/whisper', asks: null });
    expect(pledgesOf({ asks: 'a/whisper' })).toEqual({ gives: null, asks: 'a/whisper' });
    expect(pledgesOf({ gives: 'a/whisper', asks: 'b/whisper' })).toEqual({
      gives: 'a/whisper',
      asks: 'b/whisper',
    });
    expect(readOffer(draft({ gives: 'a/whisper', asks: 'a/whisper' }), OWN)).toBeNull();
  });

  it('is not sent without words or a sum', () => {
    expect(troublesOf(draft({ text: ' ', price: '' }), OWN)).toMatchObject({ text: 'empty', price: 'noSum' });
    expect(readOffer(draft({ text: ' ' }), OWN)).toBeNull();
  });

  it('is not sent for more than is in the own purse, price and prestige together', () => {
    expect(troublesOf(draft({ price: '101' }), OWN).price).toBe('tooMuch');
    expect(readOffer(draft({ price: '101' }), OWN)).toBeNull();
    expect(troublesOf(draft({ plays: true, prestige: '41' }), OWN).prestige).toBe('tooMuch');
    expect(readOffer(draft({ plays: true, prestige: '41' }), OWN)).toBeNull();
    expect(leftOf(draft(), OWN)).toBe(40);
  });

  it('may ask of the other whatever it likes: what they hold is theirs to know', () => {
    const asked = draft({ price: '5000', payer: 'them', plays: true, prestige: '100' });
    expect(readOffer(asked, OWN)?.sum).toBe(5000);
    expect(leftOf(asked, OWN)).toBe(100);
  });

  it('is for at least the least prestige, and for anything where coins lie on the table', () => {
    expect(troublesOf(draft({ plays: true, prestige: '1' }), OWN).prestige).toBe('tooLittle');
    expect(troublesOf(draft({ plays: true, prestige: '1' }), OWN).price).toBeNull();
    const much = draft({ price: '5000', plays: true, prestige: '700' });
    expect(readOffer(much, { ...OWN, purse: null })?.game).toBe(700);
    expect(troublesOf(draft({ prestige: '1' }), OWN).prestige).toBeNull();
  });

  it('begins with the least prestige, and with one drake where there is no least', () => {
    expect([newOffer(null, 2).prestige, newOffer(null, 0).prestige]).toEqual(['2', '1']);
  });

  it('begins, as a counter-offer, with the same from the other side', () => {
    const offer = {
      text: 'Wool',
      sum: 14,
      payer: 'one',
      party: 'two',
      game: 5,
    } as const;
    expect(newOffer(offer, 2)).toEqual({
      text: 'Wool',
      price: '14',
      payer: 'them',
      plays: true,
      prestige: '5',
    });
    expect(newOffer({ ...offer, party: 'one', game: null }, 2)).toMatchObject({ payer: 'me', plays: false });
  });

  it('names a promise for either side, or both, and never the same for both (PR4)', () => {
    expect(readOffer(draft({ gives: null, asks: null }), OWN)).not.toHaveProperty('pledges');
    const offer = readOffer(draft({ gives: 't1/whisper' }), OWN);
    expect(offer?.pledges).toEqual({ gives: 't1/whisper', asks: null });
    expect(readOffer(draft({ gives: 't1/whisper', asks: 't1/whisper' }), OWN)).toBeNull();
  });

  it('begins, as a counter-offer, with the same promises from the other side', () => {
    const item = (pledge: string) => ({
      pledge,
      owner: { person: 't1', name: 'Тралан', code: 'ABCDEFGH' },
      card: 'whisper',
    });
    const pledges = {
      gives: { one: item('t1/whisper'), two: null },
      left: { one: false, two: false },
      truce: false,
      plays: [],
    };
    const offer = { text: 'Wool', sum: 14, payer: 'one', party: 'two', game: null, pledges } as const;
    expect(newOffer(offer, 2)).toMatchObject({ gives: null, asks: 't1/whisper' });
    expect(newOffer({ ...offer, party: 'one' }, 2)).toMatchObject({ gives: 't1/whisper', asks: null });
  });
});
