// Uninsured: which promises before the reader would have paid for a lost stake, and pay nothing to whoever concedes.

import { otherSeat } from '@dunmer/shared/rules';
import { useTableText } from '../../around/tableText.ts';
import { usePledgeCards, usePledgeWords } from '../../pledges/index.ts';
import { useMatch } from '../match.ts';

/** PR22: a stake is insured only where it is lost by count. Nothing where none of them would have paid. */
export const Uninsured = () => {
  const { view, viewer } = useMatch();
  const { windows: text } = useTableText();
  const cards = usePledgeCards();
  const { nameOf } = usePledgeWords();
  const { windows } = view.common;
  if (viewer === 'watcher' || windows === undefined) return null;
  const { stake, traders, holdings } = windows;
  const isPaid = ({ card, owner }: (typeof holdings)['a']['fronts'][number]): boolean =>
    owner !== traders[otherSeat(viewer)] &&
    (cards.get(card)?.effects.some((effect) => effect.op === 'insure' && stake >= effect.n) ?? false);
  return holdings[viewer].fronts
    .filter(isPaid)
    .map(({ key, card }) => <p key={key}>{text.uninsured(nameOf(card))}</p>);
};
