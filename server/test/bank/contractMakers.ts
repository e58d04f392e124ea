// Contract makers: what the model expects at a signed contract's end: the handover, and annulling (EVENT, the first
// table of "Contracts").

import { purse } from './model.ts';
import { type Maker, type Operation, rarely, reason } from './operation.ts';
import { annul, asParty, other, signedOne } from './parties.ts';
import { onContract } from '../support/onContract.ts';

const without = (all: ReadonlySet<number>, one: number): ReadonlySet<number> =>
  new Set([...all].filter((each) => each !== one));

export const confirmHandover: Maker = (play) =>
  asParty(play, { binds: false }, (contract, by) => ({
    asked: onContract(contract.id, { type: 'confirmHandover' }),
    decide() {
      const { at } = contract.game;
      if (at === 'playing') return 'playing';
      if (at === 'proposed' || at === 'demanded') return 'game-open';
      if (contract.handed.has(by)) return 'already-done';
      contract.handed = new Set([...contract.handed, by]);
      if (contract.handed.size < 2) return null;
      contract.state = 'fulfilled';
      const { model } = play;
      model.move(model.hold(contract), purse(other(contract, contract.payer)), contract.sum, 'handover');
      return null;
    },
  }));

export const agreeAnnul: Maker = (play) =>
  asParty(play, { binds: false }, (contract, by) => ({
    asked: onContract(contract.id, { type: 'agreeAnnul' }),
    decide() {
      if (contract.game.at === 'playing') return 'playing';
      if (contract.annulling.has(by)) return 'already-done';
      contract.annulling = new Set([...contract.annulling, by]);
      return contract.annulling.size < 2 ? null : annul(play, contract);
    },
  }));

export const takeBack: Maker = (play) => {
  const what = rarely(play, 2) ? 'handed' : 'annulling';
  return asParty(play, { binds: false }, (contract, by) => ({
    asked: onContract(contract.id, { type: what === 'handed' ? 'takeBackHandover' : 'takeBackAnnul' }),
    decide() {
      if (!contract[what].has(by)) return 'nothing-to-take-back';
      contract[what] = without(contract[what], by);
      return null;
    },
  }));
};

export const annulContract: Maker = (play) => {
  const contract = rarely(play, 3) ? signedOne(play) : null;
  if (contract === null) return null;
  const asked = { type: 'annulContract', contract: contract.id, reason } as const;
  const refuse = (expects: string): Operation => ({ by: play.organiser, asked, expects });
  if (contract.state !== 'signed') return refuse('wrong-state');
  if (contract.game.at === 'playing') return refuse('playing');
  return { by: play.organiser, asked, expects: annul(play, contract) };
};
