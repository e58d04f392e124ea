// Uninsured: which promises before the reader would have paid for a lost stake, and pay nothing to whoever concedes.

import { otherSeat } from '@dunmer/shared/rules';
import { comeAbout, NO_WINDOW_CARDS } from '@dunmer/shared/windows';
import { useTableText } from '../../around/tableText.ts';
import { usePledgeCards, usePledgeWords } from '../../pledges/index.ts';
import { useMatch } from '../match.ts';

/**
 * PR22: a stake is insured only where it is lost by count. Nothing where none of the promises would have paid, and
 * while they are loading.
 */
export const Uninsured = () => {
  const { view, viewer, table } = useMatch();
  const { windows: text } = useTableText();
  const pledges = usePledgeCards();
  const { nameOf } = usePledgeWords();
  const { windows } = view.common;
  if (viewer === 'watcher' || windows === undefined || pledges.size === 0) return null;
  const { traders, holdings } = windows;
  const { [viewer]: loser, [otherSeat(viewer)]: winner } = traders;
  const { fronts } = holdings[viewer];
  const lying = fronts.map((pledge) => ({ pledge, holder: loser, named: null }));
  // The windows of a match at an event name no stake: a screen of the hall reads them too.
  const lost = { what: 'lost', loser, winner, stake: table.stake ?? 0 } as const;
  const { payments } = comeAbout({ ...NO_WINDOW_CARDS, pledges }, lying, lost, () => null);
  return fronts
    .filter(({ key }) => payments.some(({ by }) => by === key))
    .map(({ key, card }) => <p key={key}>{text.uninsured(nameOf(card))}</p>);
};
