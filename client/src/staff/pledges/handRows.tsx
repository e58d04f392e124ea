// HandRows: every trader who was dealt promises, with their house and how many they hold.

import type { CardId } from '@dunmer/shared/cards';
import type { HandInfo } from '@dunmer/shared/protocol';
import { HouseMark, usePledgeCards } from '../../pledges/index.ts';
import { useMe } from '../../net/index.ts';
import { useLang } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import { byName, Found } from '../lists/found.tsx';
import { Rows } from '../lists/rows.tsx';
import css from '../lists/lists.module.css';

/** Returns the name of a house, from the promise that it gives. */
function useHouseName(): (house: CardId | null) => string {
  const lang = useLang();
  const cards = usePledgeCards();
  return (house) => {
    if (house === null) return '–';
    const card = cards.get(house);
    return card?.kind === 'house' ? card.house[lang] : '…';
  };
}

export const House = ({ house }: { readonly house: CardId | null }) => (
  <span className={css['house']}>
    {house !== null && <HouseMark of={house} />}
    {useHouseName()(house)}
  </span>
);

export const HandRows = ({ hands }: { readonly hands: readonly HandInfo[] }) => {
  const { pledges: text } = useStaffText();
  const lang = useLang();
  const houseName = useHouseName();
  const isOrganiser = useMe()?.staff === 'organiser';
  return (
    <Found
      rows={byName(lang, hands, ({ trader }) => trader.name)}
      wordsOf={({ trader, house }) => [trader.name, houseName(house)]}
      empty={text.empty}
    >
      {(found) => (
        <Rows
          label={text.hands}
          rows={found}
          keyOf={({ trader }) => trader.person}
          hrefOf={isOrganiser ? ({ trader }) => `/staff/people/${trader.person}` : undefined}
          isMarked={({ ruined }) => ruined}
          columns={[
            { id: 'trader', label: text.trader, render: ({ trader }) => trader.name },
            { id: 'house', label: text.house, render: ({ house }) => <House house={house} /> },
            { id: 'hand', label: text.hand, look: 'number', render: ({ size }) => size },
            ...(found.some(({ ruined, ruinArranged }) => ruined || ruinArranged === true)
              ? [
                  {
                    id: 'state',
                    label: text.state,
                    render: ({ ruined, ruinArranged }: HandInfo) =>
                      ruined ? text.ruined : ruinArranged === true ? text.ruinArranged : null,
                  },
                ]
              : []),
          ]}
        />
      )}
    </Found>
  );
};
