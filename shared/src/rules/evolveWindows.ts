// evolveWindows: how public events change the public knowledge about promises and intrigue cards.

import { present } from '../lib/index.ts';
import type { WindowEvent } from './event.ts';
import { type BySeat, type Seat, withSeat } from './seat.ts';
import type { Holding, OpenPlay, WindowsState } from './windowsState.ts';

type PublicWindowEvent = Exclude<
  Extract<WindowEvent, { to: 'everyone' }>,
  { type: 'SeatPassed' | 'PlayCast' }
>;

const opened = ({
  traders,
  stake,
  holdings,
}: Extract<PublicWindowEvent, { type: 'WindowsOpened' }>): WindowsState => ({
  traders,
  stake,
  holdings,
  ahead: { a: [], b: [] },
  began: null,
  asking: 0,
  open: null,
  done: [],
  works: [],
  pledges: [],
  tie: null,
  solace: null,
});

const changed = (
  holdings: BySeat<Holding>,
  seat: Seat,
  change: (holding: Holding) => Partial<Holding>,
): BySeat<Holding> => withSeat(holdings, seat, { ...holdings[seat], ...change(holdings[seat]) });

function played(
  state: WindowsState,
  { seat, held, on, things }: Extract<PublicWindowEvent, { type: 'CardPlayed' }>,
): WindowsState {
  const next = { ...state, asking: state.asking + 1 };
  if (held.kind === 'promise')
    return {
      ...next,
      // PR17: everybody has seen the promise leave the hand.
      holdings: changed(state.holdings, seat, ({ mayHold, pledges }) => ({
        mayHold: mayHold - 1,
        pledges: pledges - 1,
      })),
      pledges: [...state.pledges, { seat, pledge: held }],
    };
  const play = { seat, held, on };
  const open: OpenPlay =
    state.open === null
      ? { plays: [play], things, asked: seat }
      : { ...state.open, plays: [...state.open.plays, play] };
  const holdings = changed(state.holdings, seat, ({ intrigue }) => ({ intrigue: intrigue - 1 }));
  return { ...next, holdings, open };
}

/** Ends the open play. IN17: a cancelled card does not count as played. */
function settled(state: WindowsState, how: 'stands' | 'cancelled' | 'ended'): WindowsState {
  const open = present(state.open, 'a play is settled while it is open');
  const [first] = open.plays;
  const done =
    how === 'stands' && first !== undefined
      ? open.things.map((thing) => ({ name: first.held.card, thing }))
      : [];
  return { ...state, asking: state.asking + 1, open: null, done: [...state.done, ...done] };
}

/** Returns the public knowledge about windows after an event. */
export function evolveWindows(before: WindowsState | undefined, event: PublicWindowEvent): WindowsState {
  if (event.type === 'WindowsOpened') return opened(event);
  const state = present(before, 'only a match with windows has such events');
  switch (event.type) {
    case 'HoldingChanged':
      return { ...state, holdings: withSeat(state.holdings, event.seat, event.holding) };
    case 'StopBegun':
      return {
        ...state,
        asking: state.asking + 1,
        began: event.both ? event.first : state.began,
        done: [],
      };
    case 'SeatAsked':
      return state.open === null || event.play === null
        ? state
        : { ...state, open: { ...state.open, asked: event.seat } };
    case 'StopEnded':
      return { ...state, done: [] };
    case 'AheadSaid':
      return { ...state, ahead: withSeat(state.ahead, event.seat, event.windows) };
    case 'CardPlayed':
      return played(state, event);
    case 'PlaySettled':
      return settled(state, event.how);
    case 'PlayWorked': {
      const { seat, by, work } = event;
      return { ...state, works: [...state.works, { seat, by, work }] };
    }
    case 'TieTaken':
      return { ...state, tie: { seat: event.seat, by: event.by } };
    case 'PotDivided':
      return { ...state, solace: { seat: event.seat, amount: event.amount } };
  }
}
