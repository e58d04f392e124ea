// TablePick, LessonLink: the choice of the table for a game (PT1), shown only at events with the patrons' table; and
// the link to that table's lesson.

import type { TableName } from '@dunmer/shared/contract';
import { useTablesText } from '../text/index.ts';
import { SegmentedSwitch, Button } from '../ui/index.ts';
import css from './sheetParts.module.css';
import { useLocation } from 'wouter';
import { recall } from '../device/index.ts';
import { useEventInfo } from '../net/index.ts';

interface TablePickProps {
  readonly table: TableName;
  readonly onChange: (table: TableName) => void;
  /** Whether to say below what the patrons' table requires, when nothing else on the page does. */
  readonly hasMeans?: boolean;
}

export const TablePick = ({ table, onChange, hasMeans = false }: TablePickProps) => {
  const { label, names, means } = useTablesText();
  return (
    <div className={css['pick']}>
      <p className={css['label']} aria-hidden="true">
        {label}
      </p>
      <SegmentedSwitch
        label={label}
        options={[
          { value: 'trade', label: names.trade },
          { value: 'patrons', label: names.patrons },
        ]}
        value={table}
        onChange={onChange}
      />
      {hasMeans && table === 'patrons' && <p className={css['means']}>{means}</p>}
    </div>
  );
};

/** `from` is the address to which leaving the lesson leads. */
export const LessonLink = ({ from }: { readonly from: string }) => {
  const { lesson } = useTablesText();
  const [, go] = useLocation();
  if (useEventInfo()?.settings.patrons !== 'on') return null;
  const isDone = recall('patrons.taught') !== null;
  return (
    <Button wide onClick={() => go('/lesson', { state: from })}>
      {isDone ? lesson.again : lesson.begin}
    </Button>
  );
};
