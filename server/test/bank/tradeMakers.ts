// Trade makers: what the model expects of trades.

import { purse, type Side, type Trade } from './model.ts';
import { answered, idOf, type Maker, type Operation, type Play, rarely, two } from './operation.ts';

/** Returns why a copy can't be given by somebody; null when it can. */
function hindrance({ model }: Play, copy: string, giver: number): string | null {
  const holding = model.copies.get(copy);
  if (holding === undefined) return 'unknown-copy';
  if (holding.owner !== giver) return 'not-yours';
  return model.isFree(copy) ? null : 'copy-bound';
}

const hindranceIn = (play: Play, trade: Pick<Trade, 'from' | 'to' | 'gives' | 'takes'>): string | null =>
  [
    ...trade.gives.copies.map((copy) => hindrance(play, copy, trade.from)),
    ...trade.takes.copies.map((copy) => hindrance(play, copy, trade.to)),
  ].find((each) => each !== null) ?? null;

const NOTHING: Side = { copies: [], drakes: 0 };

function sideOf(play: Play, giver: number): Side {
  const { model, random } = play;
  const [from, drakes] = [
    rarely(play, 10) ? random.below(play.traders) : giver,
    random.below(3) * random.below(9),
  ];
  const copies = random.shuffled(model.owned(from)).slice(0, random.below(3));
  return { copies, drakes };
}

const known = (play: Play): Trade | null =>
  answered(play, play.model.trades, ({ state }) => state === 'offered');

/** Returns who offers a trade to whom: when it replaces one, mostly one of its two traders to the other. */
function sidesFor(play: Play, replaced: Trade | null): readonly [number, number] {
  if (replaced === null || rarely(play, 8)) return two(play);
  const { from, to } = replaced;
  return rarely(play, 2) ? [from, to] : [to, from];
}

/** Returns why a trade can't replace another; null when it can. */
function replacingFault({ from, to }: Pick<Trade, 'from' | 'to'>, replaced: Trade): string | null {
  const isTheirs = [from, to].includes(replaced.from) && [from, to].includes(replaced.to);
  if (!isTheirs) return 'unknown-trade';
  return replaced.state === 'offered' ? null : 'closed';
}

export const offerTrade: Maker = (play) => {
  const { model, person } = play;
  const replaced = rarely(play, 3) ? known(play) : null;
  const [from, to] = sidesFor(play, replaced);
  const trade: Trade = {
    id: '',
    from,
    to,
    gives: sideOf(play, from),
    takes: sideOf(play, to),
    state: 'offered',
  };
  const { gives, takes } = trade;
  const replaces = replaced?.id ?? null;
  const asked = { type: 'offerTrade', with: person(to), gives, takes, replaces } as const;
  const refuse = (expects: string): Operation => ({ by: from, asked, expects });
  const isEmpty = [gives, takes].every(({ copies, drakes }) => copies.length + drakes === 0);
  if (isEmpty) return refuse('nothing-offered');
  if (gives.copies.some((copy) => takes.copies.includes(copy))) return refuse('copy-twice');
  if (model.isBusy(from) || model.isBusy(to)) return refuse('in-match');
  const fault = replaced === null ? null : replacingFault(trade, replaced);
  if (fault !== null) return refuse(fault);
  const open = model.trades.filter((each) => each.state === 'offered' && each !== replaced);
  if (open.filter((each) => each.from === from).length >= 50) return refuse('too-many');
  // Who owns the copies that are taken is checked only when the other trader accepts.
  const hindered = hindranceIn(play, { ...trade, takes: NOTHING });
  if (hindered !== null) return refuse(hindered);
  if (model.balance(purse(from)) < gives.drakes) return refuse('not-enough');
  if (replaced !== null) replaced.state = replaced.from === from ? 'withdrawn' : 'declined';
  model.trades.push(trade);
  return { by: from, asked, expects: null, heard: (answer) => void (trade.id = idOf(answer)) };
};

export const acceptTrade: Maker = (play) => {
  const { model } = play;
  const trade = known(play);
  if (trade === null) return null;
  const { from, to, gives, takes } = trade;
  const asked = { type: 'acceptTrade', trade: trade.id } as const;
  const refuse = (expects: string): Operation => ({ by: to, asked, expects });
  if (trade.state !== 'offered') return refuse('closed');
  if (model.isBusy(from) || model.isBusy(to)) return refuse('in-match');
  if (model.frozen.has(from) || model.frozen.has(to)) return refuse('person-frozen');
  const hindered = hindranceIn(play, trade);
  if (hindered !== null) return refuse(hindered);
  if (model.balance(purse(from)) < gives.drakes || model.balance(purse(to)) < takes.drakes)
    return refuse('not-enough');
  trade.state = 'accepted';
  model.move(purse(from), purse(to), gives.drakes, 'trade');
  model.move(purse(to), purse(from), takes.drakes, 'trade');
  for (const copy of gives.copies) model.hand(copy, to);
  for (const copy of takes.copies) model.hand(copy, from);
  return { by: to, asked, expects: null };
};

export const closeTrade: Maker = (play) => {
  const trade = known(play);
  if (trade === null) return null;
  const isFrom = rarely(play, 2);
  const type = isFrom ? 'withdrawTrade' : 'declineTrade';
  const by = isFrom ? trade.from : trade.to;
  const asked = { type, trade: trade.id } as const;
  if (trade.state !== 'offered') return { by, asked, expects: 'closed' };
  trade.state = isFrom ? 'withdrawn' : 'declined';
  return { by, asked, expects: null };
};
