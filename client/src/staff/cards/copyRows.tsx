// CopyRows: the copies of one owner, of the store or of all: who has each, what binds it, and what can be done with it.

import type { StaffCopy } from '@dunmer/shared/protocol';
import { useList } from '../../net/index.ts';
import { Reading, useCatalogue } from '../../parts/index.ts';
import { useCopiesText, useLang, useStaffText } from '../../text/index.ts';
import { ActButton } from '../acts/actButton.tsx';
import { asking } from '../acts/asking.ts';
import { drawCode } from '../drawn.ts';
import { byName } from '../lists/byName.ts';
import { Found } from '../lists/found.tsx';
import { type Column, Rows } from '../lists/rows.tsx';
import { useVersion } from '../shell/useVersion.ts';
import css from './cards.module.css';

interface CopyRowsProps {
  /** A person, `store` or `all`. */
  readonly owner: string;
  readonly empty: string;
}

const CopyActs = ({ copy, name }: { readonly copy: StaffCopy; readonly name: string }) => {
  const { cards } = useStaffText();
  const { copy: id, owner, blocked, slip } = copy;
  const about = `${name}, ${cards.serialOf(copy.serial, copy.of)}`;
  const isFrozen = blocked === 'frozen';
  return (
    <span className={css['acts']}>
      {blocked === null && (
        <ActButton
          weight="quiet"
          label={cards.give}
          about={about}
          asking={asking({ type: 'moveCopy', copy: id, to: null })}
        />
      )}
      {owner === null && blocked === null && (
        <ActButton
          weight="quiet"
          label={slip === 'printed' ? cards.slipAgain : cards.slip}
          about={name}
          asking={asking({ type: 'makeSlip', copy: id, code: drawCode() })}
        />
      )}
      <ActButton
        weight="quiet"
        title={isFrozen ? cards.thaw : cards.freeze}
        about={about}
        asking={asking({ type: 'freezeCopy', copy: id, frozen: !isFrozen })}
      />
    </span>
  );
};

export const CopyRows = ({ owner, empty }: CopyRowsProps) => {
  const { cards: text, lists } = useStaffText();
  const { blocked: blocks } = useCopiesText();
  const lang = useLang();
  const { catalogue } = useCatalogue();
  const list = useList<readonly StaffCopy[]>(
    `/api/staff/copies?owner=${encodeURIComponent(owner)}`,
    useVersion(),
  );
  const nameOf = ({ card }: StaffCopy): string => catalogue.get(card)?.name[lang] ?? card;
  const ownerOf = (copy: StaffCopy): string => copy.owner?.name ?? text.store;
  const stateOf = ({ blocked, slip }: StaffCopy): string =>
    [blocked === null ? text.free : blocks[blocked], slip === 'none' ? '' : text.slips[slip]]
      .filter(Boolean)
      .join(', ');
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
  ];
  return (
    <Reading list={list}>
      {(copies) => (
        <Found
          rows={byName(lang, copies, (copy) => `${nameOf(copy)} ${copy.serial}`)}
          wordsOf={(copy) => [nameOf(copy), ownerOf(copy), stateOf(copy)]}
          empty={empty}
        >
          {(found) => (
            <Rows
              label={text.copies}
              columns={columns}
              rows={found}
              keyOf={({ copy }) => copy}
              isMarked={({ blocked }) => blocked === 'frozen'}
            />
          )}
        </Found>
      )}
    </Reading>
  );
};
