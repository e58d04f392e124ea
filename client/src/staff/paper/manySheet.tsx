// ManySheet: papers for several people or cards at once: what that means, why, how far it has come, and the leaves to print.

import type { MeInfo } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { useStaffText, useText } from '../../text/index.ts';
import { Button, ProgressBar, Sheet } from '../../ui/index.ts';
import css from '../acts/acts.module.css';
import { Gate } from '../acts/gate.tsx';
import { isReason, ReasonInput } from '../acts/reasonInput.tsx';
import { refusalWords } from '../acts/refusalWords.ts';
import { Printed } from './paper.tsx';
import { type Drawn, type Many, useMany } from './useMany.ts';

interface ManySheetProps {
  readonly me: MeInfo;
  readonly type: 'makeLink' | 'makeSlip';
  readonly title: string;
  /** For whom, or of what. */
  readonly names: readonly string[];
  /** What is done, drawn when it is confirmed. */
  readonly draw: (reason: string) => readonly Drawn[];
  readonly onClose: () => void;
}

const Going = ({ many, onClose }: { readonly many: Many<Drawn>; readonly onClose: () => void }) => {
  const { paper, sheet, interest } = useStaffText();
  const { errors } = useText();
  const { all, done, refused, isOver } = many;
  return (
    <div className={css['form']}>
      <p role="status">{paper.made(done.length, all)}</p>
      <ProgressBar label={paper.made(done.length, all)} part={(done.length + refused.length) / all} />
      {refused.map(({ act, leaf, refused: why }) => (
        <p key={act.id} className={css['refused']} role="alert">
          {leaf.name}: {why !== null && refusalWords(why, errors, interest)}
        </p>
      ))}
      {isOver && done.length > 0 && (
        <>
          <p>{paper.onceAll}</p>
          <Button weight="primary" wide onClick={() => print()}>
            {paper.print}
          </Button>
          <Printed leaves={done.map(({ leaf }) => leaf)} />
        </>
      )}
      {isOver && (
        <Button wide onClick={onClose}>
          {sheet.close}
        </Button>
      )}
    </div>
  );
};

export const ManySheet = ({ me, type, title, names, draw, onClose }: ManySheetProps) => {
  const { acts, sheet } = useStaffText();
  const [reason, setReason] = useState('');
  const [isOpen, setOpen] = useState(me.passphrase === 'open');
  const many = useMany<Drawn>();
  const { does, confirm, reasons } = acts[type];
  const hasBegun = many.all > 0;
  const body = hasBegun ? (
    <Going many={many} onClose={onClose} />
  ) : (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReason(reason)) many.begin(draw(reason));
      }}
    >
      <p className={css['about']}>{names.join(', ')}</p>
      <p>{does}</p>
      <ReasonInput value={reason} ready={reasons} onChange={setReason} />
      <div className={css['buttons']}>
        <Button onClick={onClose}>{sheet.cancel}</Button>
        <Button type="submit" weight="commit" disabled={!isReason(reason)}>
          {confirm}
        </Button>
      </div>
    </form>
  );
  // Not to be left by a slip of the finger: what is drawn is shown once and never again.
  const closeLabel = hasBegun ? undefined : sheet.close;
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={closeLabel} place="middle">
      {isOpen ? (
        body
      ) : (
        <Gate act={me.passphrase === 'none' ? 'choose' : 'say'} onOpen={() => setOpen(true)} />
      )}
    </Sheet>
  );
};
