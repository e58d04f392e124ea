// UseChoice: the choice that is due now, and how it is answered.

import type { Choice } from '@dunmer/shared/rules';
import { useState } from 'react';
import { cardName } from '../film/teller.ts';
import { isStopped } from '../../around/index.ts';
import { type Match, sendingWords, useMatch } from '../match.ts';
import { MoveButton } from '../table/moveButton.tsx';
import { asked } from './asking.tsx';
import { claimPrompt } from './claimPrompt.tsx';
import { type ChoicePrompt, type Picked, type Picking, pickOnBoard } from './picking.ts';
import css from './prompt.module.css';
import { summonPrompt } from './summonPrompt.tsx';

type TargetChoice = Extract<Choice, { kind: 'target' }>;

/** Chooses one of the cards that the ability allows (CARDS, `pick`); only those glow. */
function targetPrompt(picking: Picking, choice: TargetChoice): ChoicePrompt {
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
      <MoveButton weight="commit" wide disabled={chosen === null} busy={sending !== null} onClick={confirm}>
        {sending ??
          (chosen === null ? text.choose.noTarget : text.choose.confirmTarget(cardName(brief, chosen)))}
      </MoveButton>
    ),
  };
}

const NOTHING: Picked = { copy: null, cell: null };

function keyOf({ view, viewer, table }: Match): string | null {
  if (isStopped({ table })) return null;
  const { phase } = view.common;
  if (phase.at === 'choosing' && phase.choice.seat === viewer) return `choice ${phase.choice.id}`;
  return phase.at === 'claiming' && phase.claimant === viewer ? 'claim' : null;
}

/**
 * Returns the decision that this viewer has to make now, once the film has shown what led to it; null when there is
 * none.
 */
export function useChoice(): ChoicePrompt | null {
  const match = useMatch();
  const key = keyOf(match);
  const [state, setState] = useState<{ readonly key: string; readonly picked: Picked } | null>(null);
  const { phase } = match.view.common;
  if (key === null || !match.isNow) return null;
  const picking: Picking = {
    match,
    picked: state?.key === key ? state.picked : NOTHING,
    pick: (picked) => setState({ key, picked }),
    sending: sendingWords(match),
  };
  if (phase.at === 'claiming') return claimPrompt(picking, phase);
  if (phase.at !== 'choosing') return null;
  const { choice } = phase;
  return choice.kind === 'target' ? targetPrompt(picking, choice) : summonPrompt(picking, choice);
}
