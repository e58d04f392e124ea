// TableSheet: a sheet over this table that is read at leisure, and still says when its reader is waited for.

import type { ReactNode } from 'react';
import { Sheet } from '../../ui/index.ts';
import { useTable } from '../table.ts';
import { DueLine } from './dueLine.tsx';

interface TableSheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const TableSheet = ({ title, onClose, children }: TableSheetProps) => {
  const { text } = useTable();
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={text.close}>
      {children}
      <DueLine />
    </Sheet>
  );
};
