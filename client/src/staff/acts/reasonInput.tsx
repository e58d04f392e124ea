// ReasonInput: the reason for an act; and FasterLine: that somebody else was faster.

import { type Faster, MOST_LETTERS, textFault, tidyText } from '@dunmer/shared/protocol';
import { useStaffText } from '../staffText.ts';
import { TextField } from '../../ui/index.ts';
import css from './acts.module.css';

/** Says whose act has changed what the preview showed before. */
export const FasterLine = ({ faster }: { readonly faster: Faster | null }) => {
  const { sheet, acts } = useStaffText();
  if (faster === null) return null;
  // Acts of traders have no title on the desk.
  const titles: Readonly<Record<string, { readonly title: string }>> = acts;
  return (
    <p className={css['faster']} role="status">
      {sheet.faster(faster.name, titles[faster.act]?.title ?? null)}
    </p>
  );
};

interface ReasonInputProps {
  readonly value: string;
  readonly ready: readonly string[];
  readonly onChange: (reason: string) => void;
}

/** Tells whether a reason is long enough and fits. It is typed, or one of the usual ones is picked by a press. */
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
