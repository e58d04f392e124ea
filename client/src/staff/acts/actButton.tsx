// ActButton: asks for an act: nothing is done before its sheet is confirmed.

import { useStaffText } from '../../text/index.ts';
import { Button } from '../../ui/index.ts';
import { openAct, type OpenedAct } from './actStore.ts';

interface ActButtonProps extends OpenedAct {
  /** Where the sheet's title is too long for a button. */
  readonly label?: string;
  readonly weight?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly disabled?: boolean;
}

export const ActButton = ({ label, weight, disabled, ...opened }: ActButtonProps) => {
  const { acts } = useStaffText();
  const { type, words, weight: gravity } = opened.asking;
  return (
    <Button
      weight={weight ?? (gravity === 'grave' ? 'danger' : 'secondary')}
      disabled={disabled}
      data-act={type}
      onClick={() => openAct(opened)}
    >
      {label ?? opened.title ?? acts[words].title}
    </Button>
  );
};
