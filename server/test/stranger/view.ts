// A stranger's view of a match, built from its events by nothing but the table in docs/protocol.md.

import type { Ability, Card, Event, Phase, Row, Seat, View } from './shapes.ts';

const nothing = (): null[] => [null, null, null, null, null, null];

/** The view before anything has happened. */
export const newView = (viewer: Seat | 'watcher'): View => ({
  viewer,
  common: {
    phase: { at: 'placing', order: 'together' },
    friendly: false,
    short: { a: false, b: false },
    committed: { a: [], b: [] },
    revealed: false,
    field: { a: nothing(), b: nothing() },
    discard: { a: [], b: [] },
    casts: [],
    summons: [],
    rounds: 0,
    tosses: 0,
    choices: 0,
  },
  seals: {
    match: '',
    commitment: '',
    decks: { a: '', b: '' },
    bots: [],
    promised: { a: false, b: false },
    promises: null,
    opened: { a: false, b: false },
    nonces: null,
    waived: [],
    rows: [],
    salts: null,
    seed: null,
  },
  desk: { paused: false, calls: [], announced: null, hurried: [], unbound: false, notes: [] },
  ...(viewer === 'watcher'
    ? {}
    : {
        own: { deck: [], laid: nothing(), sizes: { a: 0, b: 0 }, seen: [], offered: [] },
        deckSeal: { salt: '', copies: [] },
      }),
});

const CELLS: Readonly<Record<Row, readonly number[]>> = {
  front: [0, 1, 2],
  back: [3, 4, 5],
  half: [0, 1, 2, 3, 4, 5],
};

const other = (seat: Seat): Seat => (seat === 'a' ? 'b' : 'a');
const faceUp = (card: Card | null) => card && { copy: card.copy, card: card.card, altered: null };

function resolving({ common }: View, change: Partial<NonNullable<Phase['queue']>>): void {
  const queue = common.phase.queue ?? { step: '', pending: [], turn: null };
  common.phase = { at: 'resolving', queue: { ...queue, ...change } };
}

function doneWith(view: View, by: Ability): void {
  const pending = view.common.phase.queue?.pending ?? [];
  resolving(view, {
    pending: pending.filter(({ copy, ability }) => copy !== by.copy || ability !== by.ability),
  });
}

function finish({ common }: View, ending: Phase['ending'], price: Phase['price'] = { kind: 'none' }): void {
  common.phase = { at: 'finished', ending: ending ?? {}, price: price ?? {} };
}

function claim({ common }: View, ending: Phase['ending'], winner: Seat): void {
  const claimable = common.field[winner].flatMap((card) => card?.copy ?? []);
  common.phase = { at: 'claiming', ending: ending ?? {}, claimant: other(winner), claimable };
}

function move({ common: { field } }: View, moves: Event['moves']): void {
  const moved = moves.map(({ seat, from, to }) => ({ seat, to, card: field[seat][from] ?? null }));
  for (const { seat, from } of moves) field[seat][from] = null;
  for (const { seat, to, card } of moved) field[seat][to] = card;
}

function fight({ common }: View, { conflicts }: Event): void {
  common.rounds += 1;
  const gone = new Set<string>();
  for (const conflict of conflicts)
    for (const seat of ['a', 'b'] as const) {
      const card = common.field[seat][conflict.column];
      if (!card || conflict[seat].fate !== 'defeated') continue;
      gone.add(card.copy);
      common.field[seat][conflict.column] = null;
      common.discard[seat] = [...common.discard[seat], { copy: card.copy, card: card.card }];
    }
  common.casts = common.casts.filter(({ by, duration }) => duration === 'match' || !gone.has(by.copy));
}

function lay({ own }: View, { row, cells }: Event): void {
  if (own === undefined) return;
  for (const [i, copy] of cells.entries()) {
    if (copy === null) continue;
    own.laid[CELLS[row][i] ?? 0] = own.deck.find((card) => card.copy === copy) ?? null;
    own.deck = own.deck.filter((card) => card.copy !== copy);
  }
}

function summon(view: View, { seat, by, copy, card, cell }: Event): void {
  const { common, own, viewer } = view;
  common.field[seat][cell] = { copy, card, altered: null };
  common.summons = [...common.summons, by];
  doneWith(view, by);
  if (own === undefined || viewer !== seat) return;
  own.offered = [];
  own.deck = own.deck.filter((each) => each.copy !== copy);
}

function end(view: View, event: Event): void {
  const { winner, survivors } = event;
  if (winner === null) return finish(view, { kind: 'drawn', survivors });
  const ending = { kind: 'counted', winner, survivors };
  if (view.common.friendly) finish(view, ending);
  else claim(view, ending, winner);
}

type Change = (view: View, event: Event) => void;

/** What each event changes in the view, one for each row of the table. */
const CHANGES: Readonly<Record<string, Change>> = {
  MatchSealed: ({ seals }, { match, commitment, decks, bots }) =>
    void Object.assign(seals, { match, commitment, decks, bots }),
  MatchOpened: ({ common }, { short, friendly, order }) =>
    void Object.assign(common, { short, friendly, phase: { at: 'placing', order } }),
  DeckTaken: ({ own }, { deck }) => void Object.assign(own ?? {}, { deck }),
  DecksCounted: ({ own }, { sizes }) => void Object.assign(own ?? {}, { sizes }),
  DeckSalted: (view, { salt, copies }) => void (view.deckSeal = { salt, copies }),
  PromiseGiven: ({ seals }, { seat }) => void (seals.promised[seat] = true),
  PromisesPublished: ({ seals }, { promises }) => void (seals.promises = promises),
  NonceGiven: ({ seals }, { seat }) => void (seals.opened[seat] = true),
  NoncesPublished: ({ seals }, { nonces }) => void (seals.nonces = nonces),
  NonceWaived: ({ seals }, { seat, by }) => void (seals.waived = [...seals.waived, { seat, by }]),
  RowPlaced: lay,
  RowCommitted: ({ common }, { seat, row }) =>
    void (common.committed[seat] = [...common.committed[seat], row]),
  RowSealed: ({ seals }, { seat, row, commitment }) =>
    void (seals.rows = [...seals.rows, { seat, row, commitment }]),
  CellsSeen: ({ own }, { cells }) => void Object.assign(own ?? {}, { seen: cells }),
  TossHeld(view, { occasion: { step, initiative }, winner }) {
    if (step === 'placement') view.common.phase = { at: 'placing', order: winner ?? '' };
    else {
      view.common.tosses += 1;
      resolving(view, { turn: { initiative, first: winner } });
    }
  },
  InitiativeSettled: (view, { initiative, first }) => resolving(view, { turn: { initiative, first } }),
  CardsRevealed(view, { field, pending }) {
    view.common.revealed = true;
    view.common.field = { a: field.a.map(faceUp), b: field.b.map(faceUp) };
    view.common.phase = { at: 'resolving', queue: { step: 'reveal', pending, turn: null } };
    if (view.own !== undefined) view.own.laid = nothing();
  },
  SaltsPublished: ({ seals }, { salts }) => void (seals.salts = salts),
  AbilityCast(view, { by, targets, duration }) {
    const cast = { by, targets, duration };
    view.common.casts = [...view.common.casts, cast];
    doneWith(view, by);
  },
  AbilityPassed: (view, { by }) => doneWith(view, by),
  CardsSwapped: (view, { moves }) => move(view, moves),
  ValuesChanged({ common: { field } }, { changes }) {
    for (const { copy, altered } of changes)
      for (const card of [...field.a, ...field.b]) if (card?.copy === copy) card.altered = altered;
  },
  ChoiceDue({ common }, { choice }) {
    common.choices = choice.id;
    common.phase = {
      at: 'choosing',
      queue: common.phase.queue ?? { step: '', pending: [], turn: null },
      choice,
    };
  },
  CreaturesOffered: ({ own }, { creatures }) => void Object.assign(own ?? {}, { offered: creatures }),
  TargetChosen: (view) => resolving(view, {}),
  SummonsBegun: (view, { step, pending }) => resolving(view, { step, pending, turn: null }),
  CreatureSummoned: summon,
  SummonDeclined(view, { by }) {
    doneWith(view, by);
    if (view.own !== undefined) view.own.offered = [];
  },
  SummonPassed: (view, { by }) => doneWith(view, by),
  SummonLacked: () => undefined,
  RoundFought: fight,
  CardsAdvanced: (view, { moves }) => move(view, moves),
  MatchCounted: end,
  PriceClaimed: (view, { copy }) => finish(view, view.common.phase.ending, { kind: 'claimed', copy }),
  PriceWaived: (view) => finish(view, view.common.phase.ending, { kind: 'waived' }),
  MatchConceded: (view, { seat }) => finish(view, { kind: 'conceded', winner: other(seat) }),
  SeedPublished: ({ seals }, { seed }) => void (seals.seed = seed),
  DefaultApplied: () => undefined,
};

/** Takes in an event; throws when the page says nothing about it. */
export function take(view: View, event: Event): void {
  const change = CHANGES[event.type];
  if (change === undefined) throw new Error(`the page says nothing of ${event.type}`);
  change(view, event);
}
