// CardScreen: one card of the reader's deck: in full, its history, why it is not free, and the ways to give it away.

import { type CopyHistory, readOf } from '@dunmer/shared/protocol';
import type { CopyId } from '@dunmer/shared/rules';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { CardFull, cardWords, tileFace, useExplain } from '../cards/index.ts';
import { Screen } from '../frame/index.ts';
import { useList } from '../net/index.ts';
import { Reading, useCatalogue, WithHome } from '../parts/index.ts';
import { useCopiesText, useLang, useText } from '../text/index.ts';
import { Button, Waiting } from '../ui/index.ts';
import css from './copies.module.css';
import { History } from './history.tsx';
import { ShowSheet } from './showSheet.tsx';

const Face = ({ held }: { readonly held: CopyHistory }) => {
  const text = useText();
  const words = useCopiesText();
  const lang = useLang();
  const { catalogue, isLoading } = useCatalogue();
  const { ask, answer } = useExplain();
  const card = catalogue.get(held.card);
  if (isLoading) return <Waiting>{text.app.loading}</Waiting>;
  return (
    <div className={css['whole']}>
      {card === undefined ? (
        <p>{words.card.unknown}</p>
      ) : (
        <CardFull face={tileFace(card, lang)} words={cardWords(card, lang, catalogue)} onExplain={ask} />
      )}
      {held.serial !== null && <p className={css['quiet']}>{words.serial(held.serial, held.of)}</p>}
      {answer}
    </div>
  );
};

interface WaysProps {
  readonly copy: CopyId;
  readonly code: string;
}

const Ways = ({ copy, code }: WaysProps) => {
  const words = useCopiesText();
  const [, go] = useLocation();
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Button weight="primary" wide onClick={() => go(`/person?give=${encodeURIComponent(copy)}`)}>
        {words.card.trade}
      </Button>
      <Button glyph="share" wide onClick={() => setIsShown(true)}>
        {words.card.show}
      </Button>
      {isShown && <ShowSheet copy={copy} code={code} onClose={() => setIsShown(false)} />}
    </>
  );
};

const Card = ({ copy, code, version }: WaysProps & { readonly version: number }) => {
  const words = useCopiesText();
  const list = useList(readOf('copy', { id: copy }), version);
  const isFree = list.at === 'here' && list.value.blocked === null;
  return (
    <Screen
      title={words.card.title}
      back="/deck"
      {...(isFree ? { action: <Ways copy={copy} code={code} /> } : {})}
    >
      <Reading list={list} unknown={words.card.notYours}>
        {(held) => (
          <>
            <Face held={held} />
            {held.blocked !== null && (
              <p className={css['note']} role="note">
                {words.blockedMeans[held.blocked]}
              </p>
            )}
            <History held={held} />
          </>
        )}
      </Reading>
    </Screen>
  );
};

export const CardScreen = ({ copy }: { readonly copy: CopyId }) => {
  const words = useCopiesText();
  return (
    <WithHome title={words.card.title}>
      {({ version, me }) => <Card copy={copy} version={version} code={me.code} />}
    </WithHome>
  );
};
