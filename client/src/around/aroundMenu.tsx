// AroundMenu, AroundSheets: what is rarely needed at any table: the referee, the log, watchers, the rules, fairness,
// settings; and its sheets, one at a time.

import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useErrorsText } from '../text/index.ts';
import { useTableText } from './tableText.ts';
import { Button } from '../ui/index.ts';
import { useAround, type AroundSheet } from './around.ts';
import { useAtTheTable } from './presence.tsx';
import { useStakeWords } from './stake.tsx';
import { SettingsSheet } from '../frame/index.ts';
import { FairnessSheet } from './fair/fairnessSheet.tsx';
import { MomentFoot } from './moment.tsx';
import { CallSheet, NotesSheet, WatchSheet } from './seatSheets.tsx';

/** What players may ask for beside playing. */
const Asks = () => {
  const { open } = useAround();
  const { menu } = useTableText();
  const errors = useErrorsText();
  const { nudge, nudging, call, calling, error } = useAtTheTable();
  return (
    <>
      {nudge !== null && (
        <Button wide busy={nudging === 'yes'} disabled={nudging === 'done'} onClick={nudge}>
          {nudging === 'done' ? menu.nudged : menu.nudge}
        </Button>
      )}
      {call !== null && (
        <Button
          wide
          busy={calling === 'yes' || calling === 'late'}
          disabled={calling === 'done'}
          onClick={() => open({ kind: 'call' })}
        >
          {calling === 'done' ? menu.calledAlready : menu.call}
        </Button>
      )}
      {error !== null && <p role="alert">{errors(error.code)}</p>}
    </>
  );
};

interface AroundMenuProps {
  /** Whether the acts of staff and clocks have a sheet of their own. */
  readonly hasNotes: boolean;
  /** The button that opens the rules of this table. */
  readonly rules: ReactNode;
  /** The button that opens the log of the match. */
  readonly children: ReactNode;
}

export const AroundMenu = ({ hasNotes, rules, children }: AroundMenuProps) => {
  const { text, open, desk, viewer, table } = useAround();
  const { menu } = useTableText();
  const [, go] = useLocation();
  const stake = useStakeWords(table);
  const { contract, watch } = table;
  return (
    <>
      {stake !== null && <p>{stake}</p>}
      <Asks />
      {children}
      {hasNotes && desk.notes.length > 0 && (
        <Button wide onClick={() => open({ kind: 'notes' })}>
          {menu.notes}
        </Button>
      )}
      {contract !== null && viewer !== 'watcher' && (
        <Button wide onClick={() => go(`/contract/${contract}`)}>
          {menu.contract}
        </Button>
      )}
      {watch !== null && (
        <Button wide glyph="eye" onClick={() => open({ kind: 'watch' })}>
          {menu.watch}
        </Button>
      )}
      {rules}
      <Button wide onClick={() => open({ kind: 'fairness' })}>
        {text.fair.title}
      </Button>
      <Button wide onClick={() => open({ kind: 'settings' })}>
        {text.menu.settings}
      </Button>
    </>
  );
};

interface AroundSheetsProps {
  readonly kind: AroundSheet['kind'];
  readonly onClose: () => void;
}

/** While it covers the table, each sheet says when its reader is waited for, and how much time is left. */
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
