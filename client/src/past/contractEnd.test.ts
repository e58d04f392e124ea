// Which ends of contracts are news.

import type { ContractInfo } from '@dunmer/shared/protocol';
import { describe, expect, it } from 'vitest';
import { signed } from '../harness/contractView.ts';
import { contractEnd } from './lines.tsx';

const NONE = { at: 'none' } as const;
const by = (...acts: readonly (readonly [act: string, who: string | null])[]): ContractInfo['history'] =>
  acts.map(([act, who]) => ({
    act,
    who: who === null ? null : { person: who, name: who, code: who },
    reason: '',
    settled: null,
    at: '',
  }));
const OFFER = ['offerContract', 'me'] as const;

describe('the end of a contract', () => {
  it('is not there yet while it is offered or in force', () => {
    const history = by(OFFER);
    expect(contractEnd({ state: { at: 'offered' }, history } as const, 'me')).toBe('open');
    expect(contractEnd({ state: signed(), history }, 'me')).toBe('open');
  });

  it('is news where the other has declined the offer, refused the game, or done the last of what both must do', () => {
    const game = NONE;
    const declined = { state: { at: 'declined' }, history: by(OFFER, ['declineContract', 'them']) } as const;
    expect(contractEnd(declined, 'me')).toBe('declined');
    const refused = {
      state: { at: 'annulled', by: 'refusal', game },
      history: by(OFFER, ['proposeGame', 'me'], ['refuseGame', 'them']),
    } as const;
    expect(contractEnd(refused, 'me')).toBe('annulledRefusal');
    const fulfilled = {
      state: { at: 'fulfilled', game },
      history: by(OFFER, ['confirmHandover', 'me'], ['confirmHandover', 'them']),
    } as const;
    expect(contractEnd(fulfilled, 'me')).toBe('fulfilled');
    expect(contractEnd(fulfilled, 'them')).toBeNull();
  });

  it('is news to both where an organiser has annulled it', () => {
    const annulled = {
      state: { at: 'annulled', by: 'organiser', game: NONE },
      history: by(OFFER, ['annulContract', 'organiser']),
    } as const;
    expect([contractEnd(annulled, 'me'), contractEnd(annulled, 'them')]).toEqual([
      'annulledOrganiser',
      'annulledOrganiser',
    ]);
  });

  it('stays the other’s act though a referee has since decided the match anew', () => {
    const state = { at: 'fulfilled', game: NONE } as const;
    const history = by(['confirmHandover', 'them'], ['confirmHandover', 'me'], ['award', 'referee']);
    expect(contractEnd({ state, history }, 'me')).toBeNull();
    expect(contractEnd({ state, history }, 'them')).toBe('fulfilled');
  });

  it('is none of what was taken back or replaced, nor of what is open', () => {
    expect(contractEnd({ state: { at: 'withdrawn' }, history: [] }, 'me')).toBeNull();
    expect(contractEnd({ state: { at: 'countered' }, history: [] }, 'me')).toBeNull();
    expect(contractEnd({ state: { at: 'offered' }, history: [] }, 'me')).toBe('open');
  });
});
