// PatronsTable: shows a match at the patrons' table, wherever its data comes from.

import { type GameCommon, gameDueFrom } from '@dunmer/shared/patrons';
import { useEffect, useMemo, useState } from 'react';
import { useLang } from '../text/index.ts';
import { usePatronsText } from './patronsText.ts';
import { farSeat, nearSeat } from '../around/index.ts';
import { Button, Toasts } from '../ui/index.ts';
import { tagsIn } from './cards/twins.ts';
import { OverScreen } from './ending/overScreen.tsx';
import { type Awaited, toldIn } from './film/catchUp.ts';
import { cardsIn, gameSteps, type Step } from './film/steps.ts';
import { askedSigns } from './film/signs.ts';
import type { Teller } from './film/told.ts';
import { useCatchUp } from './film/useCatchUp.ts';
import { PlayScreen } from './play/playScreen.tsx';
import { whyNot } from './play/outcome.ts';
import { PrepareScreen } from './prepare/prepareScreen.tsx';
import type { PatronsSession } from './session.ts';
import { Sheets } from './sheets/sheets.tsx';
import { type Around, type OpenSheet, type Table, TableContext } from './table.ts';

const NO_TAGS: Teller['tags'] = new Map();

interface PatronsTableProps extends Around {
  readonly session: PatronsSession;
}

/** Returns how urgently this seat is awaited. */
function awaitedOf({ view }: PatronsSession): Awaited {
  const due = gameDueFrom(view).filter(({ seat }) => seat === view.viewer);
  if (due.length === 0) return 'nothing';
  return due.some(({ what }) => what === 'turn') ? 'turn' : 'answer';
}

/**
 * Tells whether all steps still to be shown belong to the reader's own turn, so that they may play on meanwhile. At a
 * table that teaches, they wait.
 */
function isBeside({ view: { viewer, common }, guide }: PatronsSession, left: readonly Step[]): boolean {
  const now = common.stage;
  if (guide !== undefined && guide !== null) return false;
  if (now.at !== 'turn' || now.seat !== viewer || now.asked !== null) return false;
  return left.every(({ view: { common: then } }) => then.stage.at === 'turn' && then.stage.turn === now.turn);
}

const Stages = ({ table, film }: { readonly table: Table; readonly film: ReturnType<typeof useCatchUp> }) => {
  const [wantsTable, setWantsTable] = useState(false);
  const { stage, zone } = table.view.common;
  // When the patrons were never revealed, there is no table to look at.
  const hasTable = zone.length > 0;
  if (stage.at === 'preparing') return <PrepareScreen film={film} />;
  if (stage.at === 'finished' && table.isNow && !(wantsTable && hasTable))
    return <OverScreen onTable={hasTable ? () => setWantsTable(true) : null} />;
  return (
    <PlayScreen
      film={film}
      ending={
        <Button wide weight="primary" onClick={() => setWantsTable(false)}>
          {table.text.over.result}
        </Button>
      }
    />
  );
};

const OneTable = ({ session, ...around }: PatronsTableProps) => {
  const text = usePatronsText();
  const lang = useLang();
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const { catalogue, events, names, view, match, refusal } = session;
  const { viewer } = view;
  const steps = useMemo(() => gameSteps(catalogue, viewer, events), [catalogue, viewer, events]);
  const cards = useMemo(() => cardsIn(events), [events]);
  const plain: Teller = { lang, text: text.told, catalogue, names, viewer, cards, tags: NO_TAGS };
  const film = useCatchUp({
    match: match === null ? null : `${match}.${viewer}`,
    steps,
    awaited: awaitedOf(session),
    toldOf: (step) => toldIn(plain, step),
  });
  const { step } = film;
  const shownEvents = step === null ? events.length : step.through;
  const { shown: tell } = session;
  // What is being shown now can't be answered yet, so no clock begins with it.
  const over = step === null ? events.length : step.from;
  useEffect(() => tell?.(over), [tell, over]);
  const board = step === null ? view.common : step.board;
  const far = farSeat(viewer);
  // For a watcher, neither player is the opponent.
  const theirs = viewer === 'watcher' ? names[far] : text.told.theirs;
  const tellerAt = (lies: GameCommon): Teller => ({ ...plain, tags: tagsIn(lies, far, theirs) });
  const shown = step === null ? view : { ...step.view, desk: view.desk };
  const table: Table = {
    around,
    session,
    catalogue,
    view: shown,
    board,
    isNow: step === null,
    isFree: step === null || isBeside(session, film.left),
    hurry: film.skip,
    shownEvents,
    signs: step?.signs ?? askedSigns(view.common.stage.at === 'turn' ? view.common.stage.asked : null),
    viewer,
    near: nearSeat(viewer),
    far,
    lang,
    text,
    teller: tellerAt(board),
    steps,
    tellerAt,
    open: setSheet,
  };
  const refused =
    refusal === null ? [] : [{ id: refusal.code, text: whyNot(text, refusal), tone: 'trouble' } as const];
  return (
    <TableContext value={table}>
      <Stages table={table} film={film} />
      {sheet !== null && <Sheets sheet={sheet} onClose={() => setSheet(null)} />}
      {refused.length > 0 && (
        <Toasts toasts={refused} dismissLabel={text.close} onDismiss={session.dismissRefusal} />
      )}
    </TableContext>
  );
};

/** The key starts anew for another match or seat: what was picked or shown belongs to one. */
export const PatronsTable = (props: PatronsTableProps) => {
  const { match, view } = props.session;
  return <OneTable key={`${match}.${view.viewer}`} {...props} />;
};
