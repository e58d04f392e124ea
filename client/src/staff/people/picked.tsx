// Picked: what can be done with several people at once: their start decks, and their badges on paper.

import type { MeInfo, StaffPerson } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { useStaffText } from '../../text/index.ts';
import { Button } from '../../ui/index.ts';
import { ActButton } from '../acts/actButton.tsx';
import { asking } from '../acts/asking.ts';
import { PrintLeaves } from '../paper/printLeaves.tsx';
import { LinksSheet } from './linksSheet.tsx';
import css from './people.module.css';

interface PickedProps {
  readonly me: MeInfo;
  readonly picked: readonly StaffPerson[];
  readonly onClear: () => void;
}

const UNCOMMON = 2;

export const Picked = ({ me, picked, onClear }: PickedProps) => {
  const { people, paper } = useStaffText();
  const [prints, setPrints] = useState(false);
  const [links, setLinks] = useState(false);
  const about = picked.map(({ name }) => name).join(', ');
  const traders = picked.filter(({ trades }) => trades).map(({ person }) => person);
  return (
    <div className={css['picked']} role="group" aria-label={people.picked(picked.length)}>
      <strong role="status">{people.picked(picked.length)}</strong>
      <ActButton
        about={about}
        disabled={traders.length === 0}
        asking={asking({ type: 'dealStart', people: traders, uncommon: UNCOMMON, rare: 0 })}
      />
      <Button onClick={() => setLinks(true)}>{paper.links}</Button>
      <Button onClick={() => setPrints(true)}>{paper.printBadges}</Button>
      <Button weight="quiet" onClick={onClear}>
        {people.clear}
      </Button>
      {links && <LinksSheet me={me} people={picked} onClose={() => setLinks(false)} />}
      {prints && (
        <PrintLeaves
          leaves={picked.map(({ name, code }) => ({ kind: 'badge', name, path: `/p/${code}`, code }))}
          onDone={() => setPrints(false)}
        />
      )}
    </div>
  );
};
