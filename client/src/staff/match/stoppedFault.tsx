// StoppedFault: why a match stands still, and the file of it for whoever looks closer.

import { type MatchView, openedBy } from '@dunmer/shared/fairness';
import type { FloorMatch, MatchId, TableInfo } from '@dunmer/shared/protocol';
import { filePath, useFloor } from '../../net/index.ts';
import { useStaffText } from '../../text/index.ts';
import css from './match.module.css';

interface RefereeFileProps {
  readonly match: MatchId;
  readonly view: Pick<MatchView, 'common' | 'desk'>;
}

/**
 * The file of a finished match for staff (F10): with both decks where they were opened while it ran, else with none
 * (R15).
 */
export const RefereeFile = ({ match, view: { common, desk } }: RefereeFileProps) => {
  const { match: text } = useStaffText();
  const live = useFloor()?.floor.matches.find((each) => each.match === match);
  if (common.phase.at !== 'finished' || live?.mayAct === false) return null;
  const hasDecks = desk.notes.some((note) => openedBy(note) === 'decks');
  return (
    <section className={css['file']} aria-label={text.file}>
      <h2>{text.file}</h2>
      <p>{hasDecks ? text.fileHint : text.fileBare}</p>
      <p>
        <a href={filePath(match, null)} download>
          {text.fileSave}
        </a>
      </p>
    </section>
  );
};

interface StoppedFaultProps {
  readonly match: MatchId;
  /** Left out where it is over. */
  readonly live: FloorMatch | undefined;
  readonly stopped: TableInfo['stopped'];
}

/** What staff read of a match that has stopped, and the file of what broke that they take along. */
export const StoppedFault = ({ match, live, stopped }: StoppedFaultProps) => {
  const { match: text } = useStaffText();
  const fault = live?.stopped;
  if (fault === undefined && stopped === undefined) return null;
  const isOver = live === undefined && stopped === 'over';
  return (
    <section className={css['file']} aria-label={text.broke}>
      <h2>{text.broke}</h2>
      <p>{isOver ? text.stoppedOver : text.stopped}</p>
      {fault !== undefined && fault.broken !== '' && <p>{text.broken(fault.broken, fault.place)}</p>}
      {live?.mayAct !== false && (
        <>
          <p>{text.stoppedFileHint}</p>
          <p>
            <a href={filePath(match, null)} download>
              {text.stoppedFile}
            </a>
          </p>
        </>
      )}
    </section>
  );
};
