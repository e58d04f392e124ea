// RulesSheet: the rules in short: virtues, who beats whom, protection, initiative, rounds. Pressing an icon explains
// it.

import { VIRTUES, virtueName, explainTerm, TERMS } from '@dunmer/shared/cards';
import { MomentFoot } from '../../around/index.ts';
import { AbilityMark, VirtueIcon, useExplain } from '../../cards/index.ts';
import { useMatchHelpText } from '../matchHelpText.ts';
import { Sheet } from '../../ui/index.ts';
import { useMatch } from '../match.ts';
import css from './sheets.module.css';

const SIGNS = [
  { term: 'reveal', sign: { timing: 'reveal', initiative: 3 } },
  { term: 'static', sign: { timing: 'static' } },
  { term: 'summon', sign: { timing: 'summon', initiative: 2 } },
] as const;

export const RulesSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { text, teller, due } = useMatch();
  const { lang } = teller;
  const { rules } = useMatchHelpText();
  const { ask, answer } = useExplain();
  return (
    <>
      <Sheet open onClose={onClose} title={text.rulesTitle} closeLabel={text.close}>
        <div className={css['rules']}>
          <h3>{rules.virtues}</h3>
          <ul className={css['virtues']}>
            {VIRTUES.map((virtue) => (
              <li key={virtue}>
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => ask({ kind: 'virtue', virtue, aspect: null })}
                >
                  <VirtueIcon virtue={virtue} />
                  <VirtueIcon virtue={virtue} form="shield" />
                  <span>{virtueName(lang, virtue)}</span>
                </button>
              </li>
            ))}
          </ul>
          <p>{rules.where}</p>
          <h3>{rules.beats}</h3>
          {rules.beatsBody.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <h3>{rules.abilities}</h3>
          <ul className={css['signs']}>
            {SIGNS.map(({ term: about, sign }) => (
              <li key={about}>
                <AbilityMark sign={sign} />
                <span>{explainTerm(lang, about).text}</span>
              </li>
            ))}
          </ul>
          {rules.abilitiesBody.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <h3>{rules.course}</h3>
          <ol className={css['course']}>
            {rules.courseBody.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
          <h3>{rules.terms}</h3>
          <div className={css['terms']}>
            {TERMS.map((term) => (
              <button
                key={term}
                type="button"
                aria-haspopup="dialog"
                onClick={() => ask({ kind: 'term', term })}
              >
                {explainTerm(lang, term).name}
              </button>
            ))}
          </div>
        </div>
        <MomentFoot moment={due} />
      </Sheet>
      {answer}
    </>
  );
};
