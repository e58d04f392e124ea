// What the model says of contracts, and of the games inside.

import type { Asked } from '../support/eventRoom.ts';
import { type Contract, purse } from './model.ts';
import { isShort, startMatch } from './matchMakers.ts';
import {
  idOf,
  type Maker,
  type Operation,
  type Play,
  rarely,
  reason,
  answered,
  some,
  two,
} from './operation.ts';

type Terms = Pick<Contract, 'one' | 'two' | 'payer' | 'sum' | 'offered' | 'told'>;

/** An offer is written; its id is known with the answer. */
function write({ model }: Play, terms: Terms): Contract {
  const contract: Contract = {
    id: '',
    ...terms,
    state: 'offered',
    handed: new Set(),
    annulling: new Set(),
    game: { at: 'none' },
    proposals: 0,
  };
  model.contracts.push(contract);
  return contract;
}

/** What somebody would lay down of an offer. */
const laidBy = (party: number, { payer, sum, offered }: Terms): number =>
  (payer === party ? sum : 0) + (offered ?? 0);

export const offerContract: Maker = (play) => {
  const { model, random, person } = play;
  const [one, other] = two(play);
  const isPayer = rarely(play, 2);
  const sum = random.below(25);
  const game = rarely(play, 3) ? 1 + random.below(6) : null;
  const terms = { one, two: other, payer: isPayer ? one : other, sum, offered: game, told: false };
  const asked = {
    type: 'offerContract',
    with: person(other),
    text: 'Два тюка шёлка',
    sum,
    payer: isPayer ? 'one' : 'two',
    counters: null,
    game,
  } as const;
  if (model.balance(purse(one)) < laidBy(one, terms)) return { by: one, asked, expects: 'not-enough' };
  const contract = write(play, terms);
  return { by: one, asked, expects: null, heard: (answer) => void (contract.id = idOf(answer)) };
};

const known = (play: Play, wanted: Contract['state'] = 'signed'): Contract | null =>
  answered(play, play.model.contracts, ({ state }) => state === wanted);

/** Who was asked offers the same to who wrote it. */
function offerBack(play: Play, contract: Contract, asked: Asked, offered: number | null): Operation {
  const { one, two: by, payer, sum } = contract;
  const terms = { one: by, two: one, payer, sum, offered, told: contract.offered !== null };
  if (play.model.balance(purse(by)) < laidBy(by, terms)) return { by, asked, expects: 'not-enough' };
  contract.state = 'countered';
  const back = write(play, terms);
  return { by, asked, expects: null, heard: (answer) => void (back.id = idOf(answer)) };
}

/** A yes to an offer that names a game: signed and played in one step. */
function signAndPlay(play: Play, contract: Contract, asked: Asked, stake: number): Operation {
  const { model } = play;
  const { one: a, two: b, payer, sum, told } = contract;
  const refuse = (expects: string): Operation => ({ by: b, asked, expects });
  if (model.balance(purse(payer)) < sum) return refuse('not-enough');
  if (model.isBusy(a) || model.isBusy(b)) return refuse('busy');
  const left = (party: number): number => model.balance(purse(party)) - (party === payer ? sum : 0);
  if (left(a) < stake || left(b) < stake) return refuse('not-enough');
  if (model.laid(a) === 0 || model.laid(b) === 0) return refuse('no-cards');
  if (!told && isShort(play, b)) return offerBack(play, contract, asked, stake);
  contract.state = 'signed';
  contract.game = { at: 'playing' };
  model.move(purse(payer), model.hold(contract), sum, 'hold');
  const started = startMatch(play, { a, b, stake, contract });
  if (typeof started === 'string') throw new Error('they can sit down');
  return { by: b, asked, expects: null, heard: started };
}

export const acceptContract: Maker = (play) => {
  const { model } = play;
  const contract = known(play, 'offered');
  if (contract === null) return null;
  const { id, payer, sum, two: by, offered } = contract;
  // At times the phone is of the release before, and shows the deal alone.
  const game = offered !== null && !rarely(play, 4) ? offered : undefined;
  const asked: Asked = { type: 'acceptContract', contract: id, game };
  if (contract.state !== 'offered') return { by, asked, expects: 'wrong-state' };
  if (offered !== null && game === undefined) return offerBack(play, contract, asked, null);
  if (game !== undefined) return signAndPlay(play, contract, asked, game);
  if (model.balance(purse(payer)) < sum) return { by, asked, expects: 'not-enough' };
  contract.state = 'signed';
  model.move(purse(payer), model.hold(contract), sum, 'hold');
  return { by, asked, expects: null };
};

export const declineContract: Maker = (play) => {
  const contract = known(play, 'offered');
  if (contract === null) return null;
  const asked = { type: 'declineContract', contract: contract.id } as const;
  if (contract.state !== 'offered') return { by: contract.two, asked, expects: 'wrong-state' };
  contract.state = 'declined';
  return { by: contract.two, asked, expects: null };
};

const other = ({ one, two: second }: Contract, party: number): number => (party === one ? second : one);

const plain =
  (type: 'confirmHandover' | 'agreeAnnul') =>
  ({ id }: Contract): Asked => ({ type, contract: id });

/** A party of a signed contract asks for something. */
function asParty(
  play: Play,
  askedOf: (contract: Contract) => Asked,
  decide: (contract: Contract, by: number) => string | null,
): Operation | null {
  const contract = known(play);
  if (contract === null) return null;
  const by = rarely(play, 2) ? contract.one : contract.two;
  const asked = askedOf(contract);
  if (contract.state !== 'signed') return { by, asked, expects: 'wrong-state' };
  if (contract.game.at === 'playing') return { by, asked, expects: 'playing' };
  return { by, asked, expects: decide(contract, by) };
}

function annul({ model }: Play, contract: Contract): null {
  contract.state = 'annulled';
  model.move(model.hold(contract), purse(contract.payer), contract.sum, 'given-back');
  return null;
}

export const confirmHandover: Maker = (play) =>
  asParty(play, plain('confirmHandover'), (contract, by) => {
    if (contract.game.at === 'proposed') return 'game-open';
    if (contract.handed.has(by)) return 'already-done';
    contract.handed = new Set([...contract.handed, by]);
    if (contract.handed.size < 2) return null;
    contract.state = 'fulfilled';
    const { model } = play;
    model.move(model.hold(contract), purse(other(contract, contract.payer)), contract.sum, 'handover');
    return null;
  });

export const agreeAnnul: Maker = (play) =>
  asParty(play, plain('agreeAnnul'), (contract, by) => {
    if (contract.annulling.has(by)) return 'already-done';
    contract.annulling = new Set([...contract.annulling, by]);
    return contract.annulling.size < 2 ? null : annul(play, contract);
  });

export const refuseGame: Maker = (play) => {
  // At times what is refused is what stood before.
  const back = rarely(play, 4) ? 1 : 0;
  const asked = ({ id, proposals }: Contract): Asked => ({
    type: 'refuseGame',
    contract: id,
    proposal: Math.max(0, proposals - back),
  });
  return asParty(play, asked, (contract, by) => {
    if (contract.game.at === 'over') return 'game-over';
    if (contract.game.at !== 'proposed') return 'no-game-open';
    if (back > 0) return 'stale-proposal';
    return contract.game.by === by ? 'not-yours-to-answer' : annul(play, contract);
  });
};

export const annulContract: Maker = (play) => {
  const contract = known(play);
  if (contract === null) return null;
  const asked = { type: 'annulContract', contract: contract.id, reason } as const;
  const by = play.organiser;
  if (contract.state !== 'signed') return { by, asked, expects: 'wrong-state' };
  if (contract.game.at === 'playing') return { by, asked, expects: 'playing' };
  return { by, asked, expects: annul(play, contract) };
};

export const proposeGame: Maker = (play) => {
  const { model, random } = play;
  const contract = known(play);
  if (contract === null) return null;
  const by = rarely(play, 2) ? contract.one : contract.two;
  const amount = 1 + random.below(12);
  const asked = { type: 'proposeGame', contract: contract.id, amount } as const;
  const refuse = (expects: string): Operation => ({ by, asked, expects });
  if (contract.state !== 'signed') return refuse('wrong-state');
  const { at } = contract.game;
  if (at === 'proposed') return refuse('game-open');
  if (at === 'playing') return refuse('playing');
  if (at === 'over') return refuse('game-over');
  if (contract.handed.size > 0) return refuse('handover-confirmed');
  // What the other holds is asked only of who agrees.
  if (amount > model.balance(purse(by))) return refuse('not-enough');
  contract.proposals += 1;
  contract.game = { at: 'proposed', by, amount, proposal: contract.proposals };
  return { by, asked, expects: null };
};

export const agreeGame: Maker = (play) => {
  const { model } = play;
  const open = model.contracts.filter(
    ({ id, state, game }) => id !== '' && state === 'signed' && game.at === 'proposed',
  );
  const contract = some(play, open);
  if (contract === null || contract.game.at !== 'proposed') return null;
  const { amount, proposal } = contract.game;
  const by = other(contract, contract.game.by);
  const asked = { type: 'agreeGame', contract: contract.id, proposal } as const;
  const { one: a, two: b } = contract;
  if (model.isBusy(a) || model.isBusy(b)) return { by, asked, expects: 'busy' };
  const started = startMatch(play, { a, b, stake: amount, contract });
  if (typeof started === 'string') return { by, asked, expects: started };
  contract.game = { at: 'playing' };
  contract.annulling = new Set();
  return { by, asked, expects: null, heard: started };
};
