// Surplus: cards above the limit, of somebody who plays a match: chosen beside it, while its clocks run on (IN10).

import { useState } from 'react';
import { DueSheet } from '../../intrigue/index.ts';
import { useKnownHome } from '../../net/index.ts';
import { useTableText } from '../../around/tableText.ts';
import { Button } from '../../ui/index.ts';
import css from './windows.module.css';

/** Nothing where there is none. */
export const SurplusNote = () => {
  const { windows: text } = useTableText();
  const home = useKnownHome();
  const [isOpen, setOpen] = useState(false);
  const due = home?.intrigue?.due.find(({ what }) => what === 'keep');
  if (home === null || due === undefined) return null;
  return (
    <div className={css['ahead']}>
      <p role="status">{text.surplus}</p>
      <Button weight="primary" wide onClick={() => setOpen(true)}>
        {text.chooseSurplus}
      </Button>
      {isOpen && <DueSheet due={due} home={home} onFold={() => setOpen(false)} />}
    </div>
  );
};
