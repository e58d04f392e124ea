// A stranger's view of a match at the patrons' table, built from its events by nothing but the tables in
// docs/protocol.md.

import type { Card, GameEvent, GameView, Lying, Seat } from './gameShapes.ts';

const SEATS = ['a', 'b'] as const;
const NONE = { strike: 0, life: 0 };

/** The view before anything has happened. */
export const newGameView = (viewer: Seat | 'watcher'): GameView => ({
  viewer,
  common: {
    stage: { at: 'preparing', step: 'patrons', sealed: { a: null, b: null } },
    coins: { a: { open: 0, closed: 0 }, b: { open: 0, closed: 0 } },
    hand: { a: 0, b: 0 },
    pile: { a: 0, b: 0 },
    graveyard: { a: [], b: [] },
    zone: [],
    arrivals: 0,
    queue: [],
    found: [],
    askings: 0,
  },
  seals: {
    match: '',
    commitment: '',
    bots: [],
    promised: { a: false, b: false },
    promises: null,
    opened: { a: false, b: false },
    nonces: null,
    waived: [],
    rows: [],
    salts: null,
    seed: null,
    patrons: null,
    exchanges: null,
  },
  desk: { paused: false, calls: [], announced: null, hurried: [], unbound: false, notes: [] },
  ...(viewer === 'watcher' ? {} : { own: { hand: [], patron: null }, exchanged: null }),
});

function lying({ common }: GameView, copy: string, change: (card: Lying) => Partial<Lying>): void {
  common.zone = common.zone.map((card) => (card.copy === copy ? { ...card, ...change(card) } : card));
}

const fresh = (card: Card, owner: Seat, arrival: number, turn: number): Lying => ({
  ...card,
  owner,
  control: owner,
  closed: false,
  wounds: 0,
  arrival,
  turn,
  raises: NONE,
});

/** Cards leave the hand of a seat; only that seat knows which. */
function leaveHand(view: GameView, seat: Seat, copies: readonly string[]): void {
  view.common.hand[seat] -= copies.length;
  if (view.own !== undefined && view.viewer === seat)
    view.own.hand = view.own.hand.filter(({ copy }) => !copies.includes(copy));
}

function comeToHand(view: GameView, owner: Seat, card: Card): void {
  view.common.hand[owner] += 1;
  if (view.own !== undefined && view.viewer === owner) view.own.hand = [...view.own.hand, card];
}

function bury({ common: { graveyard } }: GameView, seat: Seat, cards: readonly Card[]): void {
  graveyard[seat] = [...graveyard[seat], ...cards];
}

const unasked = ({ common }: GameView): void => void (common.stage = { ...common.stage, asked: null });
const part = ({ common }: GameView, name: string): void =>
  void (common.stage = { ...common.stage, part: name });

type Change = (view: GameView, event: GameEvent) => void;

/** What each event changes in the view, one for each row of the tables. */
const CHANGES: Readonly<Record<string, Change>> = {
  GameSealed: ({ seals }, { match, commitment, bots }) =>
    void Object.assign(seals, { match, commitment, bots }),
  PromiseGiven: ({ seals }, { seat }) => void (seals.promised[seat] = true),
  PromisesPublished: ({ seals }, { promises }) => void (seals.promises = promises),
  NonceGiven: ({ seals }, { seat }) => void (seals.opened[seat] = true),
  NoncesPublished: ({ seals }, { nonces }) => void (seals.nonces = nonces),
  NonceWaived: ({ seals }, { seat, by }) => void (seals.waived = [...seals.waived, { seat, by }]),
  SeedPublished: ({ seals }, { seed }) => void (seals.seed = seed),
  PatronChosen: ({ own }, { patron }) => void Object.assign(own ?? {}, { patron }),
  PatronSealed({ common, seals }, { seat, commitment }) {
    const { a = null, b = null } = common.stage.sealed ?? {};
    common.stage = { ...common.stage, sealed: { a, b, [seat]: commitment } };
    seals.rows = [...seals.rows, { seat, row: 'patron', commitment }];
  },
  PatronsOpened({ common, seals }, { patrons, salts }) {
    common.stage = { at: 'preparing', step: 'toss' };
    common.zone = SEATS.map((seat) => fresh(patrons[seat], seat, 0, 0));
    seals.patrons = { a: patrons.a.card, b: patrons.b.card };
    seals.salts = seals.rows.map(({ seat, row }) => ({ seat, row, salt: salts[seat] }));
  },
  FirstTossed({ common }, { winner }) {
    common.stage = { at: 'preparing', step: 'exchange', first: winner, exchanged: { a: null, b: null } };
    const isFirst = ({ owner }: Lying): boolean => owner === winner;
    const order = [...common.zone.filter(isFirst), ...common.zone.filter((card) => !isFirst(card))];
    common.zone = order.map((card, i) => ({ ...card, arrival: i + 1 }));
    common.arrivals = 2;
  },
  PileShuffled: ({ common }, { seat, size }) => void (common.pile[seat] = size),
  CardsDrawn: ({ own }, { cards }) =>
    void Object.assign(own ?? {}, { hand: [...(own?.hand ?? []), ...cards] }),
  DrawCounted({ common }, { seat, count }) {
    common.hand[seat] += count;
    common.pile[seat] -= count;
  },
  HandExchanged(view, { copies }) {
    if (view.own === undefined) return;
    view.own.hand = view.own.hand.filter(({ copy }) => !copies.includes(copy));
    view.exchanged = copies;
  },
  ExchangeCounted(view, { seat, count }) {
    const { common, viewer } = view;
    const { a = null, b = null } = common.stage.exchanged ?? {};
    common.stage = { ...common.stage, exchanged: { a, b, [seat]: count } };
    common.hand[seat] -= count;
    if (viewer === seat) view.exchanged ??= [];
  },
  CoinGained({ common: { coins } }, { seat }) {
    coins[seat] = { ...coins[seat], open: coins[seat].open + 1 };
  },
  TurnBegun(view, { turn, seat, opened }) {
    const { common } = view;
    common.stage = { at: 'turn', turn, seat, part: 'opening', asked: null };
    for (const copy of opened) lying(view, copy, () => ({ closed: false }));
    common.coins[seat] = { open: common.coins[seat].open + common.coins[seat].closed, closed: 0 };
  },
  MainBegun: (view) => part(view, 'main'),
  TurnEnding: (view) => part(view, 'ending'),
  TurnEnded: () => undefined,
  Paid(view, { seat, coins: n, closed }) {
    const { coins } = view.common;
    coins[seat] = { open: coins[seat].open - n, closed: coins[seat].closed + n };
    if (closed !== null) lying(view, closed, () => ({ closed: true }));
  },
  SpellPlayed(view, { seat, card }) {
    leaveHand(view, seat, [card.copy]);
    bury(view, seat, [card]);
  },
  CardEntered(view, { seat, card, turn }) {
    const { common } = view;
    leaveHand(view, seat, [card.copy]);
    common.arrivals += 1;
    common.zone = [...common.zone, fresh(card, seat, common.arrivals, turn)];
  },
  AbilityUsed: () => undefined,
  AbilitiesQueued: ({ common }, { entries }) => void (common.queue = [...common.queue, ...entries]),
  AbilityOut: ({ common }) => void (common.queue = common.queue.slice(1)),
  AbilityDone: ({ common }, { found }) => void (common.found = found),
  AbilitySkipped: ({ common }) => void (common.found = []),
  Asked({ common }, { asked }) {
    common.stage = { ...common.stage, asked };
    common.askings = asked.id;
  },
  Chosen: unasked,
  NotDefended: unasked,
  StrikeDeclared: (view, { striker }) => lying(view, striker, () => ({ closed: true })),
  Defended(view, { defender }) {
    lying(view, defender, () => ({ closed: true }));
    unasked(view);
  },
  Wounded: (view, { copy, n }) => lying(view, copy, ({ wounds }) => ({ wounds: wounds + n })),
  Healed: (view, { copy, n }) => lying(view, copy, ({ wounds }) => ({ wounds: wounds - n })),
  Closed: (view, { copy }) => lying(view, copy, () => ({ closed: true })),
  Raised: (view, { copy, strike, life }) =>
    lying(view, copy, ({ raises }) => ({
      raises: { strike: raises.strike + strike, life: raises.life + life },
    })),
  RaisesEnded: ({ common }) => void (common.zone = common.zone.map((card) => ({ ...card, raises: NONE }))),
  TakenOver({ common }, { copy, control, turn }) {
    common.arrivals += 1;
    const taken = common.zone.filter((card) => card.copy === copy);
    const others = common.zone.filter((card) => card.copy !== copy);
    common.zone = [...others, ...taken.map((card) => ({ ...card, control, turn, arrival: common.arrivals }))];
  },
  Left(view, { card, owner, into }) {
    view.common.zone = view.common.zone.filter(({ copy }) => copy !== card.copy);
    if (into === 'hand') comeToHand(view, owner, card);
    else bury(view, owner, [card]);
  },
  Returned(view, { card, owner }) {
    const { graveyard } = view.common;
    graveyard[owner] = graveyard[owner].filter(({ copy }) => copy !== card.copy);
    comeToHand(view, owner, card);
  },
  Discarded(view, { seat, cards }) {
    leaveHand(
      view,
      seat,
      cards.map(({ copy }) => copy),
    );
    bury(view, seat, cards);
  },
  DefaultApplied: () => undefined,
  GameEnded({ common }, { outcome }) {
    const { stage } = common;
    const turn = stage.at === 'turn' ? { turn: stage.turn, seat: stage.seat } : null;
    common.stage = { at: 'finished', turn, outcome };
    common.queue = [];
  },
  ExchangesPublished: ({ seals }, { exchanges }) => void (seals.exchanges = exchanges),
};

/** Takes in an event of the game; throws when the page says nothing about it. */
export function takeGameEvent(view: GameView, event: GameEvent): void {
  const change = CHANGES[event.type];
  if (change === undefined) throw new Error(`the page says nothing of ${event.type}`);
  change(view, event);
}
