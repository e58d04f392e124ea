// PlayScreen: the main screen: both sides, the line between them, and under the thumb the hand, a card, or a
// question.

import { useTable } from '../table.ts';
import type { CatchUp } from '../film/useCatchUp.ts';
import { TablePage } from '../tablePage.tsx';
import { Actions } from './actions.tsx';
import { CardPanel } from './cardPanel.tsx';
import { Defence } from './defence.tsx';
import { namingOf } from './drafting.ts';
import { CardRow, Hand } from './hand.tsx';
import { Middle } from './middle.tsx';
import css from './play.module.css';
import { PlayContext, usePlaying } from './playContext.ts';
import { Side } from './side.tsx';
import { useStrokes } from './strokes.tsx';
import { usePlay } from './usePlay.ts';

/** What lies under the thumb. */
const Tray = ({ isDrawn }: { readonly isDrawn: boolean }) => {
  const { view, board, text, near, session } = useTable();
  const { asked, focus } = usePlaying();
  if (asked?.what === 'defend') return <Defence asked={asked} />;
  // A card drawn onto the table comes from the hand, which stays so that it can be drawn back.
  if (isDrawn) return <Hand />;
  const draft = focus?.draft ?? null;
  const from =
    asked?.what === 'target' ? asked.from : draft === null ? null : (namingOf(draft)?.from ?? null);
  // A card chosen from a graveyard is not on the table, so the graveyard is shown here.
  const buried = board.graveyard[near].filter(({ copy }) => from?.includes(copy) === true);
  if (buried.length > 0)
    return <CardRow cards={buried} label={text.grave.title.yours} empty={text.grave.empty} />;
  if (focus !== null) return <CardPanel copy={focus.copy} />;
  if (view.viewer === 'watcher') return <p className={css['watched']}>{session.names[near]}</p>;
  return <Hand />;
};

interface PlayScreenProps {
  readonly film: CatchUp;
  /** The button shown once the match is over. */
  readonly ending: React.ReactNode;
}

export const PlayScreen = ({ film, ending }: PlayScreenProps) => {
  const { near, far, view, isNow, session } = useTable();
  const play = usePlay();
  const { stroke, isMeant, arrow, on } = useStrokes(play, session.view.common);
  const isOver = isNow && view.common.stage.at === 'finished';
  return (
    <PlayContext value={play}>
      <TablePage action={isOver ? ending : <Actions film={film} stroke={stroke} isMeant={isMeant} />}>
        <div
          className={css['screen']}
          data-watched={view.viewer === 'watcher' || undefined}
          data-drawn={stroke !== null || undefined}
          role="presentation"
          {...on}
        >
          <div className={css['board']} data-board data-meant={isMeant || undefined}>
            <Side seat={far} />
            <Middle film={film} />
            <Side seat={near} />
          </div>
          <div className={css['tray']}>
            <Tray isDrawn={stroke !== null} />
          </div>
          {arrow}
        </div>
      </TablePage>
    </PlayContext>
  );
};
