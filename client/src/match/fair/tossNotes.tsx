// TossNotes: on whose numbers the tosses of this match rest (F4).

import { useMatch } from '../match.ts';
import { tossWords } from './tossWords.ts';

export const TossNotes = () => {
  const { view, names, text } = useMatch();
  const { seals, common } = view;
  // A match that ended before both numbers were there has no toss, and waits for none.
  if (seals.nonces === null && common.phase.at === 'finished') return null;
  return (
    <>
      <h3>{text.fair.tossTitle}</h3>
      {tossWords(text, names, seals).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </>
  );
};
