// DueLine: at the foot of a sheet, which covers the line of the page: all waits for its reader, and how long still.

import { gameDueFrom } from '@dunmer/shared/patrons';
import { MomentLine } from '../play/momentLine.tsx';
import { useTable } from '../table.ts';
import css from './sheets.module.css';

export const DueLine = () => {
  const { session } = useTable();
  const { view } = session;
  const isDue = gameDueFrom(view).some(({ seat }) => seat === view.viewer);
  return isDue ? (
    <div className={css['due']}>
      <MomentLine />
    </div>
  ) : null;
};
