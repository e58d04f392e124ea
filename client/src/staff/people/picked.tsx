// Picked: what can be done with several people at once: starting decks, and links and badges on paper.

import type { MeInfo, StaffPerson } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { useStaffText } from '../staffText.ts';
import { Button } from '../../ui/index.ts';
import { ActsAt } from '../acts/actButtons.tsx';
import { drawLink } from '../paper/useMany.ts';
import { ManySheet } from '../paper/manySheet.tsx';
import { PrintLeaves } from '../paper/paper.tsx';

interface PickedProps {
  readonly me: MeInfo;
  readonly picked: readonly StaffPerson[];
}

export const Picked = ({ me, picked }: PickedProps) => {
  const { paper } = useStaffText();
  const [open, setOpen] = useState<'links' | 'badges' | null>(null);
  const traders = picked.filter(({ trades }) => trades);
  return (
    <>
      <ActsAt
        place="picked"
        there={traders}
        about={traders.map(({ name }) => name).join(', ')}
        disabled={traders.length === 0}
      />
      <Button onClick={() => setOpen('links')}>{paper.links}</Button>
      <Button onClick={() => setOpen('badges')}>{paper.printBadges}</Button>
      {open === 'links' && (
        <ManySheet
          me={me}
          type="makeLink"
          title={paper.links}
          items={picked.map((person) => ({
            name: person.name,
            isOnPaper: person.link === 'made' || person.link === 'used',
            draw: () => drawLink(person),
          }))}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'badges' && (
        <PrintLeaves
          leaves={picked.map(({ name, code, trades }) => ({
            kind: trades ? 'badge' : 'staffBadge',
            name,
            path: `/p/${code}`,
            code,
          }))}
          onDone={() => setOpen(null)}
        />
      )}
    </>
  );
};
