// HarnessPage: a local match on the screen in any state, asked for by the address; the other side plays by itself.
// ?decks=caravan,menagerie &seed=3 &viewer=a|b|watcher &to=placing|front|sealed|choice|claim|end &lang=en &theme=night
// &manual &away=b &silent=b

import { SEATS, type Seat, type Viewer } from '@dunmer/shared/rules';
import { useEffect, useMemo, useState } from 'react';
import { MatchTable } from '../match/index.ts';
import { seeded } from '@dunmer/shared/testing';
import { moveOf, playOut } from './autoplay.ts';
import { LocalMatch } from './localMatch.ts';
import { localSession } from './localSession.ts';
import type { MatchSession } from '../net/index.ts';

const asked = new URLSearchParams(location.search);
const viewer: Viewer = (['a', 'b', 'watcher'] as const).find((each) => each === asked.get('viewer')) ?? 'a';
const seed = Number(asked.get('seed') ?? '3');
const delay = Number(asked.get('delay') ?? '250');
const [deckA = 'caravan', deckB = 'wizards-tower'] = (asked.get('decks') ?? 'caravan,wizards-tower').split(
  ',',
);
const away: readonly Seat[] = SEATS.filter((seat) => asked.get('away') === seat);

interface Prepared {
  readonly match: LocalMatch;
  readonly isThere: boolean;
}

/** Plays on by itself to the state that is asked for, if this seed gets there. */
function prepare(seed: number): Prepared {
  const match = new LocalMatch({ a: deckA, b: deckB }, seed);
  const random = seeded(seed);
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
    if (to === 'other') return phase.at === 'choosing' && phase.choice.seat !== viewer;
    return to === 'claim' && phase.at === 'claiming';
  };
  if (to === 'end') playOut(match, random);
  const order = to === 'sealed' && viewer !== 'watcher' ? [viewer] : SEATS;
  for (let i = 0; i < 200 && !isThere(); i++) {
    const command = order.map((seat) => moveOf(match, seat, random)).find((each) => each !== null);
    if (command === null || command === undefined) break;
    match.do(command);
  }
  return { match, isThere: isThere() || to === 'end' };
}

function prepared(): LocalMatch {
  for (let next = seed; next < seed + 300; next++) {
    const { match, isThere } = prepare(next);
    if (isThere) return match;
  }
  return prepare(seed).match;
}

const match = prepared();
const own: { session: MatchSession | null } = { session: null };

export const HarnessPage = () => {
  const [turn, setTurn] = useState(0);
  const random = useMemo(() => seeded(seed + 7), []);
  const session = localSession(
    {
      match,
      viewer,
      names: ['Тралан Дрес', 'Мивул Рендас'],
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
      const command = others.map((seat) => moveOf(match, seat, random)).find((each) => each !== null);
      if (command === null || command === undefined) return;
      match.do(command);
      setTurn((before) => before + 1);
    }, 1500);
    return () => clearTimeout(timer);
  }, [turn, random]);

  return <MatchTable session={session} leave={() => location.reload()} />;
};
