// ReasonInput: why an act is done: in words of one's own, or one of those given most, by a press.

import { MOST_LETTERS, textFault, tidyText } from '@dunmer/shared/protocol';
import { useStaffText } from '../../text/index.ts';
import { TextField } from '../../ui/index.ts';
import css from './acts.module.css';

interface ReasonInputProps {
  readonly value: string;
  readonly ready: readonly string[];
  readonly onChange: (reason: string) => void;
}

export const isReason = (reason: string): boolean =>
  textFault(tidyText(reason), MOST_LETTERS.reason) === null;

export const ReasonInput = ({ value, ready, onChange }: ReasonInputProps) => {
  const { sheet } = useStaffText();
  return (
    <div className={css['reason']}>
      <TextField
        label={sheet.reason}
        hint={sheet.reasonHint}
        value={value}
        onChange={onChange}
        autoComplete="off"
        maxLength={MOST_LETTERS.reason}
      />
      <div className={css['ready']}>
        {ready.map((reason) => (
          <button
            key={reason}
            type="button"
            data-focus-first=""
            aria-pressed={reason === value}
            onClick={() => onChange(reason)}
          >
            {reason}
          </button>
        ))}
      </div>
    </div>
  );
};
