// LinksSheet: personal links for several people at once: what that means, why, how far it has come, and the leaves to print.

import type { MeInfo, StaffPerson } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { useStaffText, useText } from '../../text/index.ts';
import { Button, ProgressBar, Sheet } from '../../ui/index.ts';
import css from '../acts/acts.module.css';
import { Gate } from '../acts/gate.tsx';
import { isReason, ReasonInput } from '../acts/reasonInput.tsx';
import { Printed } from '../paper/paper.tsx';
import { type Links, useLinks } from './useLinks.ts';

interface LinksSheetProps {
  readonly me: MeInfo;
  readonly people: readonly StaffPerson[];
  readonly onClose: () => void;
}

const Going = ({ links, onClose }: { readonly links: Links; readonly onClose: () => void }) => {
  const { paper, sheet } = useStaffText();
  const { errors } = useText();
  const { all, made, refused, isOver } = links;
  const leaves = made.map(
    ({ act, name }) => ({ kind: 'link', name, path: `/l/${act.token}`, code: act.code }) as const,
  );
  return (
    <div className={css['form']}>
      <p role="status">{paper.made(made.length, all.length)}</p>
      <ProgressBar label={paper.links} part={(made.length + refused.length) / all.length} />
      {refused.map(({ act, name, refused: why }) => (
        <p key={act.id} className={css['refused']} role="alert">
          {name}: {why !== null && errors[why.code]}
        </p>
      ))}
      {isOver && made.length > 0 && (
        <>
          <p>{paper.onceAll}</p>
          <Button weight="primary" wide onClick={() => print()}>
            {paper.print}
          </Button>
          <Printed leaves={leaves} />
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

export const LinksSheet = ({ me, people, onClose }: LinksSheetProps) => {
  const { acts, paper, sheet } = useStaffText();
  const [reason, setReason] = useState('');
  const [isOpen, setOpen] = useState(me.passphrase === 'open');
  const links = useLinks();
  const names = people.map(({ name }) => name).join(', ');
  const hasBegun = links.all.length > 0;
  const body = hasBegun ? (
    <Going links={links} onClose={onClose} />
  ) : (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReason(reason)) links.begin(people, reason);
      }}
    >
      <p className={css['about']}>{names}</p>
      <p>{acts.makeLink.does}</p>
      <ReasonInput value={reason} ready={acts.makeLink.reasons} onChange={setReason} />
      <div className={css['buttons']}>
        <Button onClick={onClose}>{sheet.cancel}</Button>
        <Button type="submit" weight="commit" disabled={!isReason(reason)}>
          {acts.makeLink.confirm}
        </Button>
      </div>
    </form>
  );
  // Not to be left by a slip of the finger: the links are shown once and never again.
  const closeLabel = hasBegun ? undefined : sheet.close;
  return (
    <Sheet open onClose={onClose} title={paper.links} closeLabel={closeLabel} place="middle">
      {isOpen ? (
        body
      ) : (
        <Gate act={me.passphrase === 'none' ? 'choose' : 'say'} onOpen={() => setOpen(true)} />
      )}
    </Sheet>
  );
};
