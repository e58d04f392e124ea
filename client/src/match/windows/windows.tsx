// Windows: promises at the table: the hand, folded beside the button, and the answer to a stop: a card or a pass.

import { mayBeAsked } from '@dunmer/shared/rules';
import { useState } from 'react';
import { useTableText } from '../../text/index.ts';
import { Button, Glyph } from '../../ui/index.ts';
import { useMatch } from '../match.ts';
import { WaitingLine } from '../table/waitingLine.tsx';
import { HandSheet } from './handSheet.tsx';
import { usePlays } from './usePlays.ts';
import css from './windows.module.css';

/** How many promises of others one holds, and how many of them can be played now. */
export const HandButton = () => {
  const { view } = useMatch();
  const { windows: text } = useTableText();
  const plays = usePlays();
  const [isOpen, setOpen] = useState(false);
  const { windows } = view.common;
  if (windows === undefined) return null;
  const { hand, playable } = plays;
  return (
    <>
      <button
        type="button"
        className={css['hand']}
        aria-haspopup="dialog"
        aria-label={[
          text.hand(hand.length),
          ...(playable.length > 0 ? [text.playable(playable.length)] : []),
        ].join(', ')}
        data-lit={playable.length > 0}
        onClick={() => setOpen(true)}
      >
        <Glyph name="fold" />
        <span className={css['number']}>{hand.length}</span>
      </button>
      {isOpen && <HandSheet plays={plays} windows={windows} onClose={() => setOpen(false)} />}
    </>
  );
};

/** PR18: who is asked plays or passes; who waits for their turn may pass meanwhile. */
export const StopButtons = () => {
  const { view, viewer, session, names, text: words } = useMatch();
  const { windows: text } = useTableText();
  const plays = usePlays();
  const [isOpen, setOpen] = useState(false);
  const { phase, windows } = view.common;
  if (phase.at !== 'stop' || windows === undefined || viewer === 'watcher') return <WaitingLine />;
  const isBusy = session.sending.length > 0;
  const pass = () => session.play({ type: 'pass', asking: windows.asking });
  if (phase.asked !== viewer) {
    const mayPass = !phase.passed[viewer] && mayBeAsked(windows, viewer, phase.stop);
    if (!mayPass) return <WaitingLine hurries={false} />;
    return (
      <>
        <p className={css['waits']} role="status">
          {words.wait.play(names[phase.asked])}
        </p>
        <Button busy={isBusy} onClick={pass}>
          {text.passEarly}
        </Button>
      </>
    );
  }
  return (
    <>
      {plays.playable.length > 0 && (
        <Button weight="primary" wide disabled={isBusy} onClick={() => setOpen(true)}>
          {text.play}
        </Button>
      )}
      <Button wide busy={isBusy} onClick={pass}>
        {text.pass}
      </Button>
      {isOpen && <HandSheet plays={plays} windows={windows} onClose={() => setOpen(false)} />}
    </>
  );
};
