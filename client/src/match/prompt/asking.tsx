// Asking: the words between the halves while a decision is due: the question, and the text of the ability that asks
// it.

import { describeAbility, plainText, type TextPart } from '@dunmer/shared/cards';
import type { AbilityRef } from '@dunmer/shared/rules';
import { RulesText } from '../../cards/index.ts';
import { type Match, openCard } from '../match.ts';
import type { ChoicePrompt } from './picking.ts';
import css from './prompt.module.css';

/** Returns the generated text of an ability. */
function abilityText({ teller }: Match, { card, ability }: AbilityRef): readonly TextPart[] {
  const used = teller.catalogue.get(card)?.abilities?.[ability];
  return used === undefined ? [] : describeAbility(teller.lang, used, teller.catalogue);
}

interface AskingProps {
  readonly question: string;
  readonly parts: readonly TextPart[];
  readonly onAsk?: (() => void) | undefined;
}

export const Asking = ({ question, parts, onAsk }: AskingProps) => (
  <button type="button" className={css['asking']} onClick={onAsk}>
    <strong>{question}</strong>
    <span className={css['because']}>
      <RulesText parts={parts} />
    </span>
  </button>
);

/** Returns the question of an ability, for eyes and for screen readers. */
export function asked(match: Match, question: string, by: AbilityRef): Pick<ChoicePrompt, 'middle' | 'said'> {
  const parts = abilityText(match, by);
  return {
    middle: <Asking question={question} parts={parts} onAsk={() => openCard(match, by.card)} />,
    said: `${question}. ${plainText(parts)}`,
  };
}
