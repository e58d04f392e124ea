// History: the owners and freezes of a card, the newest first.

import type { CopyHistory, PersonId } from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { aboutOf, type Step, stepsOf } from '../parts/index.ts';
import { useCopiesText, useLang, whenWords } from '../text/index.ts';
import css from './copies.module.css';

const PATHS = { match: '/m/', trade: '/trade/' } as const;

/** The reader gets no link to matches and trades of other people. */
const About = ({ step, reader }: { readonly step: Step; readonly reader: PersonId | undefined }) => {
  const words = useCopiesText();
  if (step.is === 'freeze' || ![step.from?.person, step.to?.person].includes(reader)) return null;
  const about = aboutOf(step);
  return (
    about !== null && <Link href={`${PATHS[about.kind]}${about.id}`}>{words.card.about[about.kind]}</Link>
  );
};

export const History = ({ held }: { readonly held: CopyHistory }) => {
  const words = useCopiesText();
  const lang = useLang();
  const { card } = words;
  const titleOf = (step: Step): string =>
    step.is === 'move'
      ? card.hands(step.from?.name ?? card.store, step.to?.name ?? card.store)
      : card[step.frozen ? 'frozen' : 'thawed'];
  const aboutWords = (step: Step): string =>
    [step.is === 'move' ? words.why[step.why] : card.staff, whenWords(lang, step.at), step.reason]
      .filter(Boolean)
      .join(' · ');
  return (
    <section aria-label={card.history}>
      <h2>{card.history}</h2>
      {held.cut === true && <p className={css['quiet']}>{card.cut}</p>}
      <ol className={css['history']}>
        {stepsOf(held).map((step, place, steps) => (
          // The index from the end is a good key: the list only grows at its beginning.
          <li key={steps.length - place}>
            <span className={css['hands']}>{titleOf(step)}</span>
            <span className={css['quiet']}>{aboutWords(step)}</span>
            <About step={step} reader={held.owner?.person} />
          </li>
        ))}
      </ol>
    </section>
  );
};
