// PublicPart: what everybody knows about the deck, its news, and what this reader has seen of other hands; each list
// is folded.

import type { IntrigueInfo, IntrigueNews, PersonId } from '@dunmer/shared/protocol';
import { Fold, Much, Small } from '../parts/index.ts';
import { useIntrigueText } from './intrigueText.ts';
import { useLang, whenWords } from '../text/index.ts';
import css from './intrigue.module.css';
import { newsLines } from './newsLines.ts';
import { nameIn, useTelling } from './useIntrigueInfo.ts';
import { IntrigueFold } from './intrigueLeaf.tsx';
import { grouped } from './hand.ts';

interface PartProps {
  readonly info: IntrigueInfo;
  readonly reader: PersonId;
}

interface LinesProps extends PartProps {
  readonly title: string;
  readonly news: readonly IntrigueNews[];
}

const Lines = ({ info, reader, title, news }: LinesProps) => {
  const lang = useLang();
  const lines = newsLines(useTelling(info, reader), news);
  return (
    <Fold title={title} count={lines.length}>
      {lines.map(({ key, says, at }) => (
        <li key={key}>
          <span>{says}</span>
          <Small>{whenWords(lang, at)}</Small>
        </li>
      ))}
    </Fold>
  );
};

/** The newest first; copies of one card are grouped. */
const Spent = ({ info }: Pick<PartProps, 'info'>) => {
  const { spent: text, hand } = useIntrigueText();
  const newest = info.deck.common.spent.toReversed();
  return (
    <Fold title={text.title} count={newest.length}>
      {[...grouped(newest)].map(([card, copies]) => (
        <li key={card} className={css['whole']}>
          <IntrigueFold
            card={card}
            id={copies[0] ?? card}
            notes={[
              ...(copies[0] === newest[0] ? [text.newest] : []),
              ...(copies.length > 1 ? [hand.copies(copies.length)] : []),
            ]}
          />
        </li>
      ))}
    </Fold>
  );
};

const Hands = ({ info, reader }: PartProps) => {
  const { hands: text } = useIntrigueText();
  const { order, hands, surplus, seed } = info.deck.common;
  const telling = useTelling(info, reader);
  return (
    <Fold title={text.title} count={order.length}>
      <li>
        <Small>{text.hint}</Small>
      </li>
      {order.map((person) => (
        <li key={person} data-hand={person}>
          <strong>{telling.who(person) ?? nameIn(info, person)}</strong>
          <Much>{text.size(hands[person] ?? 0)}</Much>
          {seed === null && surplus.includes(person) && <Small>{text.surplus}</Small>}
        </li>
      ))}
    </Fold>
  );
};

/** The reader's own knowledge first, then what everybody knows. */
export const PublicPart = (props: PartProps) => {
  const { seen, news } = useIntrigueText();
  const { info } = props;
  return (
    <>
      <Lines {...props} title={seen.title} news={info.seen} />
      <Lines {...props} title={news.title} news={info.news} />
      <Spent info={info} />
      <Hands {...props} />
    </>
  );
};
