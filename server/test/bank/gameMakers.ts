// Game makers: what the model expects of the prestige inside a signed contract (EVENT, the second table of "Contracts";
// rules 1.2 and 1.3).

import type { Answer } from '@dunmer/shared/protocol';
import { type Contract, purse } from './model.ts';
import { startMatch } from './matchMakers.ts';
import { type Maker, type Operation, type Play, rarely } from './operation.ts';
import { annul, asParty, signedOne } from './parties.ts';
import { onContract } from '../support/onContract.ts';

/** Returns why a game can't be begun while nothing waits for an answer; null when it can. */
function faultOfBeginning({ game: { at }, handed }: Contract): string | null {
  if (at === 'playing') return 'playing';
  if (at === 'taken' || at === 'returned') return 'game-over';
  return handed.size > 0 ? 'handover-confirmed' : null;
}

/** Returns why somebody may not name this amount; what the other party holds is checked only when they agree. */
function faultOfNaming({ model }: Play, by: number, amount: number): string | null {
  if (amount < model.least) return 'below-least';
  return amount > model.balance(purse(by)) ? 'not-enough' : null;
}

const smaller = ({ model }: Play, { one, two }: Contract): number =>
  Math.min(model.balance(purse(one)), model.balance(purse(two)));

function stand(contract: Contract, by: number, amount: number): null {
  contract.proposals += 1;
  contract.game = { at: 'proposed', by, amount, proposal: contract.proposals };
  return null;
}

/** Returns the number of the proposal to name: mostly the present one, sometimes the one before. */
const named = (play: Play, { proposals }: Contract): number =>
  rarely(play, 6) ? Math.max(1, proposals - 1) : Math.max(1, proposals);

/** Returns why a proposal can't be answered; null when it is the other party's and still stands. */
function faultOfAnswer({ game }: Contract, by: number, proposal: number): string | null {
  if (game.at === 'playing') return 'playing';
  if (game.at === 'taken' || game.at === 'returned') return 'game-over';
  if (game.at !== 'proposed' || game.proposal !== proposal) return 'stale-proposal';
  return game.by === by ? 'not-yours-to-answer' : null;
}

export const proposeGame: Maker = (play) =>
  asParty(play, { binds: true }, (contract, by) => {
    const amount = play.random.below(12);
    const { id, game } = contract;
    const decide = (): string | null => {
      if (game.at === 'proposed' || game.at === 'demanded') return 'game-open';
      return faultOfBeginning(contract) ?? faultOfNaming(play, by, amount) ?? stand(contract, by, amount);
    };
    return { asked: onContract(id, { type: 'proposeGame', amount }), decide };
  });

export const counterGame: Maker = (play) =>
  asParty(play, { binds: true, waits: true }, (contract, by) => {
    const [amount, proposal] = [play.random.below(12), named(play, contract)];
    return {
      asked: onContract(contract.id, { type: 'counterGame', amount, proposal }),
      decide: () =>
        faultOfAnswer(contract, by, proposal) ??
        faultOfNaming(play, by, amount) ??
        stand(contract, by, amount),
    };
  });

/**
 * Returns why a command about whatever waits for an answer is refused; null when its proposal is the one that waits.
 */
function faultOfMeaning({ game }: Contract, proposal: number): string | null {
  if (game.at === 'playing') return 'playing';
  if (game.at === 'taken' || game.at === 'returned') return 'game-over';
  if (game.at === 'none') return 'no-game-open';
  return game.proposal === proposal ? null : 'stale-proposal';
}

const isBy = ({ game }: Contract, by: number): boolean => 'by' in game && game.by === by;

export const withdrawGame: Maker = (play) =>
  asParty(play, { binds: false, waits: true }, (contract, by) => {
    const proposal = named(play, contract);
    const decide = (): string | null => {
      const fault = faultOfMeaning(contract, proposal);
      if (fault !== null) return fault;
      if (!isBy(contract, by)) return 'not-yours-to-withdraw';
      contract.game = { at: 'none' };
      return null;
    };
    return { asked: onContract(contract.id, { type: 'withdrawGame', proposal }), decide };
  });

export const refuseGame: Maker = (play) =>
  asParty(play, { binds: false, waits: true }, (contract, by) => {
    const proposal = named(play, contract);
    const decide = (): string | null => {
      const fault = faultOfMeaning(contract, proposal);
      if (fault !== null) return fault;
      return isBy(contract, by) ? 'not-yours-to-answer' : annul(play, contract);
    };
    return { asked: onContract(contract.id, { type: 'refuseGame', proposal }), decide };
  });

export const demandSixth: Maker = (play) =>
  asParty(play, { binds: true }, (contract, by) => {
    const decide = (): string | null => {
      if (contract.game.at === 'demanded') return 'game-open';
      const fault = faultOfBeginning(contract);
      if (fault !== null) return fault;
      if (contract.sum < 1) return 'sum-too-small';
      if (smaller(play, contract) < play.model.least) return 'not-enough';
      contract.proposals += 1;
      contract.game = { at: 'demanded', by, proposal: contract.proposals };
      return null;
    };
    return { asked: onContract(contract.id, { type: 'demandSixth' }), decide };
  });

/** R12: both roundings, raised to the least prestige, lowered to the smaller purse. */
function sixths(play: Play, contract: Contract): readonly number[] {
  const { sum } = contract;
  const down = (sum - (sum % 6)) / 6;
  const up = sum % 6 === 0 ? down : down + 1;
  return [down, up].map((size) => Math.min(Math.max(play.model.least, size), smaller(play, contract)));
}

/** Lays down both stakes and opens the match, in the step that agrees to it. */
function open(play: Play, contract: Contract, stake: number): string | ((answer: Answer) => void) {
  const { model } = play;
  const { one: a, two: b } = contract;
  if (model.isBusy(a) || model.isBusy(b)) return 'busy';
  return startMatch(play, { a, b, stake, contract });
}

const heardOf = (by: number, asked: Operation['asked'], opened: ReturnType<typeof open>): Operation =>
  typeof opened === 'string' ? { by, asked, expects: opened } : { by, asked, expects: null, heard: opened };

/**
 * Returns a signed contract in which something waits for an answer, and a party, mostly the one whose answer is
 * awaited.
 */
function waiting(play: Play, at: 'proposed' | 'demanded') {
  const { model } = play;
  const open = model.contracts.filter(
    ({ id, state, game }) => id !== '' && state === 'signed' && game.at === at,
  );
  const contract = open.length === 0 || rarely(play, 8) ? signedOne(play) : play.random.oneOf(open);
  if (contract === null) return null;
  const { one, two } = contract;
  const isTheirs = isBy(contract, one) !== rarely(play, 8);
  return { contract, by: isTheirs ? two : one, isStopped: model.frozen.has(one) || model.frozen.has(two) };
}

export const agreeGame: Maker = (play) => {
  const found = waiting(play, 'proposed');
  if (found === null) return null;
  const { contract, by, isStopped } = found;
  const { game, state } = contract;
  const proposal = named(play, contract);
  const asked = onContract(contract.id, { type: 'agreeGame', proposal });
  if (isStopped) return { by, asked, expects: 'person-frozen' };
  if (state !== 'signed') return { by, asked, expects: 'wrong-state' };
  const fault = faultOfAnswer(contract, by, proposal);
  if (fault !== null || game.at !== 'proposed') return { by, asked, expects: fault };
  return heardOf(by, asked, open(play, contract, game.amount));
};

export const chooseRounding: Maker = (play) => {
  const found = waiting(play, 'demanded');
  if (found === null) return null;
  const { contract, by, isStopped } = found;
  const { game, state } = contract;
  const proposal = named(play, contract);
  const sizes = sixths(play, contract);
  const amount = play.random.oneOf(sizes) + (rarely(play, 8) ? 3 : 0);
  const asked = onContract(contract.id, { type: 'chooseRounding', proposal, amount });
  const refuse = (expects: string | null): Operation => ({ by, asked, expects });
  if (isStopped) return refuse('person-frozen');
  if (state !== 'signed') return refuse('wrong-state');
  if (game.at === 'none' || game.at === 'proposed') return refuse('demand-ended');
  const fault = faultOfMeaning(contract, proposal);
  if (fault !== null) return refuse(fault);
  if (isBy(contract, by)) return refuse('not-yours-to-answer');
  const { model } = play;
  if (model.isBusy(contract.one) || model.isBusy(contract.two)) return refuse('busy');
  if (smaller(play, contract) < model.least) {
    // R12: then the demand ends, and the contract is as before it.
    contract.game = { at: 'none' };
    return refuse(null);
  }
  if (!sizes.includes(amount)) return refuse('not-a-choice');
  return heardOf(by, asked, open(play, contract, amount));
};
