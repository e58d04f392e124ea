// HarnessPage: a local match on the screen in any state that the address asks for; the other side plays by itself.
// ?decks=caravan,menagerie (decks=each: by the seed) &seed=3 &viewer=a|b|watcher
// &to=placing|front|sealed|choice|stop|answer|claim|end &lang=en &theme=night &manual &away=b &silent=b &names=long
// &plays=5: promises and intrigue cards in every fifth match. A number after # is the seed; changing it starts
// another match.

import { type BySeat, SEATS, type Seat, type Viewer } from '@dunmer/shared/rules';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { MatchTable } from '../match/index.ts';
import { seeded } from '@dunmer/shared/testing';
import { moveOf, pairOf, playOut } from './autoplay.ts';
import { LocalMatch } from './localMatch.ts';
import { localSession } from './localSession.ts';
import { playableOf, windowMoveOf, windowTerms } from './windowPlay.ts';
import type { MatchSession } from '../net/index.ts';

const asked = new URLSearchParams(location.search);
const viewer: Viewer = (['a', 'b', 'watcher'] as const).find((each) => each === asked.get('viewer')) ?? 'a';
const NAMES = {
  usual: ['Тралан Дрес', 'Мивул Рендас'],
  // The longest names that the server accepts.
  long: ['Ндрисс-Вивек Ллодж', 'Телванни-Ар Фьорра'],
} as const;
const delay = Number(asked.get('delay') ?? '250');
/** Returns the ready decks of both sides. */
function decksFor(seed: number): BySeat<string> {
  const decks = asked.get('decks') ?? 'caravan,wizards-tower';
  const [a = '', b = ''] = decks.split(',');
  return decks === 'each' ? pairOf(seed) : { a, b };
}

const away: readonly Seat[] = SEATS.filter((seat) => asked.get('away') === seat);

/** Tells whether this seat is asked at a stop where it could play a card on the board, or is asked for an answer. */
function isAskedAt(match: LocalMatch, to: 'stop' | 'answer'): boolean {
  const { phase, windows } = match.state.rules.common;
  if (windows === undefined) return false;
  if (to === 'answer') return windows.open?.asked === viewer;
  const kind = asked.get('kind');
  const isHere = phase.at === 'stop' && phase.asked === viewer && windows.open === null;
  return (
    isHere &&
    (kind === null ||
      playableOf(match, viewer).some(({ choosing, held }) => choosing !== null && held.kind === kind))
  );
}

interface Prepared {
  readonly match: LocalMatch;
  readonly isThere: boolean;
}

/** Plays by itself to the state that is asked for, if this seed gets there. */
function prepare(seed: number): Prepared {
  const random = seeded(seed);
  const every = Number(asked.get('plays') ?? '0');
  const terms = every > 0 && seed % every === 0 ? windowTerms(random) : undefined;
  const match = new LocalMatch(decksFor(seed), seed, terms);
  const to = asked.get('to') ?? 'placing';
  if (asked.has('silent')) return { match, isThere: true };
  match.promiseAndOpen();
  const isThere = (): boolean => {
    const { common } = match.state.rules;
    const { phase, committed } = common;
    if (to === 'placing') return true;
    if (to === 'front') return SEATS.every((seat) => committed[seat].length > 0) || phase.at !== 'placing';
    if (to === 'sealed') return viewer !== 'watcher' && committed[viewer].length === 2;
    if (to === 'choice')
      return (
        phase.at === 'choosing' &&
        phase.choice.seat === viewer &&
        (asked.get('kind') ?? phase.choice.kind) === phase.choice.kind
      );
    if (to === 'stop' || to === 'answer') return isAskedAt(match, to);
    if (to === 'other') return phase.at === 'choosing' && phase.choice.seat !== viewer;
    return to === 'claim' && phase.at === 'claiming';
  };
  if (to === 'end') playOut(match, random);
  const order = to === 'sealed' && viewer !== 'watcher' ? [viewer] : SEATS;
  for (let i = 0; i < 200 && !isThere(); i++) {
    const command =
      windowMoveOf(match, random) ??
      order.map((seat) => moveOf(match, seat, random)).find((each) => each !== null);
    if (command === null || command === undefined) break;
    match.do(command);
  }
  return { match, isThere: isThere() || to === 'end' };
}

function prepared(seed: number): LocalMatch {
  for (let next = seed; next < seed + 300; next++) {
    const { match, isThere } = prepare(next);
    if (isThere) return match;
  }
  return prepare(seed).match;
}

const LocalTable = ({ seed }: { readonly seed: number }) => {
  const [match] = useState(() => prepared(seed));
  const [own] = useState<{ session: MatchSession | null }>({ session: null });
  const [turn, setTurn] = useState(0);
  const random = useMemo(() => seeded(seed + 7), [seed]);
  const session = localSession(
    {
      match,
      viewer,
      names: asked.get('names') === 'long' ? NAMES.long : NAMES.usual,
      away,
      delay,
      changed: () => setTurn((before) => before + 1),
    },
    own,
  );

  useEffect(() => {
    if (asked.has('manual')) return;
    const timer = setTimeout(() => {
      const others = SEATS.filter((seat) => seat !== viewer);
      const asked = windowMoveOf(match, random);
      if (asked !== null && 'seat' in asked && asked.seat !== viewer) {
        match.do(asked);
        setTurn((before) => before + 1);
        return;
      }
      const command = others.map((seat) => moveOf(match, seat, random)).find((each) => each !== null);
      if (command === null || command === undefined) return;
      match.do(command);
      setTurn((before) => before + 1);
    }, 1500);
    return () => clearTimeout(timer);
  }, [turn, random, match]);

  return <MatchTable session={session} leave={() => location.reload()} />;
};

const askedSeed = (): number => Number(location.hash.slice(1) || (asked.get('seed') ?? '3'));

function watchSeed(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

export const HarnessPage = () => {
  const seed = useSyncExternalStore(watchSeed, askedSeed);
  return (
    <div data-seed={seed} style={{ display: 'contents' }}>
      <LocalTable key={seed} seed={seed} />
    </div>
  );
};
