// Surroundings: what surrounds this table as any other: the stake, the desk's line, more of the menu, and the
// settlement.

import { gameMarkOf, PATRONS } from '@dunmer/shared/patrons';
import type { TableInfo } from '@dunmer/shared/protocol';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import {
  againIn,
  againLine,
  type Around,
  AroundContext,
  AroundMenu,
  type AroundSheet,
  AroundSheets,
  BothNames,
  ContractNext,
  FairPart,
  DeskLine,
  Notes,
  Owed,
  PotLost,
  Prestige,
  Revised,
  SeatName,
  Stake,
  StoodBefore,
  ToldAtTable,
  useAround,
  WayOut,
} from '../../around/index.ts';
import { ConnectionBanner } from '../../frame/index.ts';
import { type GameSession, useMe } from '../../net/index.ts';
import { noteShown } from '../../shown/index.ts';
import { useMatchText } from '../../around/matchText.ts';
import { usePatronsText } from '../patronsText.ts';
import { useTableText } from '../../around/tableText.ts';
import { Panel } from '../../ui/index.ts';
import { endingWords } from '../ending/ending.ts';
import { dueOf } from '../play/moment.ts';
import { useTable } from '../table.ts';

/** The match and where it is shown. */
export interface Place extends Pick<Around, 'leave' | 'leaveTo' | 'place'> {
  readonly session: GameSession;
  readonly info: TableInfo;
}

/** The words of any table, with this table's words for seals and draws. */
function useAroundText(): Around['text'] {
  const match = useMatchText();
  const { fair } = usePatronsText();
  return useMemo(() => ({ ...match, fair: { ...match.fair, ...fair } }), [match, fair]);
}

/** Provides the surroundings of the table to its children, as far as the film has shown them. */
const Inside = ({ place, children }: { readonly place: Place; readonly children: ReactNode }) => {
  const text = useAroundText();
  const { sealed } = usePatronsText();
  const table = useTable();
  const { view, viewer, near, far, isNow, session: shown, open: openOwn } = table;
  const [sheet, setSheet] = useState<AroundSheet['kind'] | null>(null);
  const { session, info, leave, leaveTo } = place;
  const { names } = shown;
  const { seals } = view;
  const mark = useMemo(() => (seals.bots.length > 0 ? null : gameMarkOf(seals)), [seals]);
  // The table's own line shows the other clocks.
  const clocks = session.clocks.filter(({ kind }) => kind === 'default');
  const around: Around = {
    session: { ...session, clocks, ...(isNow ? {} : { witness: { at: 'watching' }, filePath: null }) },
    table: info,
    seals,
    mark,
    viewer,
    near,
    far,
    names,
    text,
    isNow,
    leave,
    leaveTo,
    place: place.place,
    desk: view.desk,
    progress: PATRONS.progressOf(view),
    ending: PATRONS.endingOf(view),
    solace: 0,
    awaited: PATRONS.dueFrom(view).map(({ seat }) => seat),
    due: dueOf(table),
    isLate: false,
    sealed: (seat) => sealed(names[seat]),
    open: ({ kind }) => (kind === 'menu' ? openOwn({ kind }) : setSheet(kind)),
  };
  return (
    <AroundContext value={around}>
      {children}
      <ToldAtTable />
      {sheet !== null && <AroundSheets kind={sheet} onClose={() => setSheet(null)} />}
    </AroundContext>
  );
};

/** Notes what this phone has shown: home and the list of practice tell no more about a match than that. */
const Noted = () => {
  const { view, isNow } = useTable();
  const { table, viewer } = useAround();
  const person = useMe()?.person ?? '';
  const { match, kind } = table;
  const whose = kind === 'practice' ? '' : person;
  const isOver = PATRONS.progressOf(view) === 'finished';
  useEffect(() => {
    if (viewer === 'watcher') return;
    const now = isOver || !isNow ? 'finished' : 'playing';
    noteShown({ match, whose }, isNow && isOver ? 'finished' : 'playing', now);
  }, [viewer, match, whose, isNow, isOver]);
  return null;
};

/** The opponent, and whether their phone is connected; a watcher sees both names instead. */
const Faced = () => {
  const { viewer, far } = useAround();
  return viewer === 'watcher' ? <BothNames /> : <SeatName seat={far} />;
};

const Head = () => (
  <>
    <Noted />
    <Stake />
  </>
);

const Notice = () => {
  const { session, viewer, place } = useAround();
  const reader = place === 'desk' ? 'staff' : viewer === 'watcher' ? 'watcher' : 'player';
  return (
    <>
      <DeskLine />
      <ConnectionBanner closed={session.closed?.code ?? null} reader={reader} />
    </>
  );
};

const Menu = () => (
  <AroundMenu hasNotes rules={null}>
    {null}
  </AroundMenu>
);

/** The prestige by the latest settlement, what is owed, what staff have said, and what the phone can vouch for. */
const Settled = () => {
  const { desk, ending, names, table } = useAround();
  const { result } = useTableText();
  const own = endingWords(useTable());
  const again = againIn(desk.notes);
  const changed = againLine({ again, names }, result);
  if (ending === null) return null;
  return (
    <>
      {table.kind !== 'practice' && (
        <Panel tone="strong">
          {changed !== null && <Revised changed={changed} />}
          <Prestige />
          <ContractNext />
        </Panel>
      )}
      <Owed />
      <StoodBefore own={own} />
      {desk.notes.length > 0 && (
        <Panel label={result.notes}>
          <h3>{result.notes}</h3>
          <Notes />
        </Panel>
      )}
      <FairPart />
    </>
  );
};

/** Returns what the page around the table adds to it. */
export const surroundingsOf = (place: Place) => {
  const inside = (part: ReactNode) => <Inside place={place}>{part}</Inside>;
  return {
    leave: place.leave,
    leaveTo: place.leaveTo,
    isHall: place.place === 'hall',
    title: inside(<Faced />),
    head: inside(<Head />),
    notice: inside(<Notice />),
    menu: inside(<Menu />),
    lost: inside(<PotLost />),
    settled: inside(<Settled />),
    wayOut: inside(<WayOut />),
  };
};
