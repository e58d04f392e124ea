// TargetPrompt: one of the cards that the ability allows is chosen (CARDS, `pick`); only those glow.

import type { Cell, Choice, CopyId, Seat } from '@dunmer/shared/rules';
import { Button } from '../../ui/index.ts';
import { cardName } from '../film/teller.ts';
import { openCard } from '../match.ts';
import { abilityText, askedAloud, Asking } from './asking.tsx';
import type { ChoicePrompt } from './choicePrompt.ts';
import type { Picking } from './useChoice.tsx';
import css from './prompt.module.css';
import { targetGlow } from './targetGlow.ts';

type TargetChoice = Extract<Choice, { kind: 'target' }>;

export function targetPrompt({ match, picked, pick, sending }: Picking, choice: TargetChoice): ChoicePrompt {
  const { text, teller, view, session } = match;
  const brief = { ...teller, doubles: new Set<string>(), naming: 'short' } as const;
  const { field } = view.common;
  const at = (seat: Seat, cell: Cell): CopyId | null => {
    const copy = field[seat][cell]?.copy ?? null;
    return copy !== null && choice.options.includes(copy) ? copy : null;
  };
  const question = text.choose.target(cardName(brief, choice.by));
  const chosen = [...field.a, ...field.b].find((card) => card?.copy === picked.copy) ?? null;
  const confirm = () => {
    if (picked.copy !== null) session.play({ type: 'chooseTarget', choice: choice.id, copy: picked.copy });
  };
  return {
    id: `choice ${choice.id}`,
    actor: choice.by.copy,
    board: {
      glow: (seat, cell) => targetGlow(at(seat, cell), picked.copy),
      press: (seat, cell) => {
        const copy = at(seat, cell);
        return copy === null || sending !== null
          ? undefined
          : () => pick({ copy: copy === picked.copy ? null : copy, cell: null });
      },
      isPressed: (seat, cell) => picked.copy !== null && at(seat, cell) === picked.copy,
      guest: null,
    },
    middle: (
      <Asking
        question={question}
        parts={abilityText(match, choice.by)}
        onAsk={() => openCard(match, choice.by.card)}
      />
    ),
    said: askedAloud(match, question, choice.by),
    tray: <p className={css['how']}>{chosen === null ? text.choose.tapTarget : text.choose.isFinal}</p>,
    layout: 'film',
    buttons: (
      <Button weight="commit" wide disabled={chosen === null} busy={sending !== null} onClick={confirm}>
        {sending ??
          (chosen === null ? text.choose.noTarget : text.choose.confirmTarget(cardName(brief, chosen)))}
      </Button>
    ),
  };
}
