// HallPage: all matches that may be watched, readable from the back row.

import { tableOf } from '@dunmer/shared/contract';
import type { FloorMatch, MatchId } from '@dunmer/shared/protocol';
import { SEATS } from '@dunmer/shared/rules';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Link, useLocation } from 'wouter';
import { ConnectionBanner } from '../../frame/index.ts';
import { later, useFloor, useFloorRefusal, useMatchSession, useMe } from '../../net/index.ts';
import { useErrorsText, useText } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import { Panel } from '../../ui/index.ts';
import { namesOf } from '../floor/floorWords.tsx';
import { standingWords } from '../floor/floorRows.ts';
import css from './hall.module.css';

const PatronsScreen = later(async () => ({
  default: (await import('../../patrons/index.ts')).PatronsScreen,
}));
const MatchTable = later(async () => ({ default: (await import('../../match/index.ts')).MatchTable }));

/** Staff keep a finished match on the floor while it calls for a referee; the hall does not. */
const isLive = ({ phase }: FloorMatch): boolean => phase !== 'finished';

/** How long a screen of the hall shows a finished match, with its film and its result. */
const STAYS_MS = 120_000;

/**
 * Leads a screen of the hall back to the other matches after its match is over, because nobody presses anything
 * there.
 */
export function useWayBack(match: MatchId, isHall: boolean, back: () => void): void {
  const floor = useFloor();
  const isOver =
    isHall && floor !== null && !floor.floor.matches.some((each) => each.match === match && isLive(each));
  const goBack = useEffectEvent(back);
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(goBack, STAYS_MS);
    return () => clearTimeout(timer);
  }, [isOver]);
}

/** One match on the screen of the hall: what everybody may see of it. */
export const HallMatch = ({ match }: { readonly match: MatchId }) => {
  const [, go] = useLocation();
  const { hall } = useStaffText();
  const follow = useMemo(() => ({ by: 'floor', match }) as const, [match]);
  const session = useMatchSession(follow);
  const errors = useErrorsText();
  // On readers' own phones and laptops there are controls.
  const place = useMe()?.staff === 'display' ? 'hall' : 'phone';
  useWayBack(match, place === 'hall', () => go('/hall'));
  const { closed, view, table } = session;
  if (closed !== null && view === null) {
    return (
      <Panel tone="strong">
        <p role="alert">{errors(closed.code)}</p>
        <Link href="/hall">{hall.back}</Link>
      </Panel>
    );
  }
  const given = { leave: () => go('/hall'), leaveTo: hall.back, place } as const;
  return table !== null && tableOf(table) === 'patrons' ? (
    <PatronsScreen follow={follow} {...given} />
  ) : (
    <MatchTable session={session} {...given} />
  );
};

const Place = ({ match }: { readonly match: FloorMatch }) => {
  const { hall, patrons } = useStaffText();
  const names = namesOf(match);
  const words = { phases: hall.phases, round: hall.round, patrons };
  const state = standingWords(match, words, match.desk.paused ? hall.paused : null);
  return (
    <li>
      <Link href={`/hall/${match.match}`} className={css['match']}>
        <span className={css['names']}>
          {SEATS.map((seat) => (
            <span key={seat}>{names[seat]}</span>
          ))}
        </span>
        <span className={css['state']}>{state}</span>
      </Link>
    </li>
  );
};

/** The numbers of matches from which there is one column more. */
const MORE_COLUMNS = [2, 5, 10] as const;

/** Returns the columns and rows on a large screen; the letters are as large as these allow. */
export function gridOf(count: number): { readonly '--columns': number; readonly '--rows': number } {
  const columns = 1 + MORE_COLUMNS.filter((from) => count >= from).length;
  return { '--columns': columns, '--rows': Math.ceil(count / columns) };
}

/** Longer names take two lines or more in letters as large as the grid allows. */
const LONG = 24;

/** Tells whether so many names are long that the letters have to be smaller: a few only make their rows higher. */
function areLong(matches: readonly FloorMatch[]): boolean {
  const names = matches.map(namesOf).flatMap((pair) => SEATS.map((seat) => pair[seat]));
  return names.filter((name) => name.length > LONG).length > names.length / 3;
}

/** More than these no screen can hold: it shows them by turns, because nobody scrolls there. */
const AT_ONCE = 12;
/** How long it shows as many; long enough to read them. */
const TURN_MS = 12_000;

function onResize(told: () => void): () => void {
  addEventListener('resize', told);
  return () => removeEventListener('resize', told);
}

/**
 * Returns how many matches a screen of the hall holds at once: where some stand below its edge it shows fewer, because
 * letters may not become smaller. `of` says what is shown, as other names may need less room.
 */
function useRoom(of: string) {
  const size = useSyncExternalStore(onResize, () => `${innerWidth}×${innerHeight}`);
  const [found, setFound] = useState({ of: '', most: AT_ONCE });
  const key = `${size} ${of}`;
  return {
    key,
    most: found.of === key ? found.most : AT_ONCE,
    setMost: (most: number) => setFound({ of: key, most }),
  };
}

/**
 * Returns the matches whose turn it is on a screen of the hall, with how many stand before them; elsewhere all.
 * `place`: the page, which is measured.
 */
function useTurns(matches: readonly FloorMatch[], isHall: boolean) {
  const place = useRef<HTMLElement>(null);
  const [turn, setTurn] = useState(0);
  const names = matches.map(namesOf).flatMap((pair) => SEATS.map((seat) => pair[seat]));
  const { key, most: atOnce, setMost } = useRoom(names.join('\n'));
  const turns = isHall ? Math.max(1, Math.ceil(matches.length / atOnce)) : 1;
  useEffect(() => {
    if (turns < 2) return;
    const timer = setInterval(() => setTurn((before) => before + 1), TURN_MS);
    return () => clearInterval(timer);
  }, [turns]);
  // As many in each turn as there can be, so that the last does not show one match alone.
  const most = Math.ceil(matches.length / turns);
  const before = turns < 2 ? 0 : (turn % turns) * most;
  const shown = matches.slice(before, before + most);
  const measure = useEffectEvent(() => {
    const { current: page } = place;
    if (!isHall || page === null || shown.length < 2) return;
    if (page.offsetTop + page.scrollHeight > innerHeight + 1) setMost(most - 1);
  });
  // Before anybody sees it, and after each change: a line of what happens may have become longer.
  useLayoutEffect(() => measure(), [key, before, most, matches]);
  return { place, before, shown };
}

/**
 * The live matches, readable from three metres; each opens its public board. For screens of the hall, staff, and,
 * when the event allows it, everybody who has joined.
 */
export const HallPage = () => {
  const { floor: text, hall, lists } = useStaffText();
  const { app, event: words } = useText();
  const errors = useErrorsText();
  const floor = useFloor();
  const refused = useFloorRefusal();
  const me = useMe();
  useEffect(() => {
    document.title = `${text.title} · ${app.title}`;
  }, [text.title, app.title]);
  const matches = floor?.floor.matches.filter(isLive) ?? [];
  const event = floor?.floor.event;
  const { place, before, shown } = useTurns(matches, me?.staff === 'display');
  return (
    <main ref={place} className={css['hall']}>
      <ConnectionBanner reader="watcher" />
      <h1>
        {text.title}
        {shown.length < matches.length && (
          <span className={css['turn']}>{hall.turn(before + 1, before + shown.length, matches.length)}</span>
        )}
      </h1>
      {me !== null && me.staff !== 'display' && (
        <p>
          <Link href="/">{app.toHome}</Link>
        </p>
      )}
      {event?.paused === true && (
        <p role="status" className={css['paused']}>
          {words.paused(event.pausedBy)}
        </p>
      )}
      {floor === null && refused === null && <p role="status">{lists.loading}</p>}
      {refused !== null && <p role="alert">{errors(refused.code)}</p>}
      {floor !== null && matches.length === 0 && (
        <p role="status" className={css['empty']}>
          {text.empty}
        </p>
      )}
      {matches.length > 0 && (
        <ul
          className={css['matches']}
          style={gridOf(shown.length)}
          data-names={areLong(shown) ? 'long' : undefined}
        >
          {shown.map((match) => (
            <Place key={match.match} match={match} />
          ))}
        </ul>
      )}
    </main>
  );
};
