// CardsPage: what can be dealt, kind by kind, every copy there is, and what traders offer each other.

import { type Rarity, RARITIES, rarityName } from '@dunmer/shared/cards';
import { type StaffCard, readOf } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useList } from '../../net/index.ts';
import { Reading, useCatalogue } from '../../parts/index.ts';
import { useLang, useStaffText } from '../../text/index.ts';
import { SegmentedSwitch } from '../../ui/index.ts';
import { ActsAt } from '../acts/actButtons.tsx';
import { byName } from '../lists/byName.ts';
import { Found } from '../lists/found.tsx';
import { type Column, Rows } from '../lists/rows.tsx';
import { Desk } from '../shell/desk.tsx';
import { useInterest } from '../shell/useInterest.ts';
import { useVersion } from '../shell/useVersion.ts';
import css from './cards.module.css';
import { CopyRows } from './copyRows.tsx';
import { TradeRows } from './tradeRows.tsx';

const LOOKS = ['kinds', 'copies', 'store', 'trades'] as const;
type Look = (typeof LOOKS)[number];

const rarityOf = (word: string): Rarity | undefined => RARITIES.find((rarity) => rarity === word);

const Kinds = () => {
  const { cards: text, lists } = useStaffText();
  const lang = useLang();
  const { catalogue } = useCatalogue();
  const list = useList(readOf('staffCards', {}), useVersion());
  const nameOf = ({ card }: StaffCard): string => catalogue.get(card)?.name[lang] ?? card;
  const rarity = ({ rarity: word }: StaffCard): string => {
    const known = rarityOf(word);
    return known === undefined ? word : rarityName(lang, known);
  };
  const isSpent = ({ made, most }: StaffCard): boolean => most !== null && (made ?? 0) >= most;
  const make = (kind: StaffCard) => (
    <ActsAt
      place="kind"
      there={kind}
      about={nameOf(kind)}
      labels={{ makeCopy: text.make }}
      weight="quiet"
      disabled={isSpent(kind)}
    />
  );
  const columns: readonly Column<StaffCard>[] = [
    { id: 'card', label: text.card, render: nameOf },
    { id: 'rarity', label: text.rarity, render: rarity },
    { id: 'made', label: text.made, look: 'number', render: ({ made, most }) => text.of(made, most) },
    { id: 'store', label: text.inStore, look: 'number', render: ({ inStore }) => inStore },
    { id: 'make', label: lists.acts, look: 'act', render: make },
  ];
  return (
    <Reading list={list}>
      {(kinds) => (
        <Found
          rows={byName(lang, kinds, nameOf)}
          wordsOf={(kind) => [nameOf(kind), rarity(kind)]}
          empty={text.empty}
        >
          {(found) => <Rows label={text.title} columns={columns} rows={found} keyOf={({ card }) => card} />}
        </Found>
      )}
    </Reading>
  );
};

const Body = () => {
  const { cards } = useStaffText();
  const asked = new URLSearchParams(useSearch()).get('look');
  const [look, setLook] = useState<Look>(() => LOOKS.find((each) => each === asked) ?? 'kinds');
  const isInterested = useInterest() !== null;
  return (
    <>
      {isInterested && <p role="status">{cards.interested}</p>}
      <div className={css['look']}>
        <SegmentedSwitch
          label={cards.look}
          value={look}
          options={LOOKS.map((value) => ({ value, label: cards[value] }))}
          onChange={setLook}
        />
      </div>
      {look === 'kinds' && <Kinds />}
      {look === 'trades' && <TradeRows />}
      {(look === 'copies' || look === 'store') && (
        <CopyRows key={look} owner={look === 'store' ? 'store' : 'all'} empty={cards.noCopies} />
      )}
    </>
  );
};

export const CardsPage = () => {
  const { cards } = useStaffText();
  return (
    <Desk section="cards" title={cards.title}>
      {() => <Body />}
    </Desk>
  );
};
