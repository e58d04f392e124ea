// Waiting: what a match waits for now, and for whom: honest also about what nobody else can do (F3, F4).

import type { MatchView } from '@dunmer/shared/fairness';
import {
  isComplete,
  mayLay,
  nextLaying,
  otherSeat,
  type Seat,
  SEATS,
  type Viewer,
} from '@dunmer/shared/rules';

export type Waiting =
  /** This viewer has to act. */
  | { readonly for: 'you'; readonly act: 'place' | 'choose' | 'claim' }
  /** Somebody lays a row, or a short half. */
  | { readonly for: 'row'; readonly seats: readonly Seat[] }
  /** The own phone has not promised yet: nothing can be committed before (F2). */
  | { readonly for: 'own-promise' }
  /** F4: without this phone's number the match can't go on. */
  | { readonly for: 'promise' | 'opening'; readonly seats: readonly Seat[] }
  | { readonly for: 'choice'; readonly seat: Seat }
  | { readonly for: 'claim'; readonly seat: Seat }
  | { readonly for: 'nobody' };

const silentSeats = ({ seals }: MatchView, given: 'promised' | 'opened'): readonly Seat[] =>
  SEATS.filter((seat) => !seals[given][seat] && !seals.waived.some((waived) => waived.seat === seat));

/** The phones whose promise or number is missing; null where both numbers are out. */
function silence(view: MatchView): Extract<Waiting, { for: 'promise' | 'opening' }> | null {
  if (view.seals.nonces !== null) return null;
  const promises = silentSeats(view, 'promised');
  return promises.length > 0
    ? { for: 'promise', seats: promises }
    : { for: 'opening', seats: silentSeats(view, 'opened') };
}

function placing(view: MatchView, viewer: Viewer): Waiting {
  const { common, seals } = view;
  const unfinished = SEATS.filter((seat) => !isComplete(common, seat));
  const phaseIsToss = common.phase.at === 'placing' && common.phase.order === 'toss';
  if (phaseIsToss || unfinished.length === 0) return silence(view) ?? { for: 'nobody' };
  if (viewer !== 'watcher' && mayLay(common, viewer) && nextLaying(common, viewer) !== null) {
    const promised = seals.promised[viewer] || seals.waived.some(({ seat }) => seat === viewer);
    return promised ? { for: 'you', act: 'place' } : { for: 'own-promise' };
  }
  return { for: 'row', seats: unfinished.filter((seat) => mayLay(common, seat)) };
}

/** What this view waits for. */
export function waitingFor(view: MatchView): Waiting {
  const { viewer } = view;
  const { phase } = view.common;
  switch (phase.at) {
    case 'placing':
      return placing(view, viewer);
    case 'choosing':
      return phase.choice.seat === viewer
        ? { for: 'you', act: 'choose' }
        : { for: 'choice', seat: phase.choice.seat };
    case 'claiming':
      return phase.claimant === viewer
        ? { for: 'you', act: 'claim' }
        : { for: 'claim', seat: phase.claimant };
    case 'resolving':
    case 'finished':
      return { for: 'nobody' };
  }
}

/** The seat whose half lies at the bottom of the screen. */
export const nearSeat = (viewer: Viewer): Seat => (viewer === 'watcher' ? 'a' : viewer);
export const farSeat = (viewer: Viewer): Seat => otherSeat(nearSeat(viewer));
