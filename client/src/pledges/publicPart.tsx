// PublicPart: what everybody knows about promises, and what this reader was shown and paid; each list is folded.

import type { PersonBrief, PersonId, PledgesInfo } from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { Fold, Leaves, Much, Small } from '../parts/index.ts';
import { useLang, whenWords } from '../text/index.ts';
import { usePledgesText } from './pledgesText.ts';
import { usePledgeWords } from './cardWords.ts';
import { HouseMark } from './houseMark.tsx';
import { PledgeFold } from './pledgeLeaf.tsx';
import css from './pledges.module.css';
import { SealCheck } from './sealCheck.tsx';

interface PartProps {
  readonly info: PledgesInfo;
  readonly reader: PersonId;
}

const Hands = ({ info: { hands } }: PartProps) => {
  const { hands: text } = usePledgesText();
  const { houseOf } = usePledgeWords();
  return (
    <Fold title={text.title} count={hands.length}>
      {hands.map(({ trader, house, size, ruined }) => (
        <li key={trader.person} data-hand={trader.person}>
          <strong>{trader.name}</strong>
          <Much>{ruined ? text.ruined : text.size(size)}</Much>
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

const Given = ({ info: { given }, reader }: PartProps) => {
  const { given: text, quoted } = usePledgesText();
  const { nameOf, byOf } = usePledgeWords();
  const lang = useLang();
  return (
    <Fold title={text.title} count={given.length}>
      {given.map((giving, place) => {
        const { from, to, at, item, contract, sealed } = giving;
        return (
          // The index is a good key: the list only grows, in order.
          <li key={given.length - place}>
            <strong>{text.line(from.name, to.name)}</strong>
            <Small>{item === null ? text.secret : quoted(nameOf(item.card))}</Small>
            {item !== null && sealed !== undefined && <Small>{byOf(item, reader)}</Small>}
            <Small>{whenWords(lang, at)}</Small>
            {contract !== null && (
              <Link href={`/contract/${contract}`} className={css['link']}>
                {text.contract}
              </Link>
            )}
            <SealCheck giving={giving} />
          </li>
        );
      })}
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
          <Small>{byOf(item, reader)}</Small>
          {named !== null && <Small>{front.named(named)}</Small>}
          <Small>{whenWords(lang, at)}</Small>
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
          <Small>{whenWords(lang, at)}</Small>
          <Leaves>
            {items.map((item) => (
              <li key={item.pledge}>
                <PledgeFold item={item} reader={reader} />
              </li>
            ))}
          </Leaves>
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
          <Much>{text.sum(sum)}</Much>
          <Small>
            {quoted(nameOf(item.card))}, {whenWords(lang, at)}
          </Small>
          {byHand && <Small>{text.byHand}</Small>}
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
          <Small>{byOf(item, reader)}</Small>
        </li>
      ))}
    </Fold>
  );
};

/** What concerns the reader first, then what everybody knows. */
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
