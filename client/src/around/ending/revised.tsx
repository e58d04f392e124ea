// Revised: how staff have changed the result after the end: who, when and why, the result before, and what is owed
// because of it.

import { type Read, readOf, type Settled, type SettledInfo } from '@dunmer/shared/protocol';
import { useHome, useList } from '../../net/index.ts';
import { Before, Debts, wasWords } from '../../ruling/index.ts';
import { useDebtText } from '../../ruling/debtText.ts';
import { useLang, whenWords } from '../../text/index.ts';
import { Panel } from '../../ui/index.ts';
import { type Around, useAround } from '../around.ts';
import css from '../around.module.css';
import { againIn, standingOf } from './resultWords.ts';

/** Returns the question for a match's settlements; null when the match is not part of the event. */
function settledRead({ table, viewer }: Around): Read<SettledInfo> | null {
  if (table.kind === 'practice') return null;
  const watch = viewer === 'watcher' && table.watch !== null ? { watch: table.watch } : {};
  return readOf('settled', { id: table.match, ...watch });
}

/**
 * Returns the settlements of the match in order; empty while they are loading. Read again with each note of the desk.
 */
function useSettled(): readonly Settled[] {
  const around = useAround();
  const list = useList(settledRead(around), around.desk.notes.length);
  return list.at === 'here' ? list.value.settled : [];
}

/** Says that the result was changed, when and why. */
export const Revised = ({ changed }: { readonly changed: string }) => {
  const { desk } = useAround();
  const words = useDebtText();
  const lang = useLang();
  const newest = useSettled().at(-1);
  const reason = againIn(desk.notes)?.reason ?? '';
  const about = [
    ...(newest === undefined ? [] : [whenWords(lang, newest.at)]),
    ...(reason === '' ? [] : [words.reason(reason)]),
  ];
  return (
    <>
      <p>
        <strong>{changed}</strong>
      </p>
      {about.length > 0 && <p>{about.join(' · ')}</p>}
    </>
  );
};

/** What is owed from this match, for its players. */
export const Owed = () => (useAround().viewer === 'watcher' ? null : <OwedHere />);

const OwedHere = () => {
  const { table } = useAround();
  const home = useHome();
  if (home === null || home === undefined) return null;
  const debts = home.debts.filter(({ match }) => match === table.match);
  return <Debts debts={debts} reader={home.me.person} isAtMatch />;
};

interface StoodBeforeProps {
  /** The words for the end of the match itself. */
  readonly own: string;
}

/** The result before the last ruling; nothing when nobody has ruled. */
export const StoodBefore = ({ own }: StoodBeforeProps) => {
  const { desk, ending, names, table } = useAround();
  const words = useDebtText();
  const settled = useSettled();
  const isRuled = againIn(desk.notes) !== null;
  if (ending === null || (!isRuled && settled.length < 2)) return null;
  // Voiding an open claim ends the match itself, so `own` tells how it was counted.
  const isOwn = settled.length === 0 || settled[0]?.kind === ending.kind;
  return (
    <Panel label={words.before}>
      <h3>{words.before}</h3>
      {settled.length > 1 ? (
        <Before settled={settled} names={names} table={table.table} />
      ) : (
        <p>
          <strong>{wasWords({ ...standingOf(ending, null), table: table.table }, names, words)}</strong>
        </p>
      )}
      {isOwn && <p className={css['own']}>{own}</p>}
    </Panel>
  );
};
