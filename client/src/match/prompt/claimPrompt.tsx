// ClaimPrompt: the loser chooses one of the winner's survivors, with some cards also a defeated one, or waives the
// claim (6.2, R19). Both are confirmed.

import { type CopyId, type DeckCard, otherSeat, type Phase } from '@dunmer/shared/rules';
import { useState } from 'react';
import { useTableText } from '../../around/tableText.ts';
import { CardTile } from '../../cards/index.ts';
import { Question, Tray, type TrayItem } from '../../ui/index.ts';
import { cardOfWinner, fallenAmong } from '../claimed.ts';
import { cardName } from '../film/teller.ts';
import { openCard, useMatch } from '../match.ts';
import { cardLabel, fieldFace } from '../table/cellLabel.ts';
import { MoveButton } from '../table/moveButton.tsx';
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
  const { text, session, table, isPaused } = useMatch();
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
      <MoveButton weight="secondary" disabled={sending !== null} onClick={() => setAsked('waive')}>
        {claim.waive}
      </MoveButton>
      <MoveButton
        weight="commit"
        disabled={card === null}
        busy={sending !== null}
        onClick={() => setAsked('claim')}
      >
        {sending ?? (card === null ? claim.pick : claim.take(card))}
      </MoveButton>
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
          disabled={isPaused}
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

/** Defeated cards that may be claimed lie on no cell: they are chosen below the board. */
const Fallen = ({ picking, cards }: { readonly picking: Picking; readonly cards: readonly DeckCard[] }) => {
  const { match, picked, pick, sending } = picking;
  const { text, teller } = match;
  const items = cards.map((each): TrayItem => {
    const lying = { ...each, altered: null };
    const face = fieldFace(teller, lying);
    const isPicked = each.copy === picked.copy;
    return {
      id: each.copy,
      label: cardLabel(match, lying),
      pressed: isPicked,
      disabled: sending !== null,
      content: face === null ? null : <CardTile face={face} pose={isPicked ? 'selected' : 'rest'} />,
      onPress: () => pick({ copy: isPicked ? null : each.copy, cell: null }),
      onHold: () => openCard(match, each.card),
    };
  });
  return <Tray label={text.claim.fallen} items={items} empty="" layout="row" isNamed />;
};

export function claimPrompt(picking: Picking, phase: Claiming): ChoicePrompt {
  const { match, picked, sending } = picking;
  const { text, teller, view, names } = match;
  const winner = otherSeat(phase.claimant);
  const fallen = fallenAmong(view.common, winner, phase.claimable);
  const chosen = cardOfWinner(view.common, winner, picked.copy);
  const name = chosen === null ? null : cardName({ ...teller, naming: 'short' }, chosen);
  const question = text.claim.question(names[winner]);
  const { explained, explainedWide } = text.claim;
  const means = fallen.length === 0 ? explained : explainedWide;
  return {
    id: 'claim',
    actor: null,
    board: pickOnBoard(picking, phase.claimable),
    middle: <Asking question={question} parts={[{ kind: 'text', text: means }]} />,
    said: `${question}. ${means}`,
    tray: fallen.length === 0 ? <Moves /> : <Fallen picking={picking} cards={fallen} />,
    layout: fallen.length === 0 ? 'film' : 'tray',
    buttons: <ClaimButtons copy={chosen?.copy ?? null} card={name} sending={sending} />,
  };
}
