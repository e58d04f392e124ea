// CardTiles: a few cards side by side; a press shows one in full.

import type { Card, CardId, Catalogue } from '@dunmer/shared/cards';
import type { CopyId } from '@dunmer/shared/rules';
import { useState } from 'react';
import { BackTile, CardTile, tileFace } from '../cards/index.ts';
import { useLang } from '../text/index.ts';
import { VisuallyHidden } from '../ui/index.ts';
import { CardSheet } from './cardSheet.tsx';
import css from './cards.module.css';

interface CardTilesProps {
  readonly label: string;
  readonly copies: readonly { readonly copy: CopyId; readonly card: CardId }[];
  readonly catalogue: Catalogue;
}

export const CardTiles = ({ label, copies, catalogue }: CardTilesProps) => {
  const lang = useLang();
  const [opened, setOpened] = useState<Card | null>(null);
  return (
    <>
      <ul className={css['tiles']} aria-label={label}>
        {copies.map(({ copy, card: id }) => {
          const card = catalogue.get(id);
          return (
            <li key={copy} data-card={id}>
              {card === undefined ? (
                <BackTile />
              ) : (
                <button type="button" onClick={() => setOpened(card)}>
                  <VisuallyHidden>{card.name[lang]}</VisuallyHidden>
                  <CardTile face={tileFace(card, lang)} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {opened !== null && <CardSheet card={opened} catalogue={catalogue} onClose={() => setOpened(null)} />}
    </>
  );
};
