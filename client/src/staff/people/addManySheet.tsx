// AddManySheet: adds many traders at once, by one act each: their names, what that changes, why, and the progress.

import type { MeInfo, StaffPerson } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { Button, classes, Sheet } from '../../ui/index.ts';
import css from '../acts/acts.module.css';
import { Gate } from '../acts/gate.tsx';
import { isReason, ReasonInput } from '../acts/reasonInput.tsx';
import { ManyForm } from '../paper/manyForm.tsx';
import { ManyGoing } from '../paper/manyGoing.tsx';
import { ManyPreview } from '../paper/manyPreview.tsx';
import { type Many, useMany } from '../paper/useMany.ts';
import { isLocked, usePreviews } from '../paper/usePreviews.ts';
import { useStaffText } from '../staffText.ts';
import { NamesStep } from './namesStep.tsx';
import { type Gets, type Newcomer, onceMore } from './newcomer.ts';

interface AddManyProps {
  readonly me: MeInfo;
  readonly all: readonly StaffPerson[];
  /** Selects these people. */
  readonly onPick: (people: readonly string[]) => void;
  readonly onClose: () => void;
}

interface CheckingProps {
  readonly newcomers: readonly Newcomer[];
  readonly onBegin: (newcomers: readonly Newcomer[]) => void;
  readonly onBack: () => void;
}

/** The second step: what that changes, and why it is done. Nobody is added unless everybody can be. */
const Checking = ({ newcomers, onBegin, onBack }: CheckingProps) => {
  const { acts, newcomers: text, sheet } = useStaffText();
  const [reason, setReason] = useState('');
  const [turn, setTurn] = useState(0);
  const looked = usePreviews(newcomers, true, turn);
  const able = looked.at === 'here' && looked.refused.length === 0 ? looked.able : [];
  const isReady = isReason(reason) && able.length > 0;
  if (isLocked(looked)) return <Gate act="say" onOpen={() => setTurn(turn + 1)} />;
  return (
    <ManyForm
      back={text.back}
      onBack={onBack}
      next={able.length > 0 && !isReady ? sheet.reasonFirst : text.confirm(newcomers.length)}
      isReady={isReady}
      onNext={() => onBegin(able.map(({ name, act }) => ({ name, act: { ...act, reason } })))}
    >
      <p className={classes(css['about'], css['many'])}>{newcomers.map(({ name }) => name).join(', ')}</p>
      <p>{text.does}</p>
      <ManyPreview looked={looked} nameOf={({ name }) => name} />
      {looked.at !== 'asking' && (
        <ReasonInput value={reason} ready={acts.addPerson.reasons} onChange={setReason} />
      )}
    </ManyForm>
  );
};

interface GoingProps extends Pick<AddManyProps, 'onPick' | 'onClose'> {
  readonly many: Many<Newcomer>;
  /** People who were added before some of these were tried again. */
  readonly before: readonly string[];
  /** Checks those who were refused once more; takes everybody who was added so far. */
  readonly onAgain: (refused: readonly Newcomer[], added: readonly string[]) => void;
}

const Going = ({ many, before, onAgain, onPick, onClose }: GoingProps) => {
  const { newcomers: text, paper, sheet } = useStaffText();
  const made = many.done.flatMap(({ answer }) => (answer?.type === 'made' ? [answer.id] : []));
  const added = [...before, ...made];
  const pick = () => {
    onPick(added);
    onClose();
  };
  return (
    <ManyGoing many={many} said={paper.made} nameOf={({ name }) => name}>
      {many.isOver && added.length > 0 && (
        <>
          <p>{text.after}</p>
          <Button weight="primary" wide onClick={pick}>
            {text.pick}
          </Button>
        </>
      )}
      {many.isOver && many.refused.length > 0 && (
        <Button wide onClick={() => onAgain(many.refused.map(onceMore), added)}>
          {text.again(many.refused.length)}
        </Button>
      )}
      {many.isOver && (
        <Button wide onClick={onClose}>
          {sheet.close}
        </Button>
      )}
    </ManyGoing>
  );
};

export const AddManySheet = ({ me, all, onPick, onClose }: AddManyProps) => {
  const { newcomers: text, sheet } = useStaffText();
  const [isOpen, setOpen] = useState(me.passphrase === 'open');
  const [typed, setTyped] = useState('');
  const [gets, setGets] = useState<Gets>({ deal: true, drakes: 0 });
  // Drawn only once, so that the previews are of the very acts that are sent.
  const [newcomers, setNewcomers] = useState<readonly Newcomer[] | null>(null);
  const many = useMany<Newcomer>();
  const [before, setBefore] = useState<readonly string[]>([]);
  const again = (refused: readonly Newcomer[], added: readonly string[]) => {
    setBefore(added);
    setNewcomers(refused);
    many.begin([]);
  };
  const body =
    many.all > 0 ? (
      <Going many={many} before={before} onAgain={again} onPick={onPick} onClose={onClose} />
    ) : newcomers === null ? (
      <NamesStep
        all={all}
        typed={typed}
        onType={setTyped}
        gets={gets}
        onGets={setGets}
        onNext={setNewcomers}
        onClose={onClose}
      />
    ) : (
      <Checking newcomers={newcomers} onBegin={many.begin} onBack={() => setNewcomers(null)} />
    );
  return (
    <Sheet
      open
      onClose={onClose}
      title={text.title}
      closeLabel={many.all > 0 && !many.isOver ? undefined : sheet.close}
      place="middle"
    >
      {isOpen ? (
        body
      ) : (
        <Gate act={me.passphrase === 'none' ? 'choose' : 'say'} onOpen={() => setOpen(true)} />
      )}
    </Sheet>
  );
};
