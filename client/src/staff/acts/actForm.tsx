// ActForm: the form of an act of staff: its fields, what it changes, its reason, and the button that sends it.

import { type PersonId, readOf } from '@dunmer/shared/protocol';
import { type FormEvent, Fragment } from 'react';
import { useStore } from 'zustand';
import { uuidv7 } from '../../device/index.ts';
import { outbox, useList } from '../../net/index.ts';
import { useErrorsText } from '../../text/index.ts';
import { Button } from '../../ui/index.ts';
import { DebtLines } from '../people/personDebts.tsx';
import { useVersion } from '../shell/hooks.ts';
import { useStaffText } from '../staffText.ts';
import css from './acts.module.css';
import type { OpenedAct } from './actStore.ts';
import type { Asking } from './asking.ts';
import { PreviewList } from './previewList.tsx';
import { refusalWords } from './previewWords.ts';
import { isReason, ReasonInput } from './reasonInput.tsx';
import type { Previewed, usePreview } from './usePreview.ts';
import type { Sending } from './useSending.ts';

/** Returns the person whose purse an act fills or empties, and which it does; null for all other acts. */
function purseIn({
  type,
  person,
}: Asking): { readonly type: 'payIn' | 'payOut'; readonly person: PersonId } | null {
  return (type === 'payIn' || type === 'payOut') && person !== null ? { type, person } : null;
}

/**
 * At the cash desk, before coins go in or out: what this person owes and is owed, and the buttons to collect it.
 * Shows nothing for other acts, or when nothing is owed.
 */
const CashDebts = ({ asking }: { readonly asking: Asking }) => {
  const { sheet } = useStaffText();
  const purse = purseIn(asking);
  const list = useList(purse === null ? null : readOf('staffPerson', { id: purse.person }), useVersion());
  const debts = list.at === 'here' ? list.value.debts : [];
  if (purse === null || debts.length === 0) return null;
  const title = sheet.owed[purse.type];
  return (
    <section className={css['preview']} aria-label={title}>
      <h3>{title}</h3>
      <DebtLines debts={debts} />
    </section>
  );
};

/** An act without a preview may still be sent: a desk without a connection keeps it in the outbox. */
const mayGo = (said: Previewed): boolean => said.at === 'here' || said.at === 'silent';

/** Acts that lack nothing but a change. */
const STANDING: ReadonlySet<string> = new Set(['planRings', 'renamePerson']);

/**
 * Whoever has a start deck is dealt only what is missing of it, and that may be nothing; nor does a card that goes to
 * its owner. One of the store that is put there keeps its slip.
 */
const movesNothing = ({ act }: Asking, said: Previewed): boolean => {
  if (said.at !== 'here' || said.preview.effects.length > 0) return false;
  const type = act?.('', '').type;
  return type === 'dealStart' || type === 'moveCopy';
};

interface ActFormProps {
  readonly opened: OpenedAct;
  readonly asking: Asking;
  readonly onChange: (asking: Asking) => void;
  readonly previewed: ReturnType<typeof usePreview>;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly sending: Sending;
  readonly onClose: () => void;
}

/** Shows what an act does, its fields, what it changes, the reason, and only then the button. */
export const ActForm = (props: ActFormProps) => {
  const { opened, asking, onChange, reason, onReason, onClose } = props;
  const { said, isOld, faster } = props.previewed;
  const { sent, state, send } = props.sending;
  const text = useStaffText();
  const errors = useErrorsText();
  const { does, confirm, reasons } = text.acts[asking.words];
  const error = sent?.error ?? null;
  const isSent = state !== 'no';
  // The same act may be under way from a sheet that was closed: anyone who asks for it again thinks that it was not
  // done.
  const isAlready = useStore(outbox.entries, (entries) =>
    entries.some(({ command }) => command.id !== sent?.act.id && asking.isLike(command)),
  );
  const isShort = said.at === 'refused' && said.error.code === 'short-of';
  const { act } = asking;
  const isIdle = STANDING.has(asking.type) ? act === null : movesNothing(asking, said);
  const isWhole = act !== null && mayGo(said) && !isIdle && !isOld && !isAlready;
  const isReady = isWhole && isReason(reason);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || isSent) return;
    send(act(uuidv7(), reason, said.at === 'here' ? said.preview.mark : undefined));
  };
  // On a long sheet, what is missing may be out of sight, so the button says it.
  const missing = asking.type === 'set' ? text.sheet.unchanged : text.sheet.incomplete;
  const lacking = isIdle
    ? text.sheet.idle
    : act === null
      ? missing
      : isWhole && !isReady
        ? text.sheet.reasonFirst
        : null;
  return (
    <form className={css['form']} noValidate onSubmit={submit}>
      <p>{opened.does ?? does}</p>
      <fieldset className={css['fields']} role="presentation" disabled={isSent}>
        {asking.fields.map((field) =>
          field.isShown(isShort) ? (
            <Fragment key={field.name}>{field.input(opened.names, onChange)}</Fragment>
          ) : null,
        )}
      </fieldset>
      <CashDebts asking={asking} />
      <PreviewList said={said} isOld={isOld} faster={faster} />
      {/* Comes after the preview, which would otherwise appear above it and push it from under the thumb. */}
      <fieldset className={css['fields']} role="presentation" disabled={isSent}>
        {said.at !== 'asking' && <ReasonInput value={reason} ready={reasons} onChange={onReason} />}
      </fieldset>
      {error !== null && (
        <p className={css['refused']} role="alert">
          {refusalWords(error, errors, text.interest)}
        </p>
      )}
      {isAlready && <p role="status">{text.sheet.already}</p>}
      <div className={css['buttons']}>
        <Button onClick={onClose}>{isSent ? text.sheet.close : text.sheet.cancel}</Button>
        <Button
          type="submit"
          weight={asking.weight === 'grave' ? 'commit' : 'primary'}
          busy={isSent}
          disabled={!isReady}
        >
          {{ no: lacking ?? confirm, yes: text.sheet.sending, late: text.sheet.late }[state]}
        </Button>
      </div>
    </form>
  );
};
