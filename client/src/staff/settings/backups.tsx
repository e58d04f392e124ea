// Backups: the copies of the event on the server's machine: a button to make one, its progress, and those that exist.

import {
  type BackupInfo,
  type BackupsInfo,
  type MeInfo,
  type Refusal,
  type Rejection,
  readOf,
} from '@dunmer/shared/protocol';
import { useEffect, useState } from 'react';
import { backUp, useList } from '../../net/index.ts';
import { useErrorsText, useLang, whenWords } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import { Button, ProgressBar, Sheet } from '../../ui/index.ts';
import { Gate } from '../acts/gate.tsx';
import { type Column, Rows } from '../lists/rows.tsx';
import css from './settings.module.css';

/** How often the progress is read while one is being made, in milliseconds. */
const EVERY = 700;

/** Returns the backups; read again and again while one is being made. */
function useBackups(): readonly [info: BackupsInfo | null, look: () => void] {
  const [turn, setTurn] = useState(0);
  const list = useList(readOf('backups', {}), turn);
  const info = list.at === 'here' ? list.value : null;
  const isBusy = info !== null && info.now !== null;
  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(() => setTurn((before) => before + 1), EVERY);
    return () => clearInterval(timer);
  }, [isBusy]);
  return [info, () => setTurn((before) => before + 1)];
}

const Kept = ({ kept }: { readonly kept: readonly BackupInfo[] }) => {
  const { backups: text } = useStaffText();
  const lang = useLang();
  const columns: readonly Column<BackupInfo>[] = [
    { id: 'made', label: text.made, render: ({ made }) => whenWords(lang, made) },
    {
      id: 'last',
      label: text.last,
      render: ({ lastAt }) => (lastAt === null ? text.none : whenWords(lang, lastAt)),
    },
    { id: 'matches', label: text.matches, look: 'number', render: ({ matches }) => text.count(matches) },
    { id: 'size', label: text.size, look: 'number', render: ({ bytes }) => text.megabytes(bytes) },
    { id: 'state', label: text.state, render: ({ agrees }) => (agrees ? text.agrees : text.differs) },
    { id: 'name', label: text.folder, render: ({ name }) => name },
  ];
  return (
    <Rows
      label={text.title}
      columns={columns}
      rows={kept}
      keyOf={({ name }) => name}
      isMarked={({ agrees }) => !agrees}
    />
  );
};

/** The progress of the current backup, or the outcome of the last one. */
const Going = ({ info, isOwn }: { readonly info: BackupsInfo; readonly isOwn: boolean }) => {
  const { backups: text } = useStaffText();
  const lang = useLang();
  const { now, failed, kept } = info;
  const [newest] = kept;
  if (now !== null) {
    const words = now.at === 'copying' ? text.copying : text.verifying;
    return (
      <div className={css['going']}>
        <p role="status">{words}</p>
        <ProgressBar label={words} part={now.at === 'copying' ? now.part : 1} />
      </div>
    );
  }
  if (failed) return <p role="alert">{text.failed}</p>;
  if (!isOwn || newest === undefined) return null;
  const last = newest.lastAt === null ? text.none : whenWords(lang, newest.lastAt);
  return <p role="status">{text.done(text.megabytes(newest.bytes), last)}</p>;
};

export const Backups = ({ me }: { readonly me: MeInfo }) => {
  const { backups: text, sheet } = useStaffText();
  const errors = useErrorsText();
  const [info, look] = useBackups();
  const [isAsking, setAsking] = useState(false);
  const [isOwn, setOwn] = useState(false);
  const [isLocked, setLocked] = useState(false);
  const [refused, setRefused] = useState<(Refusal | Rejection)['code'] | 'silent' | null>(null);
  const begin = async () => {
    setAsking(true);
    setRefused(null);
    const said = await backUp();
    setAsking(false);
    const code = said === null ? 'silent' : said.ok ? null : said.error.code;
    setLocked(code === 'locked');
    setRefused(code === 'locked' ? null : code);
    setOwn(code === null);
    look();
  };
  const open = () => {
    setLocked(false);
    void begin();
  };
  return (
    <section className={css['exports']} aria-label={text.title}>
      <h2>{text.title}</h2>
      <p>{text.lead}</p>
      <div>
        <Button
          weight="primary"
          busy={isAsking}
          disabled={info !== null && info.now !== null}
          onClick={() => void begin()}
        >
          {text.make}
        </Button>
      </div>
      {refused !== null && <p role="alert">{refused === 'silent' ? text.silent : errors(refused)}</p>}
      {info !== null && <Going info={info} isOwn={isOwn} />}
      {info !== null && info.kept.length > 0 && (
        <>
          <Kept kept={info.kept} />
          <p className={css['where']}>{text.where(info.folder)}</p>
        </>
      )}
      {isLocked && (
        <Sheet
          open
          onClose={() => setLocked(false)}
          title={text.make}
          closeLabel={sheet.close}
          place="middle"
        >
          <Gate act={me.passphrase === 'none' ? 'choose' : 'say'} onOpen={open} />
        </Sheet>
      )}
    </section>
  );
};
