// Middle: the line between the halves: what has happened, what is asked, or what would follow; beside it the log and
// the queue.

import type { Asked } from '@dunmer/shared/patrons';
import { LiveRegion } from '../../ui/index.ts';
import { Icon } from '../cards/icons.tsx';
import type { Step } from '../film/steps.ts';
import { copyName, nameOf, type Teller, told } from '../film/told.ts';
import type { CatchUp } from '../film/useCatchUp.ts';
import { type Table, useTable } from '../table.ts';
import { actingWords, goingWords } from '../underWay.ts';
import { isReady, namingOf } from './drafting.ts';
import { useLesson } from './lessons.ts';
import { outcomeWords } from './outcome.ts';
import css from './play.module.css';
import { type Play, usePlaying } from './playContext.ts';

/** At most so many cards are named as reasons not to end the turn. */
const NAMED = 3;

/** Returns the question that is asked. */
function question({ text, teller }: Table, asked: Asked): string {
  const { ask } = text;
  const name = (copy: string): string => copyName(teller, copy);
  switch (asked.what) {
    case 'defend':
      return ask.defend(name(asked.striker), name(asked.target));
    case 'target': {
      const card = nameOf(teller, asked.entry.card);
      return asked.atMost === 1 && asked.atLeast === 1 ? ask.target(card) : ask.targets(card, asked.atMost);
    }
    case 'discard':
      return `${nameOf(teller, asked.entry.card)}. ${ask.discard(asked.atLeast)}`;
    case 'keep':
      return ask.keep(asked.atLeast);
  }
}

/** Says what the draft needs next, or what it would lead to. */
function drafted(table: Table, { focus, foreseen }: Play): string | null {
  const { text, view } = table;
  const draft = focus?.draft ?? null;
  if (draft === null) return null;
  const naming = namingOf(draft);
  const copies = draft.named[draft.at] ?? [];
  const words = isReady(draft) ? outcomeWords(table, view.common, foreseen) : null;
  if (words !== null && (naming === null || copies.length > 0 || naming.from.length === 0)) {
    const isAnswered = foreseen !== null && foreseen.defenders.length > 0;
    return isAnswered ? text.foresee.undefended(words) : text.foresee.alone(words);
  }
  if (naming === null) return null;
  if (draft.offer.does === 'strike') return text.act.strikeWhom;
  return naming.atLeast === 1 ? text.act.target : text.act.upTo(naming.atMost);
}

/** Returns the words of a table that teaches; null when it does not teach. An act that is taken up comes first. */
function taught(table: Table, play: Play): string | null {
  if (play.guide === null) return null;
  if (play.isAstray) return play.guide.instead;
  return drafted(table, play) ?? play.guide.words;
}

/** Says what can be done in the reader's own turn; null in the opponent's, where the last event stays in sight. */
function hint({ text, teller }: Table, play: Play, lesson: string | null): string | null {
  if (!play.isTurn) return null;
  const useful = play.offers.filter(({ refusal }) => refusal === null);
  if (!play.isEnding) return lesson ?? (useful.length === 0 ? text.hand.nothing : text.hand.hint);
  const cards = [...new Set(useful.map(({ card }) => card))].slice(0, NAMED);
  return text.end.sure(cards.map((card) => nameOf(teller, card)));
}

const sentences = (teller: Teller, step: Step): string =>
  step.events.map((event) => told(teller, event)).join(' ');

export const Middle = ({ film }: { readonly film: CatchUp }) => {
  const table = useTable();
  const { text, view, teller, open, board, session } = table;
  const play = usePlaying();
  const lesson = useLesson(play);
  const said =
    film.step !== null
      ? sentences(teller, film.step)
      : (taught(table, play) ??
        (play.asked !== null
          ? question(table, play.asked)
          : (goingWords(session, text, teller) ??
            drafted(table, play) ??
            actingWords(session, text, teller) ??
            hint(table, play, lesson) ??
            (film.last === null ? '' : sentences(teller, film.last)))));
  const aside = film.step === null && play.asked !== null ? lesson : null;
  const letters = said.length + (aside ?? '').length;
  const waiting = board.queue.length;
  return (
    <div className={css['middle']}>
      <div className={css['line']}>
        <p className={css['said']} aria-hidden="true" data-letters={letters > 90 ? 'many' : undefined}>
          {said}
          {aside !== null && <span className={css['lesson']}> {aside}</span>}
        </p>
        {film.cut > 0 && <p className={css['cut']}>{text.film.cut(film.cut)}</p>}
      </div>
      {waiting > 0 && (
        <button
          type="button"
          className={css['chip']}
          aria-haspopup="dialog"
          onClick={() => open({ kind: 'queue' })}
        >
          {text.queue.open(waiting)}
        </button>
      )}
      <button
        type="button"
        className={css['chip']}
        aria-label={text.film.log}
        title={text.film.log}
        aria-haspopup="dialog"
        onClick={() => open({ kind: 'log' })}
      >
        <Icon name="log" />
      </button>
      <LiveRegion
        text={said}
        urgency={
          play.asked !== null && play.guide === null && view.viewer !== 'watcher' ? 'assertive' : 'polite'
        }
      />
    </div>
  );
};
