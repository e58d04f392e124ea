// Windows: promises and intrigue cards at the table: the hand, folded beside the button; the answer to a stop, a card
// or a pass; and the answer to the opponent's card.

import { plainText } from '@dunmer/shared/cards';
import { mayBeAsked } from '@dunmer/shared/rules';
import { AHEAD } from '@dunmer/shared/windows';
import { useState } from 'react';
import { useIntrigueWords } from '../../intrigue/index.ts';
import { useTableText } from '../../around/tableText.ts';
import { useText } from '../../text/index.ts';
import { Glyph, Sheet, Waiting } from '../../ui/index.ts';
import { sendingWords, useMatch } from '../match.ts';
import { aimed } from '../film/playWords.ts';
import { aimAt } from '../film/tellPlays.ts';
import { MoveButton } from '../table/moveButton.tsx';
import { WaitingLine } from '../table/waitingLine.tsx';
import { HandSheet, SurplusNote } from './handSheet.tsx';
import { useIsOver, openFor } from './stopLine.tsx';
import { usePlays } from './usePlays.ts';
import css from './windows.module.css';

/** Shows how many cards the player holds, and how many of them can be played now. */
export const HandButton = () => {
  const { view } = useMatch();
  const { windows: text } = useTableText();
  const { app } = useText();
  const plays = usePlays();
  const [isOpen, setOpen] = useState(false);
  const isOver = useIsOver();
  const { windows, phase } = view.common;
  const { hand, playable, kind } = plays;
  // At a stop, the button that plays opens the same hand.
  if (phase.at === 'stop' && playable.length > 0 && !isOpen) return null;
  const close = () => setOpen(false);
  const label = [
    text.hand[kind](hand.length),
    ...(playable.length > 0 ? [text.playable(playable.length)] : []),
    ...(isOver ? [text.surplus] : []),
  ];
  return (
    <>
      <button
        type="button"
        className={css['hand']}
        aria-haspopup="dialog"
        aria-label={windows === undefined ? text.surplus : label.join(', ')}
        data-lit={playable.length > 0 || isOver}
        onClick={() => setOpen(true)}
      >
        <Glyph name="fold" />
        <span className={css['number']}>{windows === undefined || isOver ? '!' : hand.length}</span>
      </button>
      {isOpen && windows !== undefined && <HandSheet plays={plays} windows={windows} onClose={close} />}
      {isOpen && windows === undefined && (
        <Sheet open onClose={close} title={text.title.intrigue} closeLabel={app.close}>
          <SurplusNote />
        </Sheet>
      )}
    </>
  );
};

/** PR19: one press passes to the end of the match for a player who is asked. */
const PassAhead = () => {
  const { session, view, viewer } = useMatch();
  const { windows: text } = useTableText();
  const { windows } = view.common;
  if (viewer === 'watcher' || windows === undefined || windows.ahead[viewer].length > 0) return null;
  return (
    <MoveButton wide onClick={() => session.play({ type: 'ahead', windows: AHEAD })}>
      {text.passAhead}
    </MoveButton>
  );
};

/** IN19: the player who is asked cancels the play, or passes. */
const AnswerButtons = () => {
  const { session, view } = useMatch();
  const { windows: text } = useTableText();
  const { nameOf } = useIntrigueWords();
  const { playable } = usePlays();
  const asking = view.common.windows?.asking ?? 0;
  const cards = [...new Set(playable.map(({ held }) => held.card))];
  return (
    <>
      {cards.map((card) => (
        <MoveButton
          key={card}
          weight="commit"
          wide
          aria-label={text.cancelWith(nameOf(card))}
          onClick={() => {
            const found = playable.find(({ held }) => held.card === card);
            if (found !== undefined)
              session.play({ type: 'play', card: found.held.key, on: [], asking: found.asking });
          }}
        >
          {cards.length === 1 ? text.cancel : text.cancelWith(nameOf(card))}
        </MoveButton>
      ))}
      <MoveButton wide onClick={() => session.play({ type: 'pass', asking })}>
        {text.pass}
      </MoveButton>
      <PassAhead />
    </>
  );
};

/** Shows the play with its effect, and what the reader could answer with. */
export const AnswerLine = ({ question }: { readonly question: string }) => {
  const match = useMatch();
  const { view, teller } = match;
  const { windows: text } = useTableText();
  const { nameOf, textOf } = useIntrigueWords();
  const { playable } = usePlays();
  // With a surplus nothing is answered, whatever lies in the hand (IN10).
  const isOver = useIsOver();
  const plays = openFor(match)?.plays ?? [];
  const answered = plays.at(-1);
  // When an answer is to be answered, this is the play that it cancels.
  const hit = plays.at(-2);
  const [answer] = playable;
  const aims = (answered?.on ?? []).map((place) => aimAt(view.common, place));
  return (
    <div className={css['asking']}>
      <strong>{question}</strong>
      {answered !== undefined && (
        <span>
          {hit === undefined ? text.says(textOf(answered.held.card)) : text.cancels(nameOf(hit.held.card))}
        </span>
      )}
      <span>
        {[
          ...aimed(teller, aims).map(plainText),
          answer !== undefined
            ? text.answerWith(nameOf(answer.held.card))
            : isOver
              ? text.surplus
              : text.noAnswer,
        ].join(' ')}
      </span>
    </div>
  );
};

/** PR18: the player who is asked plays or passes; the other one may pass while they wait for their turn. */
export const StopButtons = () => {
  const match = useMatch();
  const { view, viewer, session, names, text: words } = match;
  const onItsWay = sendingWords(match);
  const { windows: text } = useTableText();
  const plays = usePlays();
  const [isOpen, setOpen] = useState(false);
  const { phase, windows } = view.common;
  if (onItsWay !== null) return <Waiting>{onItsWay}</Waiting>;
  if (openFor(match) !== null) return <AnswerButtons />;
  if (phase.at !== 'stop' || windows === undefined || viewer === 'watcher') return <WaitingLine />;
  if (windows.open !== null) return <WaitingLine hurries={false} />;
  const pass = () => session.play({ type: 'pass', asking: windows.asking });
  if (phase.asked !== viewer) {
    const mayPass = !phase.passed[viewer] && mayBeAsked(windows, viewer, phase.stop);
    if (!mayPass) return <WaitingLine hurries={false} />;
    return (
      <>
        <p className={css['waits']} role="status">
          {words.wait.play(names[phase.asked])}
        </p>
        <MoveButton onClick={pass}>{text.passEarly}</MoveButton>
      </>
    );
  }
  return (
    <>
      {plays.playable.length > 0 && (
        <MoveButton weight="primary" wide onClick={() => setOpen(true)}>
          {text.play[plays.kind]}
        </MoveButton>
      )}
      <MoveButton wide onClick={pass}>
        {text.pass}
      </MoveButton>
      <PassAhead />
      {isOpen && <HandSheet plays={plays} windows={windows} onClose={() => setOpen(false)} />}
    </>
  );
};
