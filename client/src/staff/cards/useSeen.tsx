// UseSeen: lets staff read what a card does where its name is in a list.

import type { Card, CardId, Catalogue } from '@dunmer/shared/cards';
import { type ReactNode, useState } from 'react';
import { CardSheet } from '../../parts/index.ts';
import { useLang } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import { Button } from '../../ui/index.ts';

/**
 * Returns a function that makes the button of a card, and the card that is open. The card is returned apart because
 * it lies over the page, not inside a list cell, whose words don't wrap. Cards that the catalogue does not know have
 * no button.
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
