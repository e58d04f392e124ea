// FilmScreen: the table from the reveal on: the film, and at its end the decision to make or what is awaited.

import { plainText } from '@dunmer/shared/cards';
import { useRef, useState } from 'react';
import { Board, type BoardThread, Button, LiveRegion } from '../../ui/index.ts';
import { isStopped, SeatName } from '../../around/index.ts';
import { useMatch } from '../match.ts';
import { useChoice } from '../prompt/useChoice.tsx';
import { Faced } from '../table/faced.tsx';
import { fieldRows } from '../table/fieldRows.tsx';
import { MatchPage } from '../table/matchPage.tsx';
import { useTravel } from '../table/useTravel.ts';
import { WaitingLine } from '../table/waitingLine.tsx';
import { AimContext, useAim } from '../windows/aim.tsx';
import { WindowButtons, WindowHand, WindowLine } from '../windows/lazily.tsx';
import { useStopQuestion } from '../windows/stopLine.tsx';
import css from './film.module.css';
import { FilmControls } from './filmControls.tsx';
import { FilmLine } from './filmLine.tsx';
import { FilmLog } from './filmLog.tsx';
import { restingStage, stageOf, type Stage } from './stage.ts';
import { StepSheet } from './stepSheet.tsx';
import { stepWords } from './stepWords.ts';
import type { Film } from './useFilm.ts';
import { placeOf, type CopyId } from '@dunmer/shared/rules';

const cellOf = (stage: Stage, copy: CopyId): string | null => {
  const place = placeOf(stage.table.field, copy);
  return place === null ? null : `${place.seat}${place.cell}`;
};

const threadsOf = (stage: Stage): readonly BoardThread[] =>
  stage.threads.flatMap(({ from, to, tone }) => {
    const start = cellOf(stage, from);
    const end = cellOf(stage, to);
    return start === null || end === null ? [] : [{ from: start, to: end, tone }];
  });

interface FilmScreenProps {
  readonly film: Film;
  readonly onResult: () => void;
}

export const FilmScreen = ({ film, onResult }: FilmScreenProps) => {
  const match = useMatch();
  const { text, names, near, far, view, viewer, isNow, teller } = match;
  const [asksWhy, setAsksWhy] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const { step } = film;
  const isFinished = view.common.phase.at === 'finished';
  const isStopOpen = view.common.phase.at === 'stop' && viewer !== 'watcher' && !isStopped(match);
  const aim = useAim();
  const asked = useChoice();
  const choice = asked ?? aim.prompt;
  const question = useStopQuestion();
  const stage =
    choice !== null || step === undefined ? restingStage(view.common, choice?.actor ?? null) : stageOf(step);
  useTravel(root, `${film.player.at} ${choice === null ? '' : choice.id}`);
  const rows = fieldRows({ match, stage, prompt: choice?.board ?? null });

  const action = (
    <div className={css['action']}>
      {choice === null ? <FilmControls film={film} /> : choice.tray}
      <div className={css['buttons']}>
        {choice === null && !isFinished && <WindowHand />}
        {choice !== null ? (
          choice.buttons
        ) : !isNow ? (
          <Button weight="secondary" wide onClick={film.skip}>
            {text.film.skip}
          </Button>
        ) : isFinished ? (
          <Button weight="primary" wide onClick={onResult}>
            {text.result.open}
          </Button>
        ) : isStopOpen ? (
          <WindowButtons />
        ) : (
          <WaitingLine />
        )}
      </div>
    </div>
  );
  const said =
    choice?.said ??
    question ??
    (step === undefined
      ? ''
      : `${stepWords(teller, step).title}. ${stepWords(teller, step).lines.map(plainText).join(' ')}`);
  return (
    <AimContext value={aim.start}>
      <MatchPage
        layout={choice?.layout ?? (viewer === 'watcher' ? 'watched' : 'film')}
        title={<Faced />}
        calm={
          <button type="button" className={css['openLog']} onClick={() => match.open({ kind: 'log' })}>
            {text.film.log}
          </button>
        }
        action={action}
      >
        <div className={css['stage']}>
          <div ref={root} className={css['boardSide']}>
            <Board
              label={text.board}
              farLabel={text.halfOf(names[far])}
              nearLabel={text.halfOf(viewer === 'watcher' ? names[near] : null)}
              {...rows}
              middle={
                choice?.middle ??
                (question === null ? (
                  <FilmLine step={step} shot={film.shot} onAsk={() => setAsksWhy(true)} />
                ) : (
                  <WindowLine question={question} />
                ))
              }
              threads={choice === null ? threadsOf(stage) : NO_THREADS}
            />
            {viewer === 'watcher' && (
              <p className={css['nearName']}>
                <SeatName seat={near} look="line" />
              </p>
            )}
          </div>
          <aside className={css['logSide']}>
            <h2>{text.film.log}</h2>
            <FilmLog film={film} />
          </aside>
        </div>
        {asksWhy && step !== undefined && <StepSheet step={step} onClose={() => setAsksWhy(false)} />}
        <LiveRegion text={said} />
      </MatchPage>
    </AimContext>
  );
};

const NO_THREADS: readonly BoardThread[] = [];
