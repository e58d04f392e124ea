// LiveMatch: a match that has begun: placing, then the film with its decisions, then the result.

import { useEffect, useMemo, useState } from 'react';
import { Sheet, Toasts } from '../ui/index.ts';
import { SettingsSheet } from '../settings/index.ts';
import { useText } from '../text/index.ts';
import { ResultScreen } from './ending/resultScreen.tsx';
import { FairnessSheet } from './fair/fairnessSheet.tsx';
import { FilmLog } from './film/filmLog.tsx';
import { FilmScreen } from './film/filmScreen.tsx';
import { filmStart, filmSteps } from './film/steps.ts';
import { useFilm } from './film/useFilm.ts';
import { type Match, MatchContext, type OpenSheet, useMatch } from './match.ts';
import { PlacingScreen } from './placing/placingScreen.tsx';
import { WatchPlacing } from './placing/watchPlacing.tsx';
import { CallSheet } from './sheets/callSheet.tsx';
import { CardSheet } from './sheets/cardSheet.tsx';
import { ConcedeSheet } from './sheets/concedeSheet.tsx';
import { LostSheet } from './sheets/lostSheet.tsx';
import { MenuSheet } from './sheets/menuSheet.tsx';
import { NotesSheet } from './sheets/notesSheet.tsx';
import { RulesSheet } from './sheets/rulesSheet.tsx';
import { WatchSheet } from './sheets/watchSheet.tsx';

/** From the reveal, or the end where nothing was revealed. */
interface PlayedProps {
  readonly joined: 'early' | 'late';
  readonly sheet: OpenSheet | null;
  readonly onClose: () => void;
}

const Played = ({ joined, sheet, onClose }: PlayedProps) => {
  const { session, viewer, teller, table, view, text } = useMatch();
  const { catalogue } = teller;
  const { phase, revealed } = view.common;
  const steps = useMemo(
    () => filmSteps(catalogue, viewer, session.events),
    [catalogue, viewer, session.events],
  );
  const start = filmStart(steps);
  const isFinished = phase.at === 'finished';
  // A watcher who comes late to a match under way sees the table as it is; everybody else begins at the reveal.
  const fresh = joined === 'late' && viewer === 'watcher' && !isFinished ? steps.length - 1 : start;
  const film = useFilm({ match: `${table.match}.${viewer}`, steps, start, fresh });
  // The clock of a decision starts when its owner's phone has shown what led to it.
  const choice =
    film.caughtUp && phase.at === 'choosing' && phase.choice.seat === viewer ? phase.choice.id : null;
  const { watched } = session;
  useEffect(() => {
    if (choice !== null) watched(choice);
  }, [choice, watched]);
  const [wantsFilm, setWantsFilm] = useState(false);
  const showsResult = isFinished && (!revealed || (film.caughtUp && !wantsFilm));
  // A moment picked in the log is shown on the board.
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
        </Sheet>
      )}
    </>
  );
};

const Sheets = ({ sheet, onClose }: { readonly sheet: OpenSheet; readonly onClose: () => void }) => {
  switch (sheet.kind) {
    case 'card':
      return <CardSheet card={sheet.card} altered={sheet.altered} onClose={onClose} />;
    // Where the film is.
    case 'log':
      return null;
    case 'menu':
      return <MenuSheet onClose={onClose} />;
    case 'notes':
      return <NotesSheet onClose={onClose} />;
    case 'call':
      return <CallSheet onClose={onClose} />;
    case 'watch':
      return <WatchSheet onClose={onClose} />;
    case 'rules':
      return <RulesSheet onClose={onClose} />;
    case 'fairness':
      return <FairnessSheet onClose={onClose} />;
    case 'settings':
      return <SettingsSheet open onClose={onClose} />;
    case 'concede':
      return <ConcedeSheet onClose={onClose} />;
  }
};

const Refused = () => {
  const { session, text } = useMatch();
  const { errors } = useText();
  const { refused } = session;
  if (refused === null) return null;
  const toast = { id: refused.error.code, text: errors[refused.error.code], tone: 'trouble' } as const;
  return <Toasts toasts={[toast]} dismissLabel={text.close} onDismiss={session.dismissRefusal} />;
};

type LiveMatchProps = Omit<Match, 'open'>;

export const LiveMatch = (facts: LiveMatchProps) => {
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const { view } = facts;
  const isPlacing = view.common.phase.at === 'placing';
  const [joined] = useState(isPlacing ? ('early' as const) : ('late' as const));
  const close = () => setSheet(null);
  const match: Match = { ...facts, open: setSheet };
  return (
    <MatchContext value={match}>
      {!isPlacing ? (
        <Played joined={joined} sheet={sheet} onClose={close} />
      ) : view.viewer === 'watcher' ? (
        <WatchPlacing />
      ) : (
        <PlacingScreen view={view} />
      )}
      {sheet !== null && <Sheets sheet={sheet} onClose={close} />}
      <Refused />
      <LostSheet />
    </MatchContext>
  );
};
