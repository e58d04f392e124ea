// Middle: the line between the halves: what has happened, what is asked, or what would follow; beside it log and queue.

import type { Asked } from '@dunmer/shared/patrons';
import { LiveRegion } from '../../ui/index.ts';
import { Icon } from '../cards/icons.tsx';
import { copyName, type InGame, nameOf, told } from '../film/told.ts';
import { type Table, useTable } from '../table.ts';
import { isReady, namingOf } from './drafting.ts';
import { outcomeWords } from './outcome.ts';
import css from './play.module.css';
import { usePlaying } from './playContext.ts';
import type { Play } from './usePlay.ts';

/** What is asked, as a question. */
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

/** What the draft needs next, or what it would come to. */
function drafted(table: Table, { focus, foreseen }: Play): string | null {
  const { text, view } = table;
  const draft = focus?.draft ?? null;
  if (draft === null) return null;
  const naming = namingOf(draft);
  const copies = draft.named[draft.at] ?? [];
  const words = isReady(draft) ? outcomeWords(table, view.common, foreseen) : null;
  if (words !== null && (naming === null || copies.length > 0 || naming.from.length === 0)) {
    const isAnswered = foreseen !== null && foreseen.defenders.length > 0;
    return isAnswered ? text.foresee.undefended(words) : words;
  }
  if (naming === null) return null;
  if (draft.offer.does === 'strike') return text.act.strikeWhom;
  return naming.atLeast === 1 ? text.act.target : text.act.upTo(naming.atMost);
}

function idle({ text, view, viewer, session, near }: Table, play: Play): string {
  const { stage } = view.common;
  if (stage.at !== 'turn') return '';
  if (play.isTurn) {
    const isMore = play.offers.some(({ refusal }) => refusal === null);
    return isMore ? text.hand.hint : text.hand.nothing;
  }
  const seat = stage.asked?.seat ?? stage.seat;
  return seat === viewer || viewer === 'watcher'
    ? ''
    : near === seat
      ? ''
      : text.hand.wait(session.names[seat]);
}

interface MiddleProps {
  /** What the film tells now; empty where all has been seen. */
  readonly film: readonly InGame[];
  /** How many steps it has left out. */
  readonly cut: number;
}

export const Middle = ({ film, cut }: MiddleProps) => {
  const table = useTable();
  const { text, view, teller, open, board } = table;
  const play = usePlaying();
  const isFilm = film.length > 0;
  const said = isFilm
    ? film.map((event) => told(teller, event)).join(' ')
    : play.asked !== null
      ? question(table, play.asked)
      : (drafted(table, play) ?? idle(table, play));
  const waiting = board.queue.length;
  return (
    <div className={css['middle']}>
      <div className={css['line']}>
        <p className={css['said']} data-letters={said.length > 90 ? 'many' : undefined}>
          {said}
        </p>
        {cut > 0 && <p className={css['cut']}>{text.film.cut(cut)}</p>}
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
        urgency={play.asked !== null && view.viewer !== 'watcher' ? 'assertive' : 'polite'}
      />
    </div>
  );
};
