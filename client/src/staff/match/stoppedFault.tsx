// StoppedFault: why a match has stopped, and the file of it for whoever investigates.

import type { FloorMatch, MatchId, TableInfo } from '@dunmer/shared/protocol';
import { filePath, useFloor } from '../../net/index.ts';
import { useStaffText } from '../staffText.ts';
import css from './match.module.css';

interface RefereeFileProps {
  readonly match: MatchId;
  readonly isOver: boolean;
  /** What the file contains. */
  readonly hint: string;
}

/** The file of a finished match for staff (F10). */
export const RefereeFile = ({ match, isOver, hint }: RefereeFileProps) => {
  const { match: text } = useStaffText();
  const live = useFloor()?.floor.matches.find((each) => each.match === match);
  if (!isOver || live?.mayAct === false) return null;
  return (
    <section className={css['file']} aria-label={text.file}>
      <h2>{text.file}</h2>
      <p>{hint}</p>
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
  /** Missing when the match is over. */
  readonly live: FloorMatch | undefined;
  readonly stopped: TableInfo['stopped'];
}

/** What staff read about a stopped match, and the file about the fault to take along. */
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
