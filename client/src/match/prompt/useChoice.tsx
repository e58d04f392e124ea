// useChoice: the decision that this viewer has to make now, once the film has shown what led to it; null where there is
// none.

import { useState } from 'react';
import { isStopped, type Match, useMatch } from '../match.ts';
import type { ChoicePrompt } from './choicePrompt.ts';
import { claimPrompt } from './claimPrompt.tsx';
import type { Picked, Picking } from './picking.ts';
import { summonPrompt } from './summonPrompt.tsx';
import { targetPrompt } from './targetPrompt.tsx';

const NOTHING: Picked = { copy: null, cell: null };

const sendingWords = ({ session, text }: Match): string | null =>
  session.sending.length === 0
    ? null
    : session.sending.some(({ late }) => late)
      ? text.sendingLate
      : text.sending;

function keyOf({ view, viewer, table }: Match): string | null {
  if (isStopped({ table })) return null;
  const { phase } = view.common;
  if (phase.at === 'choosing' && phase.choice.seat === viewer) return `choice ${phase.choice.id}`;
  return phase.at === 'claiming' && phase.claimant === viewer ? 'claim' : null;
}

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
