// SummonPrompt: picks a creature of the player's own deck and a free cell for it, or nobody (5.1). Offers only what
// fits.

import type { Choice } from '@dunmer/shared/rules';
import { useState } from 'react';
import { CardTile } from '../../cards/index.ts';
import { Question, Tray, type TrayItem } from '../../ui/index.ts';
import { cardName } from '../film/teller.ts';
import { openCard, useMatch } from '../match.ts';
import { cardLabel, faceOf } from '../table/cellLabel.ts';
import { MoveButton } from '../table/moveButton.tsx';
import { asked } from './asking.tsx';
import type { ChoicePrompt, Picked, Picking } from './picking.ts';

type SummonChoice = Extract<Choice, { kind: 'summon' }>;

/**
 * Picks the cell when there is only one. Never picks the creature, so that the final button is always the second
 * press.
 */
const completed = (picked: Picked, cells: SummonChoice['cells']): Picked => ({
  copy: picked.copy,
  cell: picked.cell ?? (cells.length === 1 ? (cells[0] ?? null) : null),
});

/** Calling nobody is as final as calling somebody, so it is confirmed. */
const Decline = ({ choice, sending }: { readonly choice: SummonChoice; readonly sending: string | null }) => {
  const { text, session, isPaused } = useMatch();
  const { choose } = text;
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <MoveButton weight="secondary" disabled={sending !== null} onClick={() => setAsked(true)}>
        {choose.decline}
      </MoveButton>
      {isAsked && (
        <Question
          title={choose.declineTitle}
          means={<p>{choose.declineMeans}</p>}
          confirm={choose.declineConfirm}
          back={choose.declineBack}
          close={text.close}
          weight="commit"
          place="middle"
          disabled={isPaused}
          onConfirm={() => {
            setAsked(false);
            session.play({ type: 'declineSummon', choice: choice.id });
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
};

export function summonPrompt({ match, picked, pick, sending }: Picking, choice: SummonChoice): ChoicePrompt {
  const { text, teller, view, session } = match;
  const brief = { ...teller, naming: 'short' } as const;
  const own = view.viewer === 'watcher' ? null : view.own;
  const creatures = (own?.deck ?? []).filter(({ copy }) => own?.offered.includes(copy));
  const { copy, cell } = completed(picked, choice.cells);
  const creature = creatures.find((each) => each.copy === copy);
  const question = text.choose.summon(cardName(brief, choice.by));
  const items = creatures.map((each): TrayItem => {
    const face = faceOf(teller, each.card);
    const isPicked = each.copy === copy;
    return {
      id: each.copy,
      label: cardLabel(match, { ...each, altered: null }),
      pressed: isPicked,
      disabled: sending !== null,
      content: face === null ? null : <CardTile face={face} pose={isPicked ? 'selected' : 'rest'} />,
      onPress: () => pick({ copy: each.copy, cell }),
      onHold: () => openCard(match, each.card),
    };
  });
  const isReady = creature !== undefined && cell !== null;
  const confirm = () => {
    if (creature !== undefined && cell !== null)
      session.play({ type: 'summon', choice: choice.id, copy: creature.copy, cell });
  };
  const lacking = creature === undefined ? text.choose.pickCreature : text.choose.pickCell;
  return {
    id: `choice ${choice.id}`,
    actor: choice.by.copy,
    board: {
      glow: (seat, place) => (seat === choice.seat && choice.cells.includes(place) ? 'free' : undefined),
      press: (seat, place) =>
        seat === choice.seat && choice.cells.includes(place) && sending === null
          ? () => pick({ copy, cell: place })
          : undefined,
      isPressed: (seat, place) => seat === choice.seat && place === cell,
      guest:
        creature === undefined || cell === null ? null : { seat: choice.seat, cell, card: creature.card },
    },
    ...asked(match, question, choice.by),
    tray: <Tray label={text.choose.creatures} items={items} empty={text.choose.noCreature} layout="row" />,
    layout: 'tray',
    buttons: (
      <>
        <Decline choice={choice} sending={sending} />
        <MoveButton weight="commit" disabled={!isReady} busy={sending !== null} onClick={confirm}>
          {sending ?? (isReady ? text.choose.confirmSummon(cardName(brief, creature)) : lacking)}
        </MoveButton>
      </>
    ),
  };
}
