// DeckLogScreen: the page that checks the log of an intrigue deck (IN5): its file, whether it is valid, and which
// card went where.

import { useRef } from 'react';
import { Screen, SettingsButton } from '../frame/index.ts';
import { useDeckLogText } from './deckLogText.ts';
import { Banner, Button, Waiting } from '../ui/index.ts';
import css from './deckLog.module.css';
import { ReportView } from './reportView.tsx';
import { type LogFile, useLogFile } from './useLogFile.ts';

/** The document with the steps, among the files of the app. */
const STEPS = 'docs/fairness.md';

const Read = ({ log }: { readonly log: LogFile }) => {
  const { trouble, reading } = useDeckLogText();
  switch (log.at) {
    case 'none':
      return null;
    case 'reading':
      return <Waiting>{reading}</Waiting>;
    case 'odd':
      return <Banner tone="trouble">{log.key === '' ? trouble.odd : trouble.oddAt(log.key)}</Banner>;
    case 'no-json':
    case 'no-log':
    case 'silent':
      return <Banner tone="trouble">{trouble[log.at]}</Banner>;
    case 'here':
      return <ReportView file={log.file} />;
  }
};

export const DeckLogScreen = () => {
  const text = useDeckLogText();
  const { log, open, ask } = useLogFile();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Screen title={text.title} back="/" after={<SettingsButton />}>
      <p>{text.lead}</p>
      <div className={css['ways']}>
        <input
          ref={input}
          type="file"
          hidden
          accept="application/json,.json"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) open(file);
            // Reset, so that the same file can be chosen again after it was corrected.
            target.value = '';
          }}
        />
        <Button weight="primary" onClick={() => input.current?.click()}>
          {text.choose}
        </Button>
        <Button onClick={ask}>{text.ask}</Button>
      </div>
      <Read log={log} />
      <p className={css['hint']}>
        {text.byHand} <code>{STEPS}</code>
      </p>
    </Screen>
  );
};
