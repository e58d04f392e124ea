// Asking: the words between the halves while a decision is asked: the question, and the ability that asks it.

import { describeAbility, plainText, type TextPart } from '@dunmer/shared/cards';
import type { AbilityRef } from '@dunmer/shared/rules';
import { RulesText } from '../../cards/index.ts';
import type { Match } from '../match.ts';
import css from './prompt.module.css';

/** The generated text of an ability. */
export function abilityText({ teller }: Match, { card, ability }: AbilityRef): readonly TextPart[] {
  const used = teller.catalogue.get(card)?.abilities?.[ability];
  return used === undefined ? [] : describeAbility(teller.lang, used, teller.catalogue);
}

export const askedAloud = (match: Match, question: string, by: AbilityRef): string =>
  `${question}. ${plainText(abilityText(match, by))}`;

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
