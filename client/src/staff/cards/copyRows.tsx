// CopyRows: copies in a list, and the slips printed for them.

import { readOf, type StaffCopy } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { useList, useMe } from '../../net/index.ts';
import { Reading, useCatalogue } from '../../parts/index.ts';
import { useCopiesText, useLang } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import { Button } from '../../ui/index.ts';
import { byName, Found } from '../lists/found.tsx';
import { PickBar, PickBox, usePicked } from '../lists/picked.tsx';
import { type Column, Rows } from '../lists/rows.tsx';
import { drawSlip } from '../paper/useMany.ts';
import { ManySheet } from '../paper/manySheet.tsx';
import { useVersion } from '../shell/hooks.ts';
import { CopyActs } from './copyPage.tsx';

interface SlipsProps {
  readonly picked: readonly StaffCopy[];
  readonly nameOf: (copy: StaffCopy) => string;
}

/** Draws and prints slips for several copies of the store at once. */
const Slips = ({ picked, nameOf }: SlipsProps) => {
  const { cards } = useStaffText();
  const me = useMe();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{cards.slipsMany}</Button>
      {isOpen && me !== null && (
        <ManySheet
          me={me}
          type="makeSlip"
          title={cards.slipsMany}
          items={picked.map((copy) => ({
            name: nameOf(copy),
            isOnPaper: copy.slip === 'printed',
            draw: () => drawSlip(copy, nameOf(copy)),
          }))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

interface CopyRowsProps {
  /** A person's id, `store` or `all`. */
  readonly owner: string;
  readonly empty: string;
}

/** The copies of one owner, of the store, or all: who has each, what binds it, and the acts on it. */
export const CopyRows = ({ owner, empty }: CopyRowsProps) => {
  const { cards: text, lists } = useStaffText();
  const { blocked: blocks } = useCopiesText();
  const lang = useLang();
  const { catalogue } = useCatalogue();
  const list = useList(readOf('staffCopies', { owner }), useVersion());
  const nameOf = ({ card }: StaffCopy): string => catalogue.get(card)?.name[lang] ?? card;
  const ownerOf = (copy: StaffCopy): string => copy.owner?.name ?? text.store;
  const stateOf = ({ blocked, frozen, slip }: StaffCopy): string =>
    [
      blocked === null ? text.free : blocks[blocked],
      frozen === true ? blocks.frozen : '',
      slip === 'none' ? '' : text.slips[slip],
    ]
      .filter(Boolean)
      .join(', ');
  const { picked, toggle, pickAll, clear } = usePicked();
  const canPick = owner === 'store';
  const pick = (copy: StaffCopy) =>
    copy.blocked === null && (
      <PickBox
        label={lists.pick(nameOf(copy))}
        isPicked={picked.has(copy.copy)}
        onToggle={() => toggle(copy.copy)}
      />
    );
  const columns: readonly Column<StaffCopy>[] = [
    { id: 'card', label: text.card, render: nameOf },
    { id: 'serial', label: text.serial, render: ({ serial, of }) => text.serialOf(serial, of) },
    ...(owner === 'all' ? [{ id: 'owner', label: text.owner, render: ownerOf }] : []),
    { id: 'state', label: text.state, render: stateOf },
    {
      id: 'acts',
      label: lists.acts,
      look: 'act',
      render: (copy) => <CopyActs copy={copy} name={nameOf(copy)} />,
    },
    ...(canPick ? [{ id: 'pick', label: lists.choice, look: 'act' as const, render: pick }] : []),
  ];
  return (
    <Reading list={list} unknown={text.refused}>
      {(copies) => (
        <Found
          rows={byName(lang, copies, (copy) => `${nameOf(copy)} ${copy.serial ?? ''}`)}
          wordsOf={(copy) => [nameOf(copy), ownerOf(copy), stateOf(copy)]}
          empty={empty}
        >
          {(found) => (
            <>
              {canPick && (
                <PickBar
                  count={picked.size}
                  onClear={clear}
                  onAll={() =>
                    pickAll(found.flatMap(({ copy, blocked }) => (blocked === null ? [copy] : [])))
                  }
                >
                  <Slips picked={copies.filter(({ copy }) => picked.has(copy))} nameOf={nameOf} />
                </PickBar>
              )}
              <Rows
                label={text.copies}
                columns={columns}
                rows={found}
                keyOf={({ copy }) => copy}
                hrefOf={({ copy }) => `/staff/cards/${encodeURIComponent(copy)}`}
                isMarked={({ blocked, frozen }) => blocked === 'frozen' || frozen === true}
              />
            </>
          )}
        </Found>
      )}
    </Reading>
  );
};
