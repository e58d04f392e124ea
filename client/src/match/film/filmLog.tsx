// FilmLog: all moments so far, in words; pressing one goes there.

import { useEffect, useRef } from 'react';
import { RulesText } from '../../cards/index.ts';
import { classes } from '../../ui/index.ts';
import { useMatch } from '../match.ts';
import css from './film.module.css';
import type { FilmStep } from './filmStep.ts';
import { stepWords } from './stepWords.ts';
import type { Film } from './useFilm.ts';

interface EntryProps {
  readonly step: FilmStep;
  readonly isNow: boolean;
  readonly onPick: (() => void) | undefined;
}

const Entry = ({ step, isNow, onPick }: EntryProps) => {
  const { teller } = useMatch();
  const ref = useRef<HTMLLIElement>(null);
  const { title, lines, rule } = stepWords(teller, step);
  useEffect(() => {
    if (isNow) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isNow]);
  const body = (
    <>
      <span className={css['entryHead']}>
        <span className={css['title']}>{title}</span>
        {rule !== '' && <span className={css['rule']}>{teller.text.rule(rule)}</span>}
      </span>
      {lines.map((line, at) => (
        <span key={at}>
          <RulesText parts={line} />
        </span>
      ))}
    </>
  );
  return (
    <li
      ref={ref}
      className={classes(css['entry'], isNow && css['now'])}
      aria-current={isNow ? 'step' : undefined}
    >
      {onPick === undefined ? (
        <div className={css['entryBody']}>{body}</div>
      ) : (
        <button type="button" className={css['entryBody']} onClick={onPick}>
          {body}
        </button>
      )}
    </li>
  );
};

interface FilmLogProps {
  readonly film: Film;
  readonly onPick?: () => void;
}

/** Lists only moments that this person has seen already. */
export const FilmLog = ({ film, onPick }: FilmLogProps) => {
  const { text } = useMatch();
  const { player, start, steps } = film;
  const told = steps.slice(0, Math.max(film.seen, player.at) + 1);
  return (
    <ol className={css['log']} aria-label={text.film.log}>
      {told.map((step, at) => (
        <Entry
          key={`${step.through} ${step.what.kind}`}
          step={step}
          isNow={at === player.at}
          onPick={
            at < start
              ? undefined
              : () => {
                  film.seek(at);
                  onPick?.();
                }
          }
        />
      ))}
    </ol>
  );
};
