// UseSeen: what a card does, to staff who read its name in a list.

import type { Card, CardId, Catalogue } from '@dunmer/shared/cards';
import { type ReactNode, useState } from 'react';
import { CardSheet } from '../../parts/index.ts';
import { useLang } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import { Button } from '../../ui/index.ts';

/**
 * A button that shows a card in full, and the card that is shown: that lies over the page, and not in a cell of a list,
 * whose words keep to one line. Of a card that this page does not know there is nothing to show.
 */
export function useSeen(
  catalogue: Catalogue,
): readonly [buttonOf: (card: CardId) => ReactNode, shown: ReactNode] {
  const { cards } = useStaffText();
  const lang = useLang();
  const [seen, setSeen] = useState<Card | null>(null);
  const buttonOf = (id: CardId): ReactNode => {
    const card = catalogue.get(id);
    if (card === undefined) return null;
    return (
      <Button
        weight="quiet"
        aria-haspopup="dialog"
        aria-label={`${cards.seeCard}: ${card.name[lang]}`}
        onClick={() => setSeen(card)}
      >
        {cards.seeCard}
      </Button>
    );
  };
  return [
    buttonOf,
    seen !== null && <CardSheet card={seen} catalogue={catalogue} onClose={() => setSeen(null)} />,
  ];
}
