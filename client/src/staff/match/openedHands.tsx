// OpenedHands: the hidden cards of both players at the patrons' table, for the member of staff who has opened them
// (PATRONS 11).

import type { GameCard } from '@dunmer/shared/patrons';
import type { OpenedHands } from '@dunmer/shared/protocol';
import { type BySeat, type CopyId, SEATS } from '@dunmer/shared/rules';
import { useEffect, useState } from 'react';
import { gameCatalogueOf } from '../../net/index.ts';
import { useLang } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import css from './match.module.css';

interface OpenedHandsViewProps {
  readonly hands: OpenedHands;
  /** The version of the catalogue that the match is played with. */
  readonly catalogue: string;
  readonly names: BySeat<string> | undefined;
}

/** Returns the card of a copy such as `a:spark#1`, or of a patron, whose id is that of its card. */
const cardOf = (copy: CopyId): string => copy.replace(/^[ab]:/, '').replace(/#\d+$/, '');

export const OpenedHandsView = ({ hands, catalogue, names }: OpenedHandsViewProps) => {
  const { match } = useStaffText();
  const lang = useLang();
  const [cards, setCards] = useState<ReadonlyMap<string, GameCard>>(new Map());
  useEffect(() => {
    let isShown = true;
    void gameCatalogueOf(catalogue).then((found) => {
      if (isShown) setCards(new Map(found?.patrons.map((card) => [card.id, card])));
    });
    return () => void (isShown = false);
  }, [catalogue]);
  const nameOf = (card: string): string => cards.get(card)?.name[lang] ?? card;
  const listOf = (title: string, copies: readonly CopyId[]) => (
    <div>
      <h4>{title}</h4>
      {copies.length === 0 ? (
        <p>{match.empty}</p>
      ) : (
        <ul>
          {copies.map((copy) => (
            <li key={copy}>{nameOf(cardOf(copy))}</li>
          ))}
        </ul>
      )}
    </div>
  );
  return (
    <div className={css['opened']}>
      {SEATS.map((seat) => {
        const { patron, hand, exchanged } = hands[seat];
        return (
          <section key={seat} aria-label={names?.[seat]}>
            <h3>{names?.[seat]}</h3>
            {patron !== null && listOf(match.sealedPatron, [patron])}
            {listOf(match.hand, hand)}
            {exchanged !== null && listOf(match.exchanged, exchanged)}
          </section>
        );
      })}
    </div>
  );
};
