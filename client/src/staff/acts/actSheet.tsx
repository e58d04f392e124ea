// ActSheet: the sheet of the act that was begun, over every page of the desk.

import type { MeInfo } from '@dunmer/shared/protocol';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { classes, Sheet } from '../../ui/index.ts';
import { useStaffText } from '../staffText.ts';
import { actStore, closeAct, closeShown, leaveAct, type OpenedAct } from './actStore.ts';
import { ActForm } from './actForm.tsx';
import css from './acts.module.css';
import { afterOf, AfterSheet, noteDone } from './after.tsx';
import { Gate } from './gate.tsx';
import { LeftActs } from './leftActs.tsx';
import { isLocked, usePreview } from './usePreview.ts';
import { useSending } from './useSending.ts';

/**
 * Calls `leave` when Back or Forward leaves the page. A step that is taken back because a sheet has closed stays on
 * the page.
 */
function useLeaving(leave: () => void): void {
  const [page] = useState(location.pathname);
  const left = useEffectEvent(() => (location.pathname === page ? undefined : leave()));
  useEffect(() => {
    const hear = (): void => left();
    addEventListener('popstate', hear);
    return () => removeEventListener('popstate', hear);
  }, []);
}

interface ActSheetProps {
  readonly opened: OpenedAct;
  readonly me: MeInfo;
}

/** The sheet of any act of staff, from its fields to its answer. Asks for the passphrase first if it is locked. */
const ActSheet = ({ opened, me }: ActSheetProps) => {
  const text = useStaffText();
  const [asking, setAsking] = useState(opened.asking);
  const [turn, setTurn] = useState(0);
  const [isOpen, setOpen] = useState(me.passphrase === 'open');
  const previewed = usePreview(asking, turn);
  const { title, reasons } = text.acts[asking.words];
  const [reason, setReason] = useState(opened.reason ?? (asking.isUsual ? reasons[0] : undefined) ?? '');
  const heading = opened.title ?? title;
  // This act only announces a default; the default itself follows later.
  const isAnnounced = asking.type === 'applyDefault';
  const done = isAnnounced ? text.sheet.announced : text.sheet.done(heading);
  const finish = () => closeAct(done);
  const lookAgain = () => setTurn((before) => before + 1);
  const sending = useSending({
    onDone(sentAct, answer) {
      noteDone(sentAct);
      if (afterOf({ act: sentAct, answer, opened, onClose: finish }) === null) finish();
    },
    // What was refused may be possible by now, or somebody may have changed it: it is shown as it is now.
    onRefused: lookAgain,
  });
  const { sent, state } = sending;
  const close = () =>
    sent !== null && state !== 'no'
      ? leaveAct({ act: sent.act, opened, title: heading, done })
      : closeAct(null);
  const isAnswered = sent !== null && sent.answer !== null;
  // A result that is shown only once stays until it is read.
  useLeaving(() => (isAnswered ? undefined : close()));

  if (sent !== null && sent.answer !== null)
    return (
      <AfterSheet act={sent.act} answer={sent.answer} opened={opened} title={heading} onClose={finish} />
    );

  const needsPhrase = !isOpen || isLocked(previewed.said) || sent?.error?.code === 'locked';
  const unlocked = () => {
    setOpen(true);
    sending.dismiss();
    lookAgain();
  };
  return (
    <Sheet open onClose={close} title={heading} closeLabel={text.sheet.close} place="middle">
      {opened.about !== '' && <p className={classes(css['about'], css['many'])}>{opened.about}</p>}
      {needsPhrase ? (
        <Gate act={me.passphrase === 'none' ? 'choose' : 'say'} onOpen={unlocked} />
      ) : (
        <ActForm
          opened={opened}
          asking={asking}
          onChange={setAsking}
          previewed={previewed}
          reason={reason}
          onReason={setReason}
          sending={sending}
          onClose={close}
        />
      )}
    </Sheet>
  );
};

/** Everything that lies over the pages of the desk: the sheet of the current act, and the notice that one is done. */
export const ActLayer = ({ me }: { readonly me: MeInfo }) => {
  const { opened, turn, toShow } = useStore(actStore);
  const [shown] = toShow;
  return (
    <>
      {opened !== null && <ActSheet key={turn} opened={opened} me={me} />}
      {opened === null && shown !== undefined && (
        <AfterSheet {...shown} onClose={() => closeShown(shown.done)} />
      )}
      <LeftActs />
    </>
  );
};
