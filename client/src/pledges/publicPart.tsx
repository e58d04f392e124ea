// PublicPart: what everybody knows of promises, and what this reader was shown and paid; each list is folded away.

import type { PersonBrief, PersonId, PledgesInfo } from '@dunmer/shared/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useLang, usePledgesText, whenWords } from '../text/index.ts';
import { usePledgeWords } from './cardWords.ts';
import { HouseMark } from './houseMark.tsx';
import { PledgeFold } from './pledgeLeaf.tsx';
import css from './pledges.module.css';

interface PartProps {
  readonly info: PledgesInfo;
  readonly reader: PersonId;
}

interface FoldProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** Nothing to see where there is nothing. */
const Fold = ({ title, count, children }: FoldProps) =>
  count === 0 ? null : (
    <details className={css['fold']}>
      <summary>{title}</summary>
      <ul className={css['lines']}>{children}</ul>
    </details>
  );

const Hands = ({ info: { hands } }: PartProps) => {
  const { hands: text } = usePledgesText();
  const { houseOf } = usePledgeWords();
  return (
    <Fold title={text.title} count={hands.length}>
      {hands.map(({ trader, house, size, ruined }) => (
        <li key={trader.person} data-hand={trader.person}>
          <strong>{trader.name}</strong>
          <span className={css['much']}>{ruined ? text.ruined : text.size(size)}</span>
          {house !== null && (
            <span className={css['of']}>
              <HouseMark of={house} />
              {houseOf(house)}
            </span>
          )}
        </li>
      ))}
    </Fold>
  );
};

const Given = ({ info: { given } }: PartProps) => {
  const { given: text, quoted } = usePledgesText();
  const { nameOf } = usePledgeWords();
  const lang = useLang();
  return (
    <Fold title={text.title} count={given.length}>
      {given.map(({ from, to, at, item, contract }, place) => (
        // Only ever longer, and in order.
        <li key={given.length - place}>
          <strong>{text.line(from.name, to.name)}</strong>
          <span className={css['note']}>{item === null ? text.secret : quoted(nameOf(item.card))}</span>
          <span className={css['note']}>{whenWords(lang, at)}</span>
          {contract !== null && (
            <Link href={`/contract/${contract}`} className={css['link']}>
              {text.contract}
            </Link>
          )}
        </li>
      ))}
    </Fold>
  );
};

const Played = ({ info: { played }, reader }: PartProps) => {
  const { played: text, front } = usePledgesText();
  const { nameOf, byOf } = usePledgeWords();
  const lang = useLang();
  return (
    <Fold title={text.title} count={played.length}>
      {played.map(({ item, by, named, at }, place) => (
        <li key={played.length - place}>
          <strong>{text.line(by.name, nameOf(item.card))}</strong>
          <span className={css['note']}>{byOf(item, reader)}</span>
          {named !== null && <span className={css['note']}>{front.named(named)}</span>}
          <span className={css['note']}>{whenWords(lang, at)}</span>
        </li>
      ))}
    </Fold>
  );
};

const Shown = ({ info: { shown }, reader }: PartProps) => {
  const { shown: text } = usePledgesText();
  const lang = useLang();
  const wordsOf = (from: PersonBrief, everybody: boolean): string => {
    if (from.person === reader) return text.mine;
    return everybody ? text.all(from.name) : text.you(from.name);
  };
  return (
    <Fold title={text.title} count={shown.length}>
      {shown.map(({ from, everybody, items, at }, place) => (
        <li key={shown.length - place}>
          <strong>{wordsOf(from, everybody)}</strong>
          <span className={css['note']}>{whenWords(lang, at)}</span>
          <ul className={css['list']}>
            {items.map((item) => (
              <li key={item.pledge}>
                <PledgeFold item={item} reader={reader} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </Fold>
  );
};

const Paid = ({ info: { paid }, reader }: PartProps) => {
  const { paid: text, quoted } = usePledgesText();
  const { nameOf } = usePledgeWords();
  const lang = useLang();
  const nameFor = ({ person, name }: PersonBrief): string => (person === reader ? text.you : name);
  return (
    <Fold title={text.title} count={paid.length}>
      {paid.map(({ item, from, to, sum, byHand, at }, place) => (
        <li key={paid.length - place}>
          <strong>{text.line(nameFor(from), nameFor(to))}</strong>
          <span className={css['much']}>{text.sum(sum)}</span>
          <span className={css['note']}>
            {quoted(nameOf(item.card))}, {whenWords(lang, at)}
          </span>
          {byHand && <span className={css['note']}>{text.byHand}</span>}
        </li>
      ))}
    </Fold>
  );
};

const Out = ({ info: { out }, reader }: PartProps) => {
  const text = usePledgesText();
  const { nameOf, byOf } = usePledgeWords();
  return (
    <Fold title={text.out} count={out.length}>
      {out.map((item) => (
        <li key={item.pledge}>
          <strong>{nameOf(item.card)}</strong>
          <span className={css['note']}>{byOf(item, reader)}</span>
        </li>
      ))}
    </Fold>
  );
};

/** News for the reader first, then what everybody knows. */
export const PublicPart = (props: PartProps) => (
  <>
    <Shown {...props} />
    <Paid {...props} />
    <Played {...props} />
    <Given {...props} />
    <Hands {...props} />
    <Out {...props} />
  </>
);
