// TablePick: at which table a game is to be played (PT1). Only where the patrons' is played at.

import type { TableName } from '@dunmer/shared/contract';
import { useTablesText } from '../text/index.ts';
import { SegmentedSwitch } from '../ui/index.ts';
import css from './tablePick.module.css';

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
