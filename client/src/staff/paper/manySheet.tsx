// ManySheet: papers for several people or cards at once: for whom, what that changes, why, the progress, and the
// leaves to print.

import type { MeInfo } from '@dunmer/shared/protocol';
import { useMemo, useState } from 'react';
import { useStaffText } from '../staffText.ts';
import { Button, classes, Sheet, Tick } from '../../ui/index.ts';
import css from '../acts/acts.module.css';
import { Gate } from '../acts/gate.tsx';
import { isReason, ReasonInput } from '../acts/reasonInput.tsx';
import { ManyForm } from './manyForm.tsx';
import { ManyGoing } from './manyGoing.tsx';
import { ManyPreview } from './manyPreview.tsx';
import { Printed } from './paper.tsx';
import { type Drawn, type Many, useMany } from './useMany.ts';
import { isLocked, usePreviews } from './usePreviews.ts';

/** A person or card for which a leaf may be drawn. */
interface Item {
  readonly name: string;
  /** Whether they have a leaf on paper already, which a new one makes worthless. */
  readonly isOnPaper: boolean;
  /** Draws a new leaf. */
  readonly draw: () => Drawn;
}

interface ManySheetProps {
  readonly me: MeInfo;
  readonly type: 'makeLink' | 'makeSlip';
  readonly title: string;
  readonly items: readonly Item[];
  readonly onClose: () => void;
}

const Going = ({ many, onClose }: { readonly many: Many<Drawn>; readonly onClose: () => void }) => {
  const { paper, sheet } = useStaffText();
  const { done, isOver } = many;
  return (
    <ManyGoing many={many} said={paper.made} nameOf={({ leaf }) => leaf.name}>
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
    </ManyGoing>
  );
};

export const ManySheet = ({ me, type, title, items, onClose }: ManySheetProps) => {
  const { acts, sheet, paper, sheets } = useStaffText();
  const [reason, setReason] = useState('');
  const [isOpen, setOpen] = useState(me.passphrase === 'open');
  const [turn, setTurn] = useState(0);
  const [withPaper, setWithPaper] = useState(false);
  const many = useMany<Drawn>();
  // Drawn only once for each item, so that the preview is of the very act that is sent.
  const [drawn] = useState(() => items.map((item) => ({ ...item, ...item.draw() })));
  const onPaper = drawn.filter(({ isOnPaper }) => isOnPaper).length;
  const chosen = useMemo(() => drawn.filter(({ isOnPaper }) => withPaper || !isOnPaper), [drawn, withPaper]);
  const looked = usePreviews(chosen, isOpen && many.all === 0, turn);
  const { reasons } = acts[type];
  const { does, confirm } = sheets.many[type];
  const hasBegun = many.all > 0;
  const able = looked.at === 'here' ? looked.able : [];
  const isReady = isReason(reason) && able.length > 0;
  const ready = able.length > 0 && !isReady ? sheet.reasonFirst : confirm;
  const unlocked = () => {
    setOpen(true);
    setTurn(turn + 1);
  };
  const body = hasBegun ? (
    <Going many={many} onClose={onClose} />
  ) : (
    <ManyForm
      back={chosen.length > 0 ? sheet.cancel : sheet.close}
      onBack={onClose}
      next={chosen.length > 0 ? ready : null}
      isReady={isReady}
      onNext={() => many.begin(able.map(({ act, leaf }) => ({ act: { ...act, reason }, leaf })))}
    >
      <p className={classes(css['about'], css['many'])}>
        {chosen.length === 0 ? paper.nobody[type] : chosen.map(({ name }) => name).join(', ')}
      </p>
      {chosen.length > 0 && <p>{does}</p>}
      {onPaper > 0 && (
        <label className={css['yes']}>
          <Tick checked={withPaper} onChange={() => setWithPaper(!withPaper)} />
          {paper.again[type](onPaper)}
        </label>
      )}
      {chosen.length > 0 && <ManyPreview looked={looked} nameOf={({ leaf }) => leaf.name} />}
      {/* Comes after the preview, which would otherwise appear above it and push it from under the thumb. */}
      {chosen.length > 0 && looked.at !== 'asking' && (
        <ReasonInput value={reason} ready={reasons} onChange={setReason} />
      )}
    </ManyForm>
  );
  // No close button that a slip of the finger could hit: what is drawn is shown only once.
  const closeLabel = hasBegun ? undefined : sheet.close;
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={closeLabel} place="middle">
      {isOpen && (hasBegun || !isLocked(looked)) ? (
        body
      ) : (
        <Gate act={me.passphrase === 'none' ? 'choose' : 'say'} onOpen={unlocked} />
      )}
    </Sheet>
  );
};
