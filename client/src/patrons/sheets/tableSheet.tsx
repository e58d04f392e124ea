// TableSheet: a sheet over this table that is read at leisure, and still says when its reader is waited for.

import type { ReactNode } from 'react';
import { MomentFoot } from '../../around/index.ts';
import { Sheet } from '../../ui/index.ts';
import { dueOf } from '../play/moment.ts';
import { useTable } from '../table.ts';

interface TableSheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const TableSheet = ({ title, onClose, children }: TableSheetProps) => {
  const table = useTable();
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={table.text.close}>
      {children}
      <MomentFoot moment={dueOf(table)} />
    </Sheet>
  );
};
