// HolderRows: everybody who draws intrigue cards, in order of initiative: how many they hold, what lies before them,
// and the acts of an organiser on them.

import { limitOf } from '@dunmer/shared/intrigue';
import type { StaffIntrigueInfo } from '@dunmer/shared/protocol';
import { useMe } from '../../net/index.ts';
import { useStaffText } from '../staffText.ts';
import { ActsAt } from '../acts/actButtons.tsx';
import { Found } from '../lists/found.tsx';
import { type Column, Rows } from '../lists/rows.tsx';
import css from './intrigue.module.css';
import { useDeckWords } from './useDeckWords.ts';
import { useIntrigueCards } from '../../intrigue/index.ts';

export interface Holder {
  readonly person: string;
  /** Counts from 1; null for people who are not in the order. */
  readonly place: number | null;
  readonly size: number;
  readonly fronts: readonly string[];
  readonly isSurplus: boolean;
  readonly isHeard: boolean;
}

/** Returns everybody who draws, in order of initiative, followed by those who only still hold cards. */
export function holdersOf({ common }: StaffIntrigueInfo['deck']): readonly Holder[] {
  const { order, hands, fronts, surplus, audience, seed } = common;
  const others = Object.keys(hands).filter((person) => (hands[person] ?? 0) > 0 && !order.includes(person));
  return [...order, ...others].map((person, at) => ({
    person,
    place: at < order.length ? at + 1 : null,
    size: hands[person] ?? 0,
    fronts: fronts.filter(({ before }) => before === person).map(({ copy }) => copy),
    // Once the deck is closed, nobody spends or draws any more.
    isSurplus: seed === null && surplus.includes(person),
    isHeard: seed === null && audience?.who === person,
  }));
}

/** For example `3 из 7`: how many cards somebody holds, and how many they may. */
export function useSizeWords({ common }: StaffIntrigueInfo['deck']): (holder: Holder) => string {
  const { of } = useStaffText().intrigue.hands;
  const cards = useIntrigueCards();
  return ({ person, size }) => of(size, limitOf(cards, common, person));
}

export const HolderRows = ({ info }: { readonly info: StaffIntrigueInfo }) => {
  const { intrigue, lists } = useStaffText();
  const text = intrigue.hands;
  const { personOf, cardOf } = useDeckWords(info.people);
  const sizeOf = useSizeWords(info.deck);
  // Referees have no pages of people, so only organisers get links.
  const isOrganiser = useMe()?.staff === 'organiser';
  const { seed, audience } = info.deck.common;
  const stateOf = ({ isSurplus, isHeard }: Holder): string =>
    [...(isSurplus ? [text.surplus] : []), ...(isHeard ? [text.audience] : [])].join(', ');
  const columns: readonly Column<Holder>[] = [
    { id: 'trader', label: text.trader, render: ({ person }) => personOf(person) },
    { id: 'place', label: text.place, look: 'number', render: ({ place }) => place ?? '–' },
    { id: 'size', label: text.size, look: 'number', render: sizeOf },
    { id: 'front', label: text.front, render: ({ fronts }) => fronts.map(cardOf).join(', ') },
    { id: 'state', label: text.state, render: stateOf },
    {
      id: 'acts',
      label: lists.acts,
      look: 'act',
      render: ({ person }) =>
        seed === null && (
          <div className={css['acts']}>
            <ActsAt
              place="holder"
              there={{ person, hasAudience: audience !== null, isOn: info.on }}
              about={personOf(person)}
              of={personOf(person)}
              labels={{
                openAudience: text.openAudience,
                letDraw: text.draw,
                openIntrigueHand: text.look,
              }}
              weight="quiet"
            />
          </div>
        ),
    },
  ];
  return (
    <Found rows={holdersOf(info.deck)} wordsOf={({ person }) => [personOf(person)]} empty={text.empty}>
      {(found) => (
        <Rows
          label={text.title}
          rows={found}
          keyOf={({ person }) => person}
          hrefOf={isOrganiser ? ({ person }) => `/staff/people/${person}` : undefined}
          isMarked={({ isSurplus }) => isSurplus}
          columns={columns}
        />
      )}
    </Found>
  );
};
