// PlaceRows: where each promise is that the reader may know about; one that has gone astray can be sent home.

import type { PledgeWhere, StaffPledgesInfo } from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { usePledgeCards } from '../../pledges/index.ts';
import { useLang } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import { ActsAt } from '../acts/actButtons.tsx';
import { byName, Found } from '../lists/found.tsx';
import { Rows } from '../lists/rows.tsx';

type Placed = StaffPledgesInfo['places'][number];

const isAtHome = ({ owner, where }: Placed): boolean =>
  where.at === 'hand' && where.of.person === owner.person;

interface PlaceRowsProps {
  readonly places: readonly Placed[];
  readonly empty: string;
}

export const PlaceRows = ({ places, empty }: PlaceRowsProps) => {
  const { pledges: text, lists } = useStaffText();
  const lang = useLang();
  const cards = usePledgeCards();
  const nameOf = ({ card }: Placed): string => cards.get(card)?.name[lang] ?? '…';
  const placeOf = (placed: Placed): string => {
    const where: PledgeWhere = placed.where;
    switch (where.at) {
      case 'hand':
        return isAtHome(placed) ? text.at.own : text.at.hand(where.of.name);
      case 'held':
        return text.at.held(where.by.name);
      case 'front':
        return where.named === null
          ? text.at.front(where.of.name)
          : text.at.named(where.of.name, where.named);
      case 'out':
        return text.at.out;
    }
  };
  // Promises away from home come first, as those are the ones people look for.
  const inOrder = byName(lang, places, (placed) => `${placed.owner.name} ${nameOf(placed)}`);
  return (
    <Found
      rows={[...inOrder.filter((placed) => !isAtHome(placed)), ...inOrder.filter(isAtHome)]}
      wordsOf={(placed) => [placed.owner.name, nameOf(placed), placeOf(placed)]}
      empty={empty}
    >
      {(found) => (
        <Rows
          label={text.places}
          rows={found}
          keyOf={({ pledge }) => pledge}
          isMarked={({ where }) => where.at === 'out'}
          columns={[
            { id: 'card', label: text.card, render: nameOf },
            { id: 'owner', label: text.owner, render: ({ owner }) => owner.name },
            {
              id: 'where',
              label: text.where,
              render: (placed) =>
                placed.where.at === 'held' ? (
                  <Link href={`/staff/contracts/${placed.where.contract}`}>{placeOf(placed)}</Link>
                ) : (
                  placeOf(placed)
                ),
            },
            {
              id: 'home',
              label: lists.acts,
              look: 'act',
              render: (placed) =>
                placed.where.at === 'out' || isAtHome(placed) ? null : (
                  <ActsAt
                    place="pledge"
                    there={placed}
                    about={`${nameOf(placed)}, ${placed.owner.name}`}
                    of={`${nameOf(placed)}, ${placed.owner.name}`}
                    labels={{ sendPledgeHome: text.home }}
                    weight="quiet"
                  />
                ),
            },
          ]}
        />
      )}
    </Found>
  );
};
