// LiveMatch: a match that has begun: placing, then the film with its decisions, then the result.

import { useMemo, useState } from 'react';
import { Sheet } from '../ui/index.ts';
import { useTableText } from '../around/tableText.ts';
import { ResultScreen } from './ending/resultScreen.tsx';
import { FilmLog } from './film/filmLog.tsx';
import { FilmScreen } from './film/filmScreen.tsx';
import type { Film } from './film/useFilm.ts';
import {
  AroundContext,
  AroundSheets,
  ConcedeSheet,
  MomentFoot,
  RefusedToast,
  ToldAtTable,
  usePaused,
} from '../around/index.ts';
import { dueMoment } from './waitingFor.ts';
import { aroundOf, type Match, MatchContext, type OpenSheet, useMatch } from './match.ts';
import { PlacingScreen } from './placing/placingScreen.tsx';
import { WatchPlacing } from './placing/watchPlacing.tsx';
import { CardSheet } from './sheets/cardSheet.tsx';
import { LostSheet } from './sheets/lostSheet.tsx';
import { MenuSheet } from './sheets/menuSheet.tsx';
import { RulesSheet } from './sheets/rulesSheet.tsx';
import { useShown } from './useShown.ts';
import { WindowConcession } from './windows/lazily.tsx';

interface PlayedProps {
  readonly film: Film;
  readonly sheet: OpenSheet | null;
  readonly onClose: () => void;
}

/** A match from the reveal on. */
const Played = ({ film, sheet, onClose }: PlayedProps) => {
  const { view, isNow, text, place, due } = useMatch();
  const [wantsFilm, setWantsFilm] = useState(place === 'hall');
  const showsResult = isNow && view.common.phase.at === 'finished' && !wantsFilm;
  // Picking a moment in the log shows it on the board.
  const onPick = () => {
    setWantsFilm(true);
    onClose();
  };
  return (
    <>
      {showsResult ? (
        <ResultScreen
          onReplay={() => {
            setWantsFilm(true);
            film.replay();
          }}
          onField={() => setWantsFilm(true)}
        />
      ) : (
        <FilmScreen film={film} onResult={() => setWantsFilm(false)} />
      )}
      {sheet?.kind === 'log' && (
        <Sheet open onClose={onClose} title={text.film.log} closeLabel={text.close}>
          <FilmLog film={film} onPick={onPick} />
          <MomentFoot moment={due} />
        </Sheet>
      )}
    </>
  );
};

/** A match before the reveal: cards are being laid, or the match ended before any was turned up (R15). */
const Unrevealed = () => {
  const { view } = useMatch();
  if (view.common.phase.at === 'finished') return <ResultScreen />;
  return view.viewer === 'watcher' ? <WatchPlacing /> : <PlacingScreen view={view} />;
};

/** Conceding before the reveal hides the cards that are face down for ever (R9, R15). */
const Concede = ({ onClose }: { readonly onClose: () => void }) => {
  const { session, view, text } = useMatch();
  const going = session.sending.filter(({ command }) => command.type === 'concede');
  const sending = going.length === 0 ? 'no' : going.some(({ late }) => late) ? 'late' : 'yes';
  return (
    <ConcedeSheet
      means={
        <>
          {!view.common.revealed && <p>{text.concede.hidden}</p>}
          <WindowConcession />
        </>
      }
      sending={sending}
      onConcede={() => session.play({ type: 'concede' })}
      onClose={onClose}
    />
  );
};

const Sheets = ({ sheet, onClose }: { readonly sheet: OpenSheet; readonly onClose: () => void }) => {
  switch (sheet.kind) {
    case 'card':
      return <CardSheet card={sheet.card} altered={sheet.altered} onClose={onClose} />;
    // `Played` shows the log, because it has the film.
    case 'log':
      return null;
    case 'menu':
      return <MenuSheet onClose={onClose} />;
    case 'rules':
      return <RulesSheet onClose={onClose} />;
    case 'concede':
      return <Concede onClose={onClose} />;
    default:
      return <AroundSheets kind={sheet.kind} onClose={onClose} />;
  }
};

type LiveMatchProps = Omit<
  Match,
  'open' | 'isNow' | 'isLate' | 'isPaused' | 'due' | keyof ReturnType<typeof aroundOf>
>;

export const LiveMatch = (facts: LiveMatchProps) => {
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const { film, ...known } = useShown(facts);
  const close = () => setSheet(null);
  const { view, session } = known;
  const { line } = useTableText();
  const { table, text, names } = facts;
  // Memoised: the mark of the match is a hash of everything published, which is too slow for each frame of the film.
  const surroundings = useMemo(
    () => aroundOf({ view, session, table, text, names }),
    // oxlint-disable-next-line react/exhaustive-deps -- of the session, its events alone
    [view, session.events, table, text, names],
  );
  const due = dueMoment({ ...facts, ...known }, line);
  const isPaused = usePaused({ table, desk: view.desk });
  const match: Match = { ...facts, ...known, ...surroundings, due, open: setSheet, isPaused };
  return (
    <MatchContext value={match}>
      <AroundContext value={match}>
        {film === null ? <Unrevealed /> : <Played film={film} sheet={sheet} onClose={close} />}
        {sheet !== null && <Sheets sheet={sheet} onClose={close} />}
        <RefusedToast session={session} />
        <LostSheet />
        <ToldAtTable />
      </AroundContext>
    </MatchContext>
  );
};
