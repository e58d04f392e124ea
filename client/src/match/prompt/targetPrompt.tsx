// TargetPrompt: one of the cards that the ability allows is chosen (CARDS, `pick`); only those glow.

import type { Choice } from '@dunmer/shared/rules';
import { Button } from '../../ui/index.ts';
import { cardName } from '../film/teller.ts';
import { asked } from './asking.tsx';
import type { ChoicePrompt } from './choicePrompt.ts';
import { pickOnBoard } from './pickOnBoard.ts';
import type { Picking } from './picking.ts';
import css from './prompt.module.css';

type TargetChoice = Extract<Choice, { kind: 'target' }>;

export function targetPrompt(picking: Picking, choice: TargetChoice): ChoicePrompt {
  const { match, picked, sending } = picking;
  const { text, teller, view, session } = match;
  const brief = { ...teller, naming: 'short' } as const;
  const { field } = view.common;
  const question = text.choose.target(cardName(brief, choice.by));
  const chosen = [...field.a, ...field.b].find((card) => card?.copy === picked.copy) ?? null;
  const confirm = () => {
    if (picked.copy !== null) session.play({ type: 'chooseTarget', choice: choice.id, copy: picked.copy });
  };
  return {
    id: `choice ${choice.id}`,
    actor: choice.by.copy,
    board: pickOnBoard(picking, choice.options),
    ...asked(match, question, choice.by),
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
