// LetInSheet: allows several people onto new phones at once, by one act each: who they are, the reason, and the
// progress.

import type { FloorView, MeInfo } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { uuidv7 } from '../../device/index.ts';
import { moveSign } from '../../lobby/index.ts';
import { useStaffText } from '../staffText.ts';
import { Button, Sheet } from '../../ui/index.ts';
import css from '../acts/acts.module.css';
import { Gate } from '../acts/gate.tsx';
import { isReason, ReasonInput } from '../acts/reasonInput.tsx';
import { ManyForm } from '../paper/manyForm.tsx';
import { ManyGoing } from '../paper/manyGoing.tsx';
import { useMany } from '../paper/useMany.ts';

type Asked = FloorView['moves'][number];

interface LetInSheetProps {
  readonly me: MeInfo;
  readonly moves: readonly Asked[];
  readonly onClose: () => void;
}

const actOf = ({ move, person }: Asked, reason: string) => ({
  name: person.name,
  act: { id: uuidv7(), type: 'allowMoveFor', move, reason } as const,
});

const Names = ({ moves }: Pick<LetInSheetProps, 'moves'>) => {
  const { floor } = useStaffText();
  return (
    <ul className={css['names']}>
      {moves.map(({ move, person }) => (
        <li key={move}>
          <strong>{person.name}</strong>, {floor.sign(moveSign(move))}
        </li>
      ))}
    </ul>
  );
};

export const LetInSheet = ({ me, moves, onClose }: LetInSheetProps) => {
  const { acts, floor, sheet } = useStaffText();
  const [reason, setReason] = useState('');
  const [isOpen, setOpen] = useState(me.passphrase === 'open');
  // Fixed when the sheet opens: somebody who asks later was not looked at.
  const [picked] = useState(moves);
  const many = useMany<ReturnType<typeof actOf>>();
  const { does, confirm, reasons } = acts.allowMoveFor;
  const form = (
    <ManyForm
      back={sheet.cancel}
      onBack={onClose}
      next={confirm}
      isReady={isReason(reason)}
      onNext={() => many.begin(picked.map((asked) => actOf(asked, reason)))}
    >
      <Names moves={picked} />
      <p>{does}</p>
      <ReasonInput value={reason} ready={reasons} onChange={setReason} />
    </ManyForm>
  );
  const going = (
    <ManyGoing many={many} said={floor.letIn} nameOf={({ name }) => name}>
      {many.isOver && (
        <Button weight="primary" wide onClick={onClose}>
          {sheet.close}
        </Button>
      )}
    </ManyGoing>
  );
  const gate = <Gate act={me.passphrase === 'none' ? 'choose' : 'say'} onOpen={() => setOpen(true)} />;
  return (
    <Sheet
      open
      onClose={onClose}
      title={floor.letInTitle(picked.length)}
      closeLabel={sheet.close}
      place="middle"
    >
      {!isOpen ? gate : many.all > 0 ? going : form}
    </Sheet>
  );
};
