// debtWords: who owes what to whom from a match that was settled anew, and where an owed card is, in words.

import type { CardDebt, Debt, StaffMatch } from '@dunmer/shared/protocol';
import { useCatalogue } from '../../parts/index.ts';
import { debtThing } from '../../ruling/index.ts';
import { useDebtText } from '../../ruling/debtText.ts';
import { useLang } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';

/** Returns one line for each debt of a match. */
export function useDebtLines(): (
  match: Pick<StaffMatch, 'owed' | 'owedCards' | 'seats'>,
) => readonly string[] {
  const { matches, places, preview } = useStaffText();
  const words = useDebtText();
  const lang = useLang();
  const { catalogue } = useCatalogue();
  const nameOf = (card: string): string => catalogue.get(card)?.name[lang] ?? card;
  return ({ owed, owedCards, seats }) => {
    const inDrakes = ({ from, to, sum }: Debt): string =>
      matches.owes(
        seats[from].name,
        to === 'bank' ? places.bank : seats[to].name,
        debtThing({ is: 'drakes', sum }, words, nameOf),
      );
    const inCards = ({ from, to, copy, card, at, owner }: CardDebt): string => {
      const place = { person: owner?.name ?? '', store: places.store, hidden: preview.lies.hidden }[at];
      const thing = `${debtThing({ is: 'card', copy, card }, words, nameOf)} (${matches.liesWith(place)})`;
      return matches.owes(seats[from].name, seats[to].name, thing);
    };
    return [...owed.map(inDrakes), ...owedCards.map(inCards)];
  };
}
