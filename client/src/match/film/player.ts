// Player: where a film stands and whether it runs. A pure reducer that does not care where its clock comes from.

import type { Speed } from './pace.ts';

export interface Player {
  /** The moment that is shown now. */
  readonly at: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** The furthest moment shown so far. Nothing beyond it is revealed. */
  readonly seen: number;
  /** Whether the present moment was shown for its full time: a decision waits for that. */
  readonly stood: boolean;
}

export type PlayerAction =
  /** The present moment was shown for its full time; null when no other follows yet. */
  | { readonly type: 'elapsed'; readonly next: number | null }
  | { readonly type: 'toggle'; readonly start: number; readonly end: number }
  /** Goes to another moment; null when there is none on that side. */
  | { readonly type: 'step'; readonly by: -1 | 1; readonly to: number | null }
  /** Goes back or forward among the moments that have been seen. */
  | { readonly type: 'seek'; readonly to: number; readonly start: number }
  | { readonly type: 'speed'; readonly speed: Speed }
  | { readonly type: 'skip'; readonly end: number }
  | { readonly type: 'replay'; readonly start: number };

/** Returns a film that goes on from the moment seen last, or begins at a moment not seen yet. */
export const playerAt = (at: number, speed: Speed, last: 'seen' | 'unseen'): Player => ({
  at,
  seen: at,
  playing: true,
  speed,
  stood: last === 'seen',
});

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Returns the film after an action. */
export function play(player: Player, action: PlayerAction): Player {
  const next = moved(player, action);
  return next.at > next.seen ? { ...next, seen: next.at } : next;
}

function moved(player: Player, action: PlayerAction): Player {
  switch (action.type) {
    case 'elapsed':
      // At the end it keeps running and waits for the next moment.
      return action.next === null ? { ...player, stood: true } : { ...player, at: action.next, stood: false };
    case 'toggle':
      if (player.playing && player.at === action.end && player.stood)
        return { ...player, at: action.start, stood: false };
      return { ...player, playing: !player.playing };
    case 'step': {
      const isPast = action.by === 1 && action.to === null;
      return {
        ...player,
        at: action.to ?? player.at,
        // Stepping on to the last moment only shows it; a further step marks it as seen for long enough. What happens
        // next is then shown by itself, as after a skip: nothing on the page says that the film stands.
        playing: isPast,
        stood: isPast,
      };
    }
    case 'seek':
      return { ...player, at: clamp(action.to, action.start, player.seen), playing: false, stood: false };
    case 'speed':
      return { ...player, speed: action.speed };
    case 'skip':
      return { ...player, at: action.end, playing: true, stood: true };
    case 'replay':
      return { ...player, at: action.start, playing: true, stood: false };
  }
}
