// History: through whose hands a card has gone, the newest first.

import type { CopyHistory } from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { useCopiesText, useLang, whenWords } from '../text/index.ts';
import css from './copies.module.css';

const PATHS = { claimed: '/m/', trade: '/trade/' } as const;

type Step = CopyHistory['history'][number];

const About = ({ why, subject }: Step) => {
  const words = useCopiesText();
  if (subject === null || (why !== 'claimed' && why !== 'trade')) return null;
  return <Link href={`${PATHS[why]}${subject}`}>{words.card.about[why]}</Link>;
};

export const History = ({ history }: Pick<CopyHistory, 'history'>) => {
  const words = useCopiesText();
  const lang = useLang();
  const steps = history.toSorted((x, y) => y.at.localeCompare(x.at));
  return (
    <section aria-label={words.card.history}>
      <h2>{words.card.history}</h2>
      <ol className={css['history']}>
        {steps.map((step) => (
          <li key={`${step.at} ${step.why}`}>
            <span className={css['hands']}>
              {words.card.hands(step.from?.name ?? words.card.store, step.to?.name ?? words.card.store)}
            </span>
            <span className={css['quiet']}>
              {words.why[step.why]} · {whenWords(lang, step.at)}
            </span>
            <About {...step} />
          </li>
        ))}
      </ol>
    </section>
  );
};
