// AroundSheets: the sheets of what surrounds any table, one at a time.

import { SettingsSheet } from '../frame/index.ts';
import { type AroundSheet, useAround } from './around.ts';
import { FairnessSheet } from './fair/fairnessSheet.tsx';
import { MomentFoot } from './moment.tsx';
import { CallSheet, NotesSheet, WatchSheet } from './seatSheets.tsx';

interface AroundSheetsProps {
  readonly kind: AroundSheet['kind'];
  readonly onClose: () => void;
}

/** Each says, while it lies over the table, that its reader is waited for, and how long still. */
export const AroundSheets = ({ kind, onClose }: AroundSheetsProps) => {
  const { due } = useAround();
  const foot = <MomentFoot moment={due} />;
  switch (kind) {
    case 'notes':
      return <NotesSheet foot={foot} onClose={onClose} />;
    case 'call':
      return <CallSheet foot={foot} onClose={onClose} />;
    case 'watch':
      return <WatchSheet foot={foot} onClose={onClose} />;
    case 'fairness':
      return <FairnessSheet foot={foot} onClose={onClose} />;
    case 'settings':
      return <SettingsSheet open foot={foot} onClose={onClose} />;
  }
};
