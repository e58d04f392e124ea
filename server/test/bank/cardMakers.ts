// Card makers: what the model expects when copies are made, moved, frozen and found.

import { STORE } from './model.ts';
import { idOf, type Maker, type Operation, rarely, reason, some } from './operation.ts';

const CODE = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

export const makeCopy: Maker = (play) => {
  const { model, random, traders, organiser, person } = play;
  const card = random.oneOf([...model.kinds.keys()]);
  const to = rarely(play, 2) ? STORE : random.below(traders);
  const asked = { type: 'makeCopy', card, to: to === STORE ? null : person(to), reason } as const;
  const refuse = (expects: string): Operation => ({ by: organiser, asked, expects });
  const kind = model.kinds.get(card);
  if (kind === undefined) return null;
  if (kind.most !== null && kind.made >= kind.most) return refuse('no-more-copies');
  if (to !== STORE && model.isBusy(to)) return refuse('in-match');
  kind.made += 1;
  return {
    by: organiser,
    asked,
    expects: null,
    heard: (answer) =>
      void model.copies.set(idOf(answer), { card, owner: to, frozen: false, slip: null, reserved: null }),
  };
};

export const moveCopy: Maker = (play) => {
  const { model, random, traders, organiser, person } = play;
  const copy = random.oneOf([...model.copies.keys()]);
  const to = rarely(play, 3) ? STORE : random.below(traders);
  const asked = { type: 'moveCopy', copy, to: to === STORE ? null : person(to), reason } as const;
  const holding = model.copies.get(copy);
  if (holding === undefined) return null;
  const { owner } = holding;
  if (owner === organiser) return { by: organiser, asked, expects: 'not-allowed' };
  if (owner === to) return { by: organiser, asked, expects: null };
  const isBound = [owner, to].some((number) => number !== STORE && model.isBusy(number));
  if (isBound || !model.isFree(copy)) return { by: organiser, asked, expects: 'copy-bound' };
  model.hand(copy, to);
  return { by: organiser, asked, expects: null };
};

export const freezeCopy: Maker = (play) => {
  const { model, random, organiser } = play;
  const copy = random.oneOf([...model.copies.keys()]);
  const frozen = rarely(play, 4);
  const holding = model.copies.get(copy);
  if (holding === undefined) return null;
  const asked = { type: 'freezeCopy', copy, frozen, reason } as const;
  if (holding.owner === organiser) return { by: organiser, asked, expects: 'not-allowed' };
  holding.frozen = frozen;
  return { by: organiser, asked, expects: null };
};

/** Printed codes are few, so that the same code comes again. */
export const makeSlip: Maker = (play) => {
  const { model, random, organiser } = play;
  const copy = some(play, model.owned(STORE));
  const holding = copy === null ? undefined : model.copies.get(copy);
  if (copy === null || holding === undefined) return null;
  const code = Array.from({ length: 2 }, () => CODE.charAt(random.below(12)))
    .join('')
    .padStart(8, 'Z');
  const asked = { type: 'makeSlip', copy, code, reason } as const;
  if (holding.frozen) return { by: organiser, asked, expects: 'copy-bound' };
  const isTaken = model.found.has(code) || [...model.copies.values()].some(({ slip }) => slip === code);
  if (isTaken) return { by: organiser, asked, expects: 'code-taken' };
  holding.slip = code;
  return { by: organiser, asked, expects: null };
};

export const find: Maker = (play) => {
  const { model, random, traders } = play;
  const slips = [...model.copies].flatMap(([copy, { slip }]) => (slip === null ? [] : { copy, slip }));
  const by = random.below(traders);
  const slip = some(play, slips);
  const code = slip === null || rarely(play, 4) ? (some(play, [...model.found]) ?? 'YYYYYYYY') : slip.slip;
  const asked = { type: 'find', code } as const;
  const holder = slips.find((each) => each.slip === code);
  if (holder === undefined)
    return { by, asked, expects: model.found.has(code) ? 'found-before' : 'unknown-code' };
  if (model.copies.get(holder.copy)?.frozen === true) return { by, asked, expects: 'copy-bound' };
  if (model.isBusy(by)) return { by, asked, expects: 'in-match' };
  model.found.add(code);
  model.hand(holder.copy, by);
  return { by, asked, expects: null };
};
