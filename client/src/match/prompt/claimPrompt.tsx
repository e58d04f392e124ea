// ClaimPrompt: the loser chooses one of the winner's survivors, or waives (6.2, R19); both are asked once more.

import { type CopyId, otherSeat, type Phase } from '@dunmer/shared/rules';
import { useState } from 'react';
import { useTableText } from '../../around/tableText.ts';
import { Button, Question } from '../../ui/index.ts';
import { cardName } from '../film/teller.ts';
import { useMatch } from '../match.ts';
import { Asking } from './asking.tsx';
import { type ChoicePrompt, type Picking, pickOnBoard } from './picking.ts';
import css from './prompt.module.css';

type Claiming = Extract<Phase, { at: 'claiming' }>;

interface ClaimButtonsProps {
  readonly copy: CopyId | null;
  readonly card: string | null;
  readonly sending: string | null;
}

const ClaimButtons = ({ copy, card, sending }: ClaimButtonsProps) => {
  const { text, session, table } = useMatch();
  const { claim: meant } = useTableText();
  const { claim } = text;
  const [asked, setAsked] = useState<'claim' | 'waive' | null>(null);
  const close = () => setAsked(null);
  const take = () => {
    close();
    if (asked === 'waive') session.play({ type: 'waive' });
    else if (copy !== null) session.play({ type: 'claim', copy });
  };
  return (
    <>
      <Button weight="secondary" disabled={sending !== null} onClick={() => setAsked('waive')}>
        {claim.waive}
      </Button>
      <Button
        weight="commit"
        disabled={card === null}
        busy={sending !== null}
        onClick={() => setAsked('claim')}
      >
        {sending ?? (card === null ? claim.pick : claim.take(card))}
      </Button>
      {asked !== null && (
        <Question
          title={asked === 'waive' ? claim.waiveTitle : claim.takeTitle(card ?? '')}
          means={
            <>
              <p>{asked === 'waive' ? claim.waiveMeans : claim.takeMeans}</p>
              {asked === 'claim' && <p>{table.kind === 'practice' ? meant.practice : meant.moves}</p>}
            </>
          }
          confirm={asked === 'waive' ? claim.waiveConfirm : claim.takeConfirm}
          back={claim.back}
          close={text.close}
          weight="commit"
          place="middle"
          onConfirm={take}
          onClose={close}
        />
      )}
    </>
  );
};

const Moves = () => {
  const { table } = useMatch();
  const { claim } = useTableText();
  return <p className={css['how']}>{table.kind === 'practice' ? claim.practice : claim.moves}</p>;
};

export function claimPrompt(picking: Picking, phase: Claiming): ChoicePrompt {
  const { match, picked, sending } = picking;
  const { text, teller, view, names } = match;
  const { field } = view.common;
  const winner = otherSeat(phase.claimant);
  const chosen = field[winner].find((card) => card?.copy === picked.copy) ?? null;
  const name = chosen === null ? null : cardName({ ...teller, naming: 'short' }, chosen);
  const question = text.claim.question(names[winner]);
  return {
    id: 'claim',
    actor: null,
    board: pickOnBoard(picking, phase.claimable),
    middle: <Asking question={question} parts={[{ kind: 'text', text: text.claim.explained }]} />,
    said: `${question}. ${text.claim.explained}`,
    tray: <Moves />,
    layout: 'film',
    buttons: <ClaimButtons copy={chosen?.copy ?? null} card={name} sending={sending} />,
  };
}
