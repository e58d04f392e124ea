// MatchNews: on the first page, that a friendly match has ended whose end its reader has not seen, until it is read.

import { useState } from 'react';
import { forgetFriendly, News, NewsItem, unseenFriendly } from '../parts/index.ts';
import { usePastText } from './pastText.ts';

export const MatchNews = () => {
  const { title, friendlyOver, contracts } = usePastText();
  const [unseen, setUnseen] = useState(unseenFriendly);
  if (unseen === null) return null;
  const read = () => {
    forgetFriendly();
    setUnseen(null);
  };
  return (
    <News label={title}>
      <NewsItem outcome="over" isGood={false} href={`/m/${unseen.match}`} read={contracts.read} onRead={read}>
        {friendlyOver(unseen.name)}
      </NewsItem>
    </News>
  );
};
