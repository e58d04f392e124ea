// CardTiles: cards in a list, and the one that is opened.

import type { Card, CardId, Catalogue } from '@dunmer/shared/cards';
import type { CopyId } from '@dunmer/shared/rules';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { BackTile, CardFull, CardTile, cardWords, tileFace, useExplain } from '../cards/index.ts';
import { catalogueOf, sessionInfo } from '../net/index.ts';
import { useLang, useText } from '../text/index.ts';
import { Sheet, VisuallyHidden } from '../ui/index.ts';
import css from './cards.module.css';

interface CardSheetProps {
  readonly card: Card;
  readonly catalogue: Catalogue;
  readonly onClose: () => void;
}

/** Shows one card in full over the page. Pressing its icons and terms explains them. */
export const CardSheet = ({ card, catalogue, onClose }: CardSheetProps) => {
  const lang = useLang();
  const text = useText();
  const { ask, answer } = useExplain();
  return (
    <>
      <Sheet open onClose={onClose} title={card.name[lang]} place="stage">
        <div className={css['stage']}>
          <CardFull face={tileFace(card, lang)} words={cardWords(card, lang, catalogue)} onExplain={ask} />
          <p className={css['tapHint']}>{text.app.tapToClose}</p>
        </div>
      </Sheet>
      {answer}
    </>
  );
};

interface CardTilesProps {
  readonly label: string;
  readonly copies: readonly { readonly copy: CopyId; readonly card: CardId }[];
  readonly catalogue: Catalogue;
}

/** Shows a few cards side by side; a press opens one in full. */
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

interface Known {
  readonly version: string;
  readonly cards: readonly Card[];
}

interface Definitions {
  readonly cards: readonly Card[];
  readonly catalogue: Catalogue;
  /** The catalogue is not here yet, and has not failed to load. */
  readonly isLoading: boolean;
}

const NONE: Known = { version: '', cards: [] };

/** Loads the catalogue of `version`, or, without it, of the newest version that the server has named. */
export function useCatalogue(version?: string): Definitions {
  const newest = useStore(sessionInfo, ({ info }) => info?.catalogue ?? '');
  const wanted = version ?? newest;
  const [known, setKnown] = useState(NONE);
  useEffect(() => {
    if (wanted === '') return;
    let isWanted = true;
    void catalogueOf(wanted).then((found) => {
      if (isWanted) setKnown({ version: wanted, cards: found?.cards ?? [] });
    });
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  const catalogue = useMemo(() => new Map(known.cards.map((card) => [card.id, card])), [known]);
  return { cards: known.cards, catalogue, isLoading: known.version !== wanted };
}
