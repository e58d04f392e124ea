// Slips: slips for several copies of the store at once, drawn and printed together.

import type { StaffCopy } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { useMe } from '../../net/index.ts';
import { useStaffText } from '../../text/index.ts';
import { Button } from '../../ui/index.ts';
import { drawSlip } from '../paper/draw.ts';
import { ManySheet } from '../paper/manySheet.tsx';

interface SlipsProps {
  readonly picked: readonly StaffCopy[];
  readonly nameOf: (copy: StaffCopy) => string;
}

export const Slips = ({ picked, nameOf }: SlipsProps) => {
  const { cards } = useStaffText();
  const me = useMe();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{cards.slipsMany}</Button>
      {isOpen && me !== null && (
        <ManySheet
          me={me}
          type="makeSlip"
          title={cards.slipsMany}
          items={picked.map((copy) => ({
            name: nameOf(copy),
            isOnPaper: copy.slip === 'printed',
            draw: () => drawSlip(copy, nameOf(copy)),
          }))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
