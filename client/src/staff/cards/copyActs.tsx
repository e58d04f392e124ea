// CopyActs: what an organiser can do with one copy: hand it over, freeze it, or lay it out as a slip.

import type { StaffCopy } from '@dunmer/shared/protocol';
import { useStaffText } from '../../text/index.ts';
import { ActsAt } from '../acts/actButtons.tsx';
import type { Places } from '../acts/places.ts';
import css from './cards.module.css';

interface CopyActsProps {
  readonly copy: Places['copy'] & Pick<StaffCopy, 'serial' | 'of'>;
  readonly name: string;
}

export const CopyActs = ({ copy, name }: CopyActsProps) => {
  const { cards } = useStaffText();
  const about = `${name}, ${cards.serialOf(copy.serial, copy.of)}`;
  return (
    <span className={css['acts']}>
      <ActsAt
        place="copy"
        there={copy}
        // A slip tells no number.
        about={(type) => (type === 'makeSlip' ? name : about)}
        labels={{ moveCopy: cards.give, makeSlip: copy.slip === 'printed' ? cards.slipAgain : cards.slip }}
        weight="quiet"
      />
    </span>
  );
};
