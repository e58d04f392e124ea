// AroundMenu: what is needed rarely at any table: the referee, the course of the match, watchers, the rules, fairness,
// settings.

import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useErrorsText } from '../text/index.ts';
import { useTableText } from './tableText.ts';
import { Button } from '../ui/index.ts';
import { useAround } from './around.ts';
import { useAtTheTable } from './presence.tsx';
import { useStakeWords } from './stake.tsx';

/** What players may ask beside playing. */
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
          busy={calling === 'yes'}
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
  /** Whether what staff and clocks did is read on a sheet of its own. */
  readonly hasNotes: boolean;
  /** How the rules of this table are read. */
  readonly rules: ReactNode;
  /** How the course of the match is read. */
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
