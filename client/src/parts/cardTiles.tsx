// CardTiles: cards in a list, and the one that is looked at.

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

/** One card in full over the page; its icons and terms answer what they are. */
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

/** A few cards side by side; a press shows one in full. */
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
  /** Not here yet, and not known to be missing. */
  readonly isLoading: boolean;
}

const NONE: Known = { version: '', cards: [] };

/** `version`: which one is wanted; the newest that the server has named where it is left out. */
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
