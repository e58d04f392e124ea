// FairnessSheet: what can be checked, what this phone has checked, and what can't be shown at all (F8, F9, F10).

import { Banner, Button, Sheet } from '../../ui/index.ts';
import { useAround } from '../around.ts';
import type { FootedSheetProps } from '../seatSheets.tsx';
import css from './fair.module.css';
import { Mark } from './mark.tsx';
import { TossNotes } from './tossNotes.tsx';

const Seals = () => {
  const { seals, sealed, text } = useAround();
  const { rows } = seals;
  if (rows.length === 0) return <p>{text.fair.noSeals}</p>;
  return (
    <ul className={css['seals']}>
      {rows.map(({ seat, row, commitment }) => (
        <li key={`${seat} ${row}`}>
          <span>{sealed(seat, row)}</span>
          <code>{commitment.slice(0, 12)}…</code>
        </li>
      ))}
    </ul>
  );
};

/** What the phone states as a witness: two separate statements (F8). */
export const WitnessWords = () => {
  const { session, text, viewer } = useAround();
  const { witness } = session;
  const { fair } = text;
  if (witness.at === 'checked') {
    return (
      <>
        <Banner tone={witness.file === 'agrees' ? 'good' : 'trouble'}>{fair.file[witness.file]}</Banner>
        <Banner tone={witness.phone === 'different' ? 'trouble' : witness.phone === 'same' ? 'good' : 'news'}>
          {fair.phone[witness.phone]}
        </Banner>
      </>
    );
  }
  const words = {
    watching: viewer === 'watcher' ? fair.watcherSees : fair.watching,
    checking: fair.checking,
    failed: fair.failed,
  };
  const again = (
    <Button weight="secondary" onClick={session.checkAgain}>
      {fair.again}
    </Button>
  );
  return (
    <Banner tone="news" action={witness.at === 'failed' ? again : undefined}>
      {words[witness.at]}
    </Banner>
  );
};

/** F10: the file of a finished match, to keep and to check without the server. */
export const FileLink = () => {
  const { session, text, viewer } = useAround();
  if (session.filePath === null) return null;
  return (
    <p>
      <a className={css['file']} href={session.filePath} download>
        {text.fair.download}
      </a>
      <br />
      {viewer === 'watcher' ? text.fair.watcherFileHolds : text.fair.fileHolds}
    </p>
  );
};

export const FairnessSheet = ({ foot, onClose }: FootedSheetProps) => {
  const { text } = useAround();
  const { fair } = text;
  return (
    <Sheet open onClose={onClose} title={fair.title} closeLabel={text.close}>
      <div className={css['panel']}>
        <Mark />
        <WitnessWords />
        <TossNotes />
        <h3>{fair.sealsTitle}</h3>
        <Seals />
        <h3>{fair.limitsTitle}</h3>
        <p>{fair.limits}</p>
        <p>{fair.limitsPeek}</p>
        <p>{fair.limitsNames}</p>
        <FileLink />
      </div>
      {foot}
    </Sheet>
  );
};
