// Actions: what can be done now, at the bottom; where nothing can, for whom is waited.

import type { Asked } from '@dunmer/shared/patrons';
import { useState } from 'react';
import { Button, Waiting } from '../../ui/index.ts';
import { nameOf } from '../film/told.ts';
import { useTable } from '../table.ts';
import { isReady, type Draft, namingOf } from './drafting.ts';
import css from './play.module.css';
import { usePlaying } from './playContext.ts';

/** How many cards are named as reasons not to end a turn. */
const NAMED = 3;

/** The end of the turn: at once where nothing else could be done; where something could, it is asked once. */
const EndTurn = () => {
  const { text, teller, view } = useTable();
  const { offers, endTurn } = usePlaying();
  // Asked of the table as it is: whatever has happened since, it is asked anew.
  const [asked, setAsked] = useState<unknown>(null);
  const isAsked = asked === view.common;
  const useful = [...new Set(offers.filter(({ refusal }) => refusal === null).map(({ card }) => card))];
  if (useful.length === 0)
    return (
      <Button weight="primary" wide onClick={endTurn}>
        {text.end.turn}
      </Button>
    );
  if (!isAsked)
    return (
      <Button wide onClick={() => setAsked(view.common)}>
        {text.end.turn}
      </Button>
    );
  const cards = useful.slice(0, NAMED).map((card) => nameOf(teller, card));
  return (
    <div className={css['ending']}>
      <p role="status">{text.end.sure(cards)}</p>
      <div className={css['answers']}>
        <Button onClick={endTurn}>{text.end.confirm}</Button>
        <Button weight="primary" onClick={() => setAsked(null)}>
          {text.end.back}
        </Button>
      </div>
    </div>
  );
};

const Declare = ({ draft }: { readonly draft: Draft }) => {
  const { text } = useTable();
  const { declare, next, back, clear } = usePlaying();
  const { offer } = draft;
  const naming = namingOf(draft);
  const isNamed = draft.named.some((copies) => copies.length > 0);
  const words = { play: text.act.play(offer.coins), use: text.act.use(offer.coins), strike: text.act.strike };
  const hasNext = naming !== null && naming.atLeast === 0 && draft.at + 1 < offer.namings.length;
  return (
    <div className={css['answers']}>
      <Button onClick={isNamed ? back : clear}>{text.act.back}</Button>
      {hasNext ? (
        <Button weight="primary" onClick={next}>
          {text.act.next}
        </Button>
      ) : (
        <Button weight="commit" disabled={!isReady(draft)} onClick={declare}>
          {words[offer.does]}
        </Button>
      )}
    </div>
  );
};

const Answer = ({ asked }: { readonly asked: Asked }) => {
  const { text } = useTable();
  const { picked, answer } = usePlaying();
  const isEnough = picked.length >= asked.atLeast;
  const words = (): string => {
    if (asked.what === 'defend') return picked.length === 0 ? text.ask.nobodyIt : text.ask.defendWith;
    if (!isEnough) return asked.atLeast === 1 ? text.ask.first : text.ask.exact(picked.length, asked.atLeast);
    if (asked.what === 'target') return picked.length === 0 ? text.act.none : text.ask.choose;
    return text.ask.drop;
  };
  return (
    <Button weight="commit" wide disabled={!isEnough} onClick={() => answer(picked)}>
      {words()}
    </Button>
  );
};

interface ActionsProps {
  /** Cuts the film short; null where all has been seen. */
  readonly skip: (() => void) | null;
}

export const Actions = ({ skip }: ActionsProps) => {
  const { text, view, viewer, session } = useTable();
  const { asked, focus, isTurn, clear } = usePlaying();
  const { stage } = view.common;
  if (session.sending !== 'no')
    return <Waiting>{session.sending === 'late' ? text.moment.late : text.moment.sending}</Waiting>;
  if (skip !== null)
    return (
      <Button wide glyph="forward" onClick={skip}>
        {text.film.skip}
      </Button>
    );
  if (asked !== null) return <Answer asked={asked} />;
  const draft = focus?.draft ?? null;
  if (isTurn && draft !== null) return <Declare draft={draft} />;
  if (focus !== null)
    return (
      <Button wide onClick={clear}>
        {text.act.back}
      </Button>
    );
  if (isTurn) return <EndTurn />;
  if (stage.at !== 'turn') return null;
  const seat = stage.asked?.seat ?? stage.seat;
  const name = session.names[seat];
  if (seat === viewer) return null;
  return (
    <Waiting>
      {stage.asked === null ? text.moment.theirs(name, String(stage.turn)) : text.moment.answers(name)}
    </Waiting>
  );
};
