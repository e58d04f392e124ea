// F4: the page says truthfully whose numbers the tosses rest on, whoever's are missing.

import { NEW_SEALED_MATCH, type Seals } from '@dunmer/shared/fairness';
import { describe, expect, it } from 'vitest';
import { matchEn } from '../match.en.ts';
import { tossWords } from './tossNotes.tsx';

const { fair } = matchEn;
const names = { a: 'Tralan', b: 'Mivul' };
const N = 'ab'.repeat(32);
const told = (seals: Partial<Seals>) => tossWords(matchEn, names, { ...NEW_SEALED_MATCH.seals, ...seals });

describe('the words on the tosses (F4)', () => {
  it('say that nobody alone chooses one, only where both phones have opened', () => {
    expect(told({ nonces: { a: N, b: N } })).toEqual([fair.tossBoth]);
  });

  it('say whose number is missing before both are published', () => {
    expect(told({ opened: { a: true, b: false } })).toEqual([fair.tossWaits('Mivul')]);
    expect(told({})).toEqual([fair.tossWaits('Tralan and Mivul')]);
  });

  it('name the bot whose number is the server’s, and say nothing of both phones', () => {
    expect(told({ nonces: { a: N, b: N }, bots: ['b'] })).toEqual([fair.botNumber('Mivul', 'Tralan')]);
  });

  it('name the seat that went on without a number, and who said so', () => {
    const waived = [{ seat: 'a', by: 'referee' }] as const;
    expect(told({ nonces: { a: '', b: N }, waived })).toEqual([fair.noNumber('Tralan', 'Mivul', 'referee')]);
  });

  it('promise nobody else where neither seat gave a number of its own', () => {
    const waived = [{ seat: 'a', by: 'clock' }] as const;
    expect(told({ nonces: { a: '', b: N }, bots: ['b'], waived })).toEqual([fair.tossServer]);
  });
});
