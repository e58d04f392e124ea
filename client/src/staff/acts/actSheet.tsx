// ActSheet: an act that was begun, in the one place where it lies over the page.

import { type MeInfo, type PersonId, readOf } from '@dunmer/shared/protocol';
import { type FormEvent, Fragment, useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { uuidv7 } from '../../device/index.ts';
import { useErrorsText } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import { Button, Sheet } from '../../ui/index.ts';
import { actStore, closeAct, closeShown, leaveAct, type OpenedAct } from './actStore.ts';
import css from './acts.module.css';
import { afterOf, AfterSheet, noteDone } from './after.tsx';
import { Gate } from './gate.tsx';
import { LeftActs } from './leftActs.tsx';
import { PreviewList } from './previewList.tsx';
import { refusalWords } from './previewWords.ts';
import { isReason, ReasonInput } from './reasonInput.tsx';
import { type Previewed, usePreview } from './usePreview.ts';
import { useSending } from './useSending.ts';
import { outbox, useList } from '../../net/index.ts';
import { DebtLines } from '../people/personDebts.tsx';
import { useVersion } from '../shell/hooks.ts';
import type { Asking } from './asking.ts';

// At the cash desk, before coins go in or out: what this person owes and is owed, and the way to collect it
// first.

/** Whose purse an act fills or empties; null for all other acts. */
const purseIn = ({ type, person }: Asking): PersonId | null =>
  type === 'payIn' || type === 'payOut' ? person : null;

/** Nothing where it is another act, or nothing is owed. */
const CashDebts = ({ asking }: { readonly asking: Asking }) => {
  const { sheet } = useStaffText();
  const person = purseIn(asking);
  const list = useList(person === null ? null : readOf('staffPerson', { id: person }), useVersion());
  const debts = list.at === 'here' ? list.value.debts : [];
  if (debts.length === 0) return null;
  return (
    <section className={css['preview']} aria-label={sheet.owedFirst}>
      <h3>{sheet.owedFirst}</h3>
      <DebtLines debts={debts} />
    </section>
  );
};

interface ActSheetProps {
  readonly opened: OpenedAct;
  readonly me: MeInfo;
}

const isLocked = (said: Previewed): boolean => said.at === 'refused' && said.error.code === 'locked';

/** Without a preview an act may still be sent: a desk without a connection has an outbox. */
const mayGo = (said: Previewed): boolean => said.at === 'here' || said.at === 'silent';

/**
 * Any act of staff, from what it asks for to its answer: what it does, what it changes, why, and only then the button.
 */
const ActSheet = ({ opened, me }: ActSheetProps) => {
  const text = useStaffText();
  const errors = useErrorsText();
  const [asking, setAsking] = useState(opened.asking);
  const [turn, setTurn] = useState(0);
  const [isOpen, setOpen] = useState(me.passphrase === 'open');
  const { said, isOld, faster } = usePreview(asking, turn);
  const { title, does, confirm, reasons } = text.acts[asking.words];
  const [reason, setReason] = useState((asking.isUsual ? reasons[0] : undefined) ?? '');
  const heading = opened.title ?? title;
  // A move for a player is only announced by it.
  const isAnnounced = asking.type === 'applyDefault';
  const done = isAnnounced ? text.sheet.announced : text.sheet.done(heading);
  const finish = () => closeAct(done);
  const sending = useSending({
    onDone(sentAct, answer) {
      noteDone(sentAct);
      if (afterOf({ act: sentAct, answer, opened, onClose: finish }) === null) finish();
    },
    // What was refused may be possible by now, or may have been changed by somebody: it is shown as it is now.
    onRefused: () => setTurn((before) => before + 1),
  });
  const { sent, state } = sending;
  const error = sent?.error ?? null;
  const isSent = state !== 'no';
  const close = () =>
    sent !== null && isSent ? leaveAct({ act: sent.act, opened, title: heading, done }) : closeAct(null);
  // It was asked for on the page that Back or Forth has left; what is shown once stays until it is read. A step that is
  // taken back for a sheet of before leads to no other page.
  const [page] = useState(location.pathname);
  const isAnswered = sent !== null && sent.answer !== null;
  const left = useEffectEvent(() => (isAnswered || location.pathname === page ? undefined : close()));
  useEffect(() => {
    const leave = (): void => left();
    addEventListener('popstate', leave);
    return () => removeEventListener('popstate', leave);
  }, []);
  // One whose sheet was closed: whoever asks for it again thinks it undone.
  const isAlready = useStore(outbox.entries, (entries) =>
    entries.some(({ command }) => command.id !== sent?.act.id && asking.isLike(command)),
  );

  const needsPhrase = !isOpen || isLocked(said) || error?.code === 'locked';
  const isShort = said.at === 'refused' && said.error.code === 'short-of';
  const { act } = asking;
  const isReady = act !== null && isReason(reason) && mayGo(said) && !isOld && !isAlready;
  const fields = asking.fields.filter((field) => field.isShown(isShort));

  if (sent !== null && sent.answer !== null) {
    const { act: sentAct, answer } = sent;
    return <AfterSheet act={sentAct} answer={answer} opened={opened} title={heading} onClose={finish} />;
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || isSent) return;
    sending.send(act(uuidv7(), reason, said.at === 'here' ? said.preview.mark : undefined));
  };
  const unlocked = () => {
    setOpen(true);
    sending.dismiss();
    setTurn((before) => before + 1);
  };
  const label = { no: confirm, yes: text.sheet.sending, late: text.sheet.late }[state];
  return (
    <Sheet open onClose={close} title={heading} closeLabel={text.sheet.close} place="middle">
      {opened.about !== '' && <p className={css['about']}>{opened.about}</p>}
      {needsPhrase ? (
        <Gate act={me.passphrase === 'none' ? 'choose' : 'say'} onOpen={unlocked} />
      ) : (
        <form className={css['form']} noValidate onSubmit={submit}>
          <p>{opened.does ?? does}</p>
          <fieldset className={css['fields']} role="presentation" disabled={isSent}>
            {fields.map((field) => (
              <Fragment key={field.name}>{field.input(opened.names, setAsking)}</Fragment>
            ))}
          </fieldset>
          <CashDebts asking={asking} />
          <PreviewList said={said} isOld={isOld} faster={faster} />
          {/* What changes comes first, and would push this from under a thumb. */}
          <fieldset className={css['fields']} role="presentation" disabled={isSent}>
            {said.at !== 'asking' && <ReasonInput value={reason} ready={reasons} onChange={setReason} />}
          </fieldset>
          {error !== null && (
            <p className={css['refused']} role="alert">
              {refusalWords(error, errors, text.interest)}
            </p>
          )}
          {isAlready && <p role="status">{text.sheet.already}</p>}
          <div className={css['buttons']}>
            <Button onClick={close}>{isSent ? text.sheet.close : text.sheet.cancel}</Button>
            <Button
              type="submit"
              weight={asking.weight === 'grave' ? 'commit' : 'primary'}
              busy={isSent}
              disabled={!isReady}
            >
              {label}
            </Button>
          </div>
        </form>
      )}
    </Sheet>
  );
};

/** What lies over every page of the desk: the sheet of the act that is asked for, and the word that one is done. */
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
