// SectionPage: the lists of one section of the desk; if there are several, one at a time.

import { useSearch } from 'wouter';
import { useStaffText } from './staffText.ts';
import { SegmentedSwitch } from '../ui/index.ts';
import { useKeptLook } from './lists/useKept.ts';
import css from './lists/lists.module.css';
import { listsOf } from './deskLists.tsx';
import { Desk } from './shell/desk.tsx';
import type { Listed } from './shell/sections.ts';
import { useInterest } from './shell/hooks.ts';

const Lists = ({ section }: { readonly section: Listed }) => {
  const text = useStaffText();
  const lists = listsOf(section);
  const asked = new URLSearchParams(useSearch()).get('look');
  const [look, setLook] = useKeptLook(
    lists.map((each) => each.look),
    asked ?? '',
  );
  const isInterested = useInterest() !== null;
  const shown = lists.find((each) => each.look === look) ?? lists[0];
  if (shown === undefined) return null;
  const { List } = shown;
  const interested: Readonly<Partial<Record<Listed, string>>> = text.cards.interested;
  return (
    <>
      {isInterested && section in interested && <p role="status">{interested[section]}</p>}
      {lists.length > 1 && (
        <div className={css['look']}>
          <SegmentedSwitch
            label={text.cards.look}
            value={shown.look}
            options={lists.map(({ look: value, titleOf }) => ({ value, label: titleOf(text) }))}
            onChange={setLook}
          />
        </div>
      )}
      <List key={shown.look} />
    </>
  );
};

export const SectionPage = ({ section }: { readonly section: Listed }) => {
  const { nav } = useStaffText();
  return (
    <Desk section={section} title={nav[section]}>
      {() => <Lists section={section} />}
    </Desk>
  );
};
