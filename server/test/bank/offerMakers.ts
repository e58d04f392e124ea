// Offer makers: what the model expects of offers: a contract is written, countered, answered.

import type { Asked } from '../support/eventRoom.ts';
import { type Contract, purse } from './model.ts';
import { isShort, startMatch } from './matchMakers.ts';
import { idOf, type Maker, type Operation, type Play, rarely, answered, two } from './operation.ts';
import { onContract } from '../support/onContract.ts';

type Terms = Pick<Contract, 'one' | 'two' | 'payer' | 'sum' | 'offered' | 'told'>;

/** Writes an offer; its id is known with the answer. */
function write({ model }: Play, terms: Terms): Contract {
  const contract: Contract = {
    id: '',
    ...terms,
    state: 'offered',
    handed: new Set(),
    annulling: new Set(),
    game: { at: 'none' },
    proposals: 0,
    match: null,
  };
  model.contracts.push(contract);
  return contract;
}

/** Returns what somebody would lay down by the terms of an offer. */
const laidBy = (party: number, { payer, sum, offered }: Terms): number =>
  (payer === party ? sum : 0) + (offered ?? 0);

/** Returns why somebody may not write these terms; null when they may. What the other party holds is not checked. */
function faultOfOffer({ model }: Play, writer: number, terms: Terms): string | null {
  if (terms.offered !== null && terms.offered < model.least) return 'below-least';
  return model.balance(purse(writer)) < laidBy(writer, terms) ? 'not-enough' : null;
}

export const offerContract: Maker = (play) => {
  const { random, person } = play;
  const before = rarely(play, 4) ? known(play) : null;
  // Sometimes the counter-offer comes from the writer of the offer that it counters.
  const theirs = before === null ? two(play) : ([before.two, before.one] as const);
  const [one, other] = before !== null && rarely(play, 6) ? ([theirs[1], theirs[0]] as const) : theirs;
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
    counters: before?.id ?? null,
    game,
  } as const;
  const refuse = (expects: string): Operation => ({ by: one, asked, expects });
  const fault = faultOfOffer(play, one, terms);
  if (fault !== null) return refuse(fault);
  if (before !== null && before.state !== 'offered') return refuse('wrong-state');
  if (before !== null && before.one === one) return refuse('not-yours-to-answer');
  if (before !== null) before.state = 'countered';
  const contract = write(play, { ...terms, told: before !== null && before.offered !== null });
  return { by: one, asked, expects: null, heard: (answer) => void (contract.id = idOf(answer)) };
};

const known = (play: Play): Contract | null =>
  answered(play, play.model.contracts, ({ state }) => state === 'offered');

/** The recipient offers the same back to the writer. */
function offerBack(play: Play, contract: Contract, asked: Asked, offered: number | null): Operation {
  const { one, two: by, payer, sum } = contract;
  const terms = { one: by, two: one, payer, sum, offered, told: contract.offered !== null };
  const fault = faultOfOffer(play, by, terms);
  if (fault !== null) return { by, asked, expects: fault };
  contract.state = 'countered';
  const back = write(play, terms);
  return { by, asked, expects: null, heard: (answer) => void (back.id = idOf(answer)) };
}

/** Accepts an offer that names a game: signed and opened in one step. */
function signAndPlay(play: Play, contract: Contract, asked: Asked, stake: number): Operation {
  const { model } = play;
  const { one: a, two: b, payer, sum, told } = contract;
  const refuse = (expects: string): Operation => ({ by: b, asked, expects });
  if (model.balance(purse(payer)) < sum) return refuse('not-enough');
  if (model.isBusy(a) || model.isBusy(b)) return refuse('busy');
  if (stake < model.least) return refuse('below-least');
  const left = (party: number): number => model.balance(purse(party)) - (party === payer ? sum : 0);
  if (left(a) < stake || left(b) < stake) return refuse('not-enough');
  if (model.laid(a) === 0 || model.laid(b) === 0) return refuse('no-cards');
  if (!told && isShort(play, b)) return offerBack(play, contract, asked, stake);
  contract.state = 'signed';
  model.move(purse(payer), model.hold(contract), sum, 'hold');
  const started = startMatch(play, { a, b, stake, contract });
  if (typeof started === 'string') throw new Error('they can sit down');
  return { by: b, asked, expects: null, heard: started };
}

export const acceptContract: Maker = (play) => {
  const { model } = play;
  const contract = known(play);
  if (contract === null) return null;
  const { id, payer, sum, two: by, offered } = contract;
  // Sometimes the phone is of the previous release, and shows only the deal.
  const game = offered !== null && !rarely(play, 4) ? offered : undefined;
  const asked: Asked = onContract(id, { type: 'accept', game });
  if (model.frozen.has(contract.one) || model.frozen.has(by)) return { by, asked, expects: 'person-frozen' };
  if (contract.state !== 'offered') return { by, asked, expects: 'wrong-state' };
  if (offered !== null && game === undefined) return offerBack(play, contract, asked, null);
  if (game !== undefined) return signAndPlay(play, contract, asked, game);
  if (model.balance(purse(payer)) < sum) return { by, asked, expects: 'not-enough' };
  contract.state = 'signed';
  model.move(purse(payer), model.hold(contract), sum, 'hold');
  return { by, asked, expects: null };
};

export const closeContract: Maker = (play) => {
  const contract = known(play);
  if (contract === null) return null;
  const isWithdrawn = rarely(play, 2);
  const asked = onContract(contract.id, { type: isWithdrawn ? 'withdraw' : 'decline' });
  const by = rarely(play, 2) ? contract.one : contract.two;
  const refuse = (expects: string): Operation => ({ by, asked, expects });
  if (contract.state !== 'offered') return refuse('wrong-state');
  if (isWithdrawn && by === contract.two) return refuse('not-yours-to-withdraw');
  if (!isWithdrawn && by === contract.one) return refuse('not-yours-to-answer');
  contract.state = isWithdrawn ? 'withdrawn' : 'declined';
  return { by, asked, expects: null };
};
