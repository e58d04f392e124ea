// StepSheet: explains one moment: every sentence, the ability's own text, and the rule.

import { describeAbility } from '@dunmer/shared/cards';
import { RulesText, useExplain } from '../../cards/index.ts';
import { useMatchHelpText } from '../matchHelpText.ts';
import { Button, Sheet } from '../../ui/index.ts';
import { Mark } from '../../around/index.ts';
import { openCard, useMatch } from '../match.ts';
import css from './film.module.css';
import type { FilmStep } from './filmStep.ts';
import { stepWords } from './stepWords.ts';
import { cardName } from './teller.ts';

export const StepSheet = ({ step, onClose }: { readonly step: FilmStep; readonly onClose: () => void }) => {
  const match = useMatch();
  const { teller, text } = match;
  const { ruleWords } = useMatchHelpText();
  const { ask, answer } = useExplain();
  const { title, lines, rule, ability } = stepWords(teller, step);
  const used =
    ability === null ? undefined : teller.catalogue.get(ability.card)?.abilities?.[ability.ability];
  return (
    <>
      <Sheet open onClose={onClose} title={title} closeLabel={text.close}>
        <div className={css['explained']}>
          {lines.map((line, at) => (
            <p key={at}>
              <RulesText parts={line} onExplain={ask} />
            </p>
          ))}
          {step.what.kind === 'revealed' && <Mark />}
          {ability !== null && used !== undefined && (
            <blockquote className={css['quoted']}>
              <p className={css['quotedName']}>{cardName({ ...teller, twins: step.twins }, ability)}</p>
              <p>
                <RulesText parts={describeAbility(teller.lang, used, teller.catalogue)} onExplain={ask} />
              </p>
              <Button weight="quiet" onClick={() => openCard(match, ability.card)}>
                {text.film.showCard}
              </Button>
            </blockquote>
          )}
          {rule !== '' && (
            <p className={css['rule']}>
              {teller.text.rule(rule)}. {ruleWords[rule]}
            </p>
          )}
        </div>
      </Sheet>
      {answer}
    </>
  );
};
