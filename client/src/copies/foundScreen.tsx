// FoundScreen: the card that was found, turned over for the first time.

import type { Answer } from '@dunmer/shared/protocol';
import { useLocation } from 'wouter';
import { CardFull, cardWords, tileFace, useExplain } from '../cards/index.ts';
import { Screen } from '../frame/index.ts';
import { useCatalogue } from '../parts/index.ts';
import { useCopiesText, useLang, useText } from '../text/index.ts';
import { Button, LiveRegion, Waiting } from '../ui/index.ts';
import css from './copies.module.css';

export type Found = Extract<Answer, { readonly type: 'found' }>;

interface FoundScreenProps {
  readonly found: Found;
  readonly onAgain: () => void;
}

export const FoundScreen = ({ found, onAgain }: FoundScreenProps) => {
  const text = useText();
  const { finding, card: words } = useCopiesText();
  const lang = useLang();
  const [, go] = useLocation();
  const { catalogue, isLoading } = useCatalogue();
  const { ask, answer } = useExplain();
  const card = catalogue.get(found.card);
  const action = (
    <>
      <Button onClick={onAgain}>{finding.another}</Button>
      <Button weight="primary" onClick={() => go('/deck')}>
        {finding.toDeck}
      </Button>
    </>
  );
  return (
    <Screen title={finding.got} back="/deck" action={action}>
      <div className={css['whole']} data-found={found.card}>
        {isLoading && <Waiting>{text.app.loading}</Waiting>}
        {!isLoading && card === undefined && <p>{words.unknown}</p>}
        {card !== undefined && (
          <div className={css['turning']}>
            <CardFull face={tileFace(card, lang)} words={cardWords(card, lang, catalogue)} onExplain={ask} />
          </div>
        )}
        <Button weight="quiet" onClick={() => go(`/card/${found.copy}`)}>
          {finding.toCard}
        </Button>
      </div>
      {answer}
      <LiveRegion text={card === undefined ? '' : finding.gotSaid(card.name[lang])} />
    </Screen>
  );
};
