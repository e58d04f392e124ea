// TablePick, LessonLink: at which table a game is to be played (PT1), only where the patrons' is played at;
// and the way to that table's lesson.

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
  /** Whether what the patrons' asks for is said below, where nothing else says it. */
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

/** `from`: where leaving the lesson leads. */
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
