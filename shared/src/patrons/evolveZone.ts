// evolveZone: how events change the cards in the zone, the graveyards, the coins and the queue.

import { assert, present } from '../lib/index.ts';
import { type BySeat, type CopyId, type DeckCard, type Seat, SEATS, withSeat } from '../rules/index.ts';
import type { PublicGameEvent } from './event.ts';
import { type Coins, type GameCommon, NO_RAISES, type ZoneCard } from './state.ts';

const changed = (
  state: GameCommon,
  copy: CopyId,
  change: (card: ZoneCard) => Partial<ZoneCard>,
): GameCommon => ({
  ...state,
  zone: state.zone.map((card) => (card.copy === copy ? { ...card, ...change(card) } : card)),
});

const buried = (
  graveyard: BySeat<readonly DeckCard[]>,
  seat: Seat,
  cards: readonly DeckCard[],
): BySeat<readonly DeckCard[]> => withSeat(graveyard, seat, [...graveyard[seat], ...cards]);

const without = <T extends DeckCard>(cards: readonly T[], copy: CopyId): readonly T[] =>
  cards.filter((card) => card.copy !== copy);

/** Puts a card into the zone with the newest arrival. */
const arrived = (state: GameCommon, card: Omit<ZoneCard, 'arrival'>): GameCommon => ({
  ...state,
  arrivals: state.arrivals + 1,
  zone: [...without(state.zone, card.copy), { ...card, arrival: state.arrivals + 1 }],
});

/** Returns a card as it enters the zone in this turn. */
const entering = ({ copy, card }: DeckCard, seat: Seat, turn: number): Omit<ZoneCard, 'arrival'> => ({
  copy,
  card,
  owner: seat,
  control: seat,
  closed: false,
  wounds: 0,
  turn,
  raises: NO_RAISES,
});

const withCoins = (state: GameCommon, seat: Seat, change: (coins: Coins) => Coins): GameCommon => ({
  ...state,
  coins: withSeat(state.coins, seat, change(state.coins[seat])),
});

function paid(state: GameCommon, event: Extract<PublicGameEvent, { type: 'Paid' }>): GameCommon {
  const { open } = state.coins[event.seat];
  assert(open >= event.coins, 'what is paid is there');
  const closed = withCoins(state, event.seat, (coins) => ({
    open: open - event.coins,
    closed: coins.closed + event.coins,
  }));
  return event.closed === null ? closed : changed(closed, event.closed, () => ({ closed: true }));
}

function begun(state: GameCommon, event: Extract<PublicGameEvent, { type: 'TurnBegun' }>): GameCommon {
  const zone = state.zone.map((card) =>
    event.opened.includes(card.copy) ? { ...card, closed: false } : card,
  );
  return withCoins({ ...state, zone }, event.seat, ({ open, closed }) => ({
    open: open + closed,
    closed: 0,
  }));
}

function left(state: GameCommon, event: Extract<PublicGameEvent, { type: 'Left' }>): GameCommon {
  const zone = without(state.zone, event.card.copy);
  assert(zone.length < state.zone.length, 'what leaves was in the zone');
  if (event.into === 'hand') return { ...state, zone };
  return { ...state, zone, graveyard: buried(state.graveyard, event.owner, [event.card]) };
}

/** Returns the public state without changes of its stage and of the sizes of hands and piles. */
export function evolveZone(state: GameCommon, event: PublicGameEvent): GameCommon {
  switch (event.type) {
    case 'PatronsOpened':
      return {
        ...state,
        zone: SEATS.map((seat) => ({ ...entering(event.patrons[seat], seat, 0), arrival: 0 })),
      };
    case 'FirstTossed': {
      const mine = state.zone.filter((card) => card.owner === event.winner);
      const zone = [...mine, ...state.zone.filter((card) => card.owner !== event.winner)];
      return { ...state, zone: zone.map((card, i) => ({ ...card, arrival: i + 1 })), arrivals: zone.length };
    }
    case 'CoinGained':
      return withCoins(state, event.seat, (coins) => ({ ...coins, open: coins.open + 1 }));
    case 'TurnBegun':
      return begun(state, event);
    case 'RaisesEnded':
      return { ...state, zone: state.zone.map((card) => ({ ...card, raises: NO_RAISES })) };
    case 'Paid':
      return paid(state, event);
    case 'SpellPlayed':
      return { ...state, graveyard: buried(state.graveyard, event.seat, [event.card]) };
    case 'CardEntered':
      return arrived(state, entering(event.card, event.seat, event.turn));
    case 'StrikeDeclared':
      return changed(state, event.striker, () => ({ closed: true }));
    case 'Defended':
      return changed(state, event.defender, () => ({ closed: true }));
    case 'AbilitiesQueued':
      return { ...state, queue: [...state.queue, ...event.entries] };
    case 'AbilityOut':
      return { ...state, queue: state.queue.slice(1) };
    case 'AbilityDone':
      return { ...state, found: event.found };
    case 'AbilitySkipped':
      return { ...state, found: [] };
    case 'Asked':
      return { ...state, askings: event.asked.id };
    case 'Wounded':
      return changed(state, event.copy, ({ wounds }) => ({ wounds: wounds + event.n }));
    case 'Healed':
      return changed(state, event.copy, ({ wounds }) => ({ wounds: wounds - event.n }));
    case 'Closed':
      return changed(state, event.copy, () => ({ closed: true }));
    case 'Raised':
      return changed(state, event.copy, ({ raises }) => ({
        raises: { strike: raises.strike + event.strike, life: raises.life + event.life },
      }));
    case 'TakenOver': {
      const card = present(
        state.zone.find((lying) => lying.copy === event.copy),
        'what is taken over is in the zone',
      );
      return arrived(state, { ...card, control: event.control, turn: event.turn });
    }
    case 'Left':
      return left(state, event);
    case 'Returned':
      return {
        ...state,
        graveyard: withSeat(
          state.graveyard,
          event.owner,
          without(state.graveyard[event.owner], event.card.copy),
        ),
      };
    case 'Discarded':
      return { ...state, graveyard: buried(state.graveyard, event.seat, event.cards) };
    case 'GameEnded':
      return { ...state, queue: [] };
    default:
      return state;
  }
}
