// SeatSheets: what a player asks for beside moves: a referee, to concede, the notes, who may watch.

import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { RulesText } from '../cards/index.ts';
import { spellCode } from '../lobby/index.ts';
import { sessionInfo } from '../net/index.ts';
import { Confirm, LinkCard } from '../parts/index.ts';
import { useErrorsText } from '../text/index.ts';
import { useTableText } from './tableText.ts';
import { Sheet } from '../ui/index.ts';
import { useAround } from './around.ts';
import { noteLine } from './noteLine.ts';
import { useAtTheTable } from './presence.tsx';
import { PotLost } from './stake.tsx';
import css from './around.module.css';

export interface FootedSheetProps {
  /** Stays in sight below the text. */
  readonly foot: ReactNode;
  readonly onClose: () => void;
}

type Sending = 'no' | 'yes' | 'late';

/** Closes a question once what it sent has come to something, so that a weak line is seen where it was pressed. */
function useClosing(sending: Sending, stays: boolean, onClose: () => void): void {
  const wasSent = useRef(false);
  useEffect(() => {
    if (wasSent.current && sending === 'no' && !stays) onClose();
    wasSent.current = sending !== 'no';
  }, [sending, stays, onClose]);
}

/** Says what calling a referee means, before it is done. A refusal is read here. */
export const CallSheet = ({ foot, onClose }: FootedSheetProps) => {
  const { call: words } = useTableText();
  const errors = useErrorsText();
  const { call, calling, error } = useAtTheTable();
  const sending = calling === 'done' ? 'no' : calling;
  useClosing(sending, error !== null, onClose);
  return (
    <Confirm
      title={words.title}
      confirm={words.confirm}
      back={words.back}
      weight="primary"
      place="middle"
      sending={sending}
      error={error === null ? null : errors(error.code)}
      disabled={call === null}
      foot={foot}
      onConfirm={() => call?.()}
      onClose={onClose}
    >
      <p>{words.means}</p>
    </Confirm>
  );
};

interface ConcessionProps {
  readonly words: Readonly<Record<'title' | 'confirm' | 'back', string>>;
  /** Whether conceding is on its way. */
  readonly sending: Sending;
  readonly children: ReactNode;
  readonly onConcede: () => void;
  readonly onClose: () => void;
}

/** The question to concede at any table. It stays until it has come to something, so that a weak line is seen there. */
export const Concession = (props: ConcessionProps) => {
  const {
    words: { title, confirm, back },
    sending,
    children,
    onConcede,
    onClose,
  } = props;
  useClosing(sending, false, onClose);
  return (
    <Confirm
      title={title}
      confirm={confirm}
      back={back}
      place="middle"
      sending={sending}
      onConfirm={onConcede}
      onClose={onClose}
    >
      {children}
    </Confirm>
  );
};

interface ConcedeSheetProps extends Pick<ConcessionProps, 'sending'> {
  /** What else it means at this table. */
  readonly means?: ReactNode;
  readonly onConcede: () => void;
  readonly onClose: () => void;
}

/** Says what conceding means, before it is done (R9, rule 6.4). */
export const ConcedeSheet = ({ means = null, sending, onConcede, onClose }: ConcedeSheetProps) => {
  const { text, names, far } = useAround();
  const { concede } = text;
  return (
    <Concession words={concede} sending={sending} onConcede={onConcede} onClose={onClose}>
      <p>{concede.means(names[far])}</p>
      <PotLost />
      {means}
      <p>{concede.isFinal}</p>
    </Concession>
  );
};

/** What referees, clocks and calls did at this table so far; both players read the same. */
export const Notes = () => {
  const { desk, names, text } = useAround();
  return (
    <ol className={css['notes']}>
      {desk.notes.map((note, at) => (
        <li key={at}>
          <RulesText parts={noteLine(text.told.desk, names, note)} />
        </li>
      ))}
    </ol>
  );
};

export const NotesSheet = ({ foot, onClose }: FootedSheetProps) => {
  const { text } = useAround();
  const { menu } = useTableText();
  return (
    <Sheet open onClose={onClose} title={menu.notes} closeLabel={text.close}>
      <Notes />
      {foot}
    </Sheet>
  );
};

/** The link for watchers, in every form; it does not give a seat. */
export const WatchSheet = ({ foot, onClose }: FootedSheetProps) => {
  const { text, table } = useAround();
  const { watch: words } = useTableText();
  const publicUrl = useStore(sessionInfo, ({ info }) => info?.publicUrl ?? location.origin);
  const code = table.watch ?? '';
  return (
    <Sheet open onClose={onClose} title={words.title} closeLabel={text.close}>
      <div className={css['menu']}>
        <p>{words.hint}</p>
        <LinkCard
          link={`${publicUrl}/w/${code}`}
          qr={words.qr}
          code={{ shown: spellCode(code), said: words.spelled([...code].join(' ')) }}
          shared={words.shared}
        />
      </div>
      {foot}
    </Sheet>
  );
};
