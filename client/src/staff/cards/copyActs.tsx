// CopyActs: what an organiser can do with one copy: hand it over, freeze it, or lay it out as a slip.

import type { StaffCopy } from '@dunmer/shared/protocol';
import { useStaffText } from '../../text/index.ts';
import { ActButton } from '../acts/actButton.tsx';
import { asking } from '../acts/asking.ts';
import { drawCode } from '../drawn.ts';
import css from './cards.module.css';

interface CopyActsProps {
  /** Where its slip is not known it is not laid out either. */
  readonly copy: Omit<StaffCopy, 'slip'> & Partial<Pick<StaffCopy, 'slip'>>;
  readonly name: string;
}

export const CopyActs = ({ copy, name }: CopyActsProps) => {
  const { cards } = useStaffText();
  const { copy: id, owner, blocked, slip } = copy;
  const about = `${name}, ${cards.serialOf(copy.serial, copy.of)}`;
  const isFrozen = blocked === 'frozen';
  return (
    <span className={css['acts']}>
      {blocked === null && (
        <ActButton
          weight="quiet"
          label={cards.give}
          about={about}
          asking={asking({ type: 'moveCopy', copy: id, to: undefined })}
        />
      )}
      {owner === null && blocked === null && slip !== undefined && (
        <ActButton
          weight="quiet"
          label={slip === 'printed' ? cards.slipAgain : cards.slip}
          about={name}
          asking={asking({ type: 'makeSlip', copy: id, code: drawCode() })}
        />
      )}
      <ActButton
        weight="quiet"
        about={about}
        asking={asking({ type: 'freezeCopy', copy: id, frozen: !isFrozen })}
      />
    </span>
  );
};
