// PlacingScreen: the player's own half is arranged and committed row by row; the other half shows only what is
// sealed.

import { isComplete, mayLay, SEATS } from '@dunmer/shared/rules';
import { useCallback, useState } from 'react';
import { CardTile } from '../../cards/index.ts';
import { useTableText } from '../../around/tableText.ts';
import { Board, Button, HoldButton, LiveRegion } from '../../ui/index.ts';
import { isStopped, SeatName } from '../../around/index.ts';
import { useMatch } from '../match.ts';
import { MatchPage } from '../table/matchPage.tsx';
import { stuckText, WaitingLine } from '../table/waitingLine.tsx';
import { faceOf } from '../table/cellLabel.ts';
import { waitingFor } from '../waitingFor.ts';
import { newestFact } from '../windows/facts.ts';
import { useIsOver, useStopQuestion } from '../windows/stopLine.tsx';
import { WindowButtons, WindowHand, WindowLine } from '../windows/lazily.tsx';
import { DragTable, DropPlace } from './dragAndDrop.tsx';
import { HandTray } from './handTray.tsx';
import { ownRows } from './ownRows.tsx';
import css from './placing.module.css';
import { placingHint, sharedInitiative } from './placingHint.ts';
import { sealedRows } from './watchPlacing.tsx';
import { type Hand, type SeatView, useArrangement } from './useArrangement.ts';

const TRAY = 'tray';

const CommitButton = ({ hand }: { readonly hand: Hand }) => {
  const { text, session, isPaused } = useMatch();
  const { next } = hand;
  if (next === null) return null;
  const { laying, row, lacks } = next;
  const late = session.sending.some((each) => each.late);
  if (hand.sending !== null) {
    return (
      <Button weight="commit" size="large" wide busy>
        {late ? text.sendingLate : text.sending}
      </Button>
    );
  }
  if (laying === null || isPaused) {
    return (
      <Button weight="commit" size="large" wide disabled>
        {laying === null ? text.lacks(row, lacks) : text.commit(row)}
      </Button>
    );
  }
  const { seal } = text;
  const question = {
    title: seal.title(row),
    means: <p>{seal.means}</p>,
    confirm: text.commit(row),
    back: seal.back,
    close: text.close,
  };
  return (
    // The `key` gives each row its own button, so that a press still held on one does not act on the next.
    <HoldButton
      key={row}
      hint={seal.hold}
      question={question}
      onDone={() => session.play({ type: 'place', laying })}
    >
      {text.commit(row)}
    </HoldButton>
  );
};

/** Longer facts than this are set smaller, or they would not fit into two lines. */
const LONG_FACT = 70;

/** Tells whether the player has to lay a row now; an answer to the opponent's play comes first (IN21). */
function isTurn(view: SeatView): boolean {
  const waiting = waitingFor(view);
  return waiting.for === 'you' && waiting.act === 'place';
}

export const PlacingScreen = ({ view }: { readonly view: SeatView }) => {
  const match = useMatch();
  const { text, teller, session, far, near } = match;
  const hand = useArrangement(session, view);
  const [over, setOver] = useState<string | null>(null);
  const [cells, setCells] = useState<ReadonlyMap<string, HTMLElement>>(new Map());
  const [tray, setTray] = useState<HTMLElement | null>(null);
  const cellRef = useCallback((id: string, element: HTMLElement | null) => {
    if (element !== null)
      setCells((known) => (known.get(id) === element ? known : new Map(known).set(id, element)));
  }, []);

  const isDone = isComplete(view.common, view.viewer);
  const mayCommit = !isStopped(match) && mayLay(view.common, view.viewer) && isTurn(view);
  const question = useStopQuestion();
  const { windows: words } = useTableText();
  const hint = isStopped(match) ? '' : (stuckText(match) ?? placingHint(match, view, hand));
  const shared = isDone ? null : sharedInitiative(match, view, hand);
  // Only one thing is said, as there is room for two lines; the result of a tap comes first.
  const fact = hand.held === null ? newestFact(match, words) : null;
  const order = shared === null || hand.held !== null ? null : text.hint.boardOrder(shared);
  const surplus = useIsOver() && hand.held === null ? words.surplus : null;
  const said = question ?? surplus ?? fact ?? order ?? hint;
  const drop = (copy: string, place: string) => {
    const cell = hand.open.find((each) => `${view.viewer}${each}` === place);
    if (place === TRAY) hand.dispatch({ type: 'return', copy });
    else if (cell !== undefined) hand.dispatch({ type: 'put', copy, cell });
  };
  const shown = (copy: string) => {
    const face = faceOf(teller, view.own.deck.find((card) => card.copy === copy)?.card ?? '');
    return face === null ? null : <CardTile face={face} pose="dragging" />;
  };
  const sealsHere = SEATS.map((seat) =>
    view.common.committed[seat].map((row) => text.sealSaid(match.names[seat], row)).join(' '),
  ).join(' ');
  const theirs = view.common.committed[far].at(-1);

  return (
    <MatchPage
      layout={isDone ? 'film' : mayCommit ? 'placing' : 'waiting'}
      title={<SeatName seat={far} />}
      action={
        <div className={css['action']}>
          <WindowHand />
          {question !== null ? (
            <WindowButtons />
          ) : isDone || !mayCommit ? (
            <WaitingLine />
          ) : (
            <CommitButton hand={hand} />
          )}
        </div>
      }
    >
      <DragTable
        onDrop={drop}
        onOver={setOver}
        onTake={() => hand.dispatch({ type: 'release' })}
        shown={shown}
      >
        <div className={css['table']}>
          <Board
            label={text.board}
            farLabel={text.halfOf(match.names[far])}
            nearLabel={text.halfOf(null)}
            far={sealedRows(match, far).toReversed()}
            near={ownRows({ match, view, hand, over })}
            cellRef={cellRef}
            middle={
              question === null ? (
                <div className={css['hintLine']}>
                  {/* Where their half has no room. It is said below. */}
                  {theirs !== undefined && !isDone && (
                    <p className={css['theirs']} aria-hidden="true">
                      {text.sealSaid(match.names[far], theirs)}
                    </p>
                  )}
                  <p
                    className={
                      said === order
                        ? css['order']
                        : said === fact && said.length > LONG_FACT
                          ? css['fact']
                          : undefined
                    }
                  >
                    {said}
                  </p>
                </div>
              ) : (
                <WindowLine question={question} />
              )
            }
          />
          {!isDone && question === null && <HandTray view={view} hand={hand} trayRef={setTray} />}
        </div>
        {hand.open.map((cell) => (
          <DropPlace key={cell} place={`${near}${cell}`} element={cells.get(`${near}${cell}`) ?? null} />
        ))}
        <DropPlace place={TRAY} element={tray} />
      </DragTable>
      <LiveRegion text={`${sealsHere} ${said}`} />
    </MatchPage>
  );
};
