// PatronsPage: a game of the patrons' table without a server; the other seat plays at random.
// ?patrons=choose|exchange|turn|late|defend|target|keep|full|over &viewer=a|b|watcher &seed=3 &lang=en &theme=night
// &names=One,Other &film: from the beginning &delay=250: milliseconds until a command is answered &pace=600:
// milliseconds between the other seat's moves &lost: without a connection &hall

import { type GameRefusal, type GameSeatCommand, sealedGameViewOf } from '@dunmer/shared/patrons';
import type { Viewer } from '@dunmer/shared/rules';
import { seeded } from '@dunmer/shared/testing';
import { useEffect, useMemo, useState } from 'react';
import { forget, keep } from '../device/index.ts';
import { PatronsTable } from '../patrons/index.ts';
import { useText } from '../text/index.ts';
import { Banner } from '../ui/index.ts';
import { GAME_TERMS, LocalGame, seenIn } from './localGame.ts';

const asked = new URLSearchParams(location.search);
const viewer: Viewer = (['a', 'b', 'watcher'] as const).find((each) => each === asked.get('viewer')) ?? 'a';
const [nameA = '', nameB = ''] = (asked.get('names') ?? 'Тралан Дрес,Мивул Рендас').split(',');
const NAMES = { a: nameA, b: nameB };
const to = asked.get('patrons') ?? 'choose';
const delay = Number(asked.get('delay') ?? '250');
const pace = Number(asked.get('pace') ?? '600');

/** Tells whether the game has come to the state that the address asks for. */
function isThere({ state }: LocalGame): boolean {
  const { stage, zone } = state.rules.common;
  if (to === 'choose') return true;
  if (to === 'exchange') return stage.at === 'preparing' && stage.step === 'exchange';
  if (stage.at !== 'turn') return false;
  const mine = viewer === 'watcher' ? 'a' : viewer;
  const isTurn = stage.seat === mine && stage.asked === null && stage.part === 'main';
  if (to === 'turn') return isTurn;
  if (to === 'late') return isTurn && stage.turn >= 9;
  if (to === 'theirs') return stage.seat !== mine && stage.asked === null && stage.turn >= 6;
  if (to === 'full') return isTurn && zone.length >= 12;
  return stage.asked?.seat === mine && stage.asked.what === to;
}

function prepared(seed: number): LocalGame {
  for (let next = seed; next < seed + 200; next++) {
    const game = new LocalGame(next);
    const arrived = game.playTo(isThere, seeded(next));
    if (arrived || to === 'over') return game;
  }
  return new LocalGame(seed);
}

const keyOf = ({ state }: LocalGame): string => `patrons.seen.${state.seals.match}.${viewer}`;

export const PatronsPage = () => {
  const { connection } = useText();
  const [game] = useState(() => {
    const first = prepared(Number(asked.get('seed') ?? '1'));
    // With `film` this device has seen nothing yet; without it, everything so far.
    if (asked.has('film')) keep(keyOf(first), '0');
    else forget(keyOf(first));
    return first;
  });
  // When something happened last.
  const [changed, setChanged] = useState(() => Date.now());
  const [sent, setSent] = useState<readonly GameSeatCommand[]>([]);
  const [refusal, setRefusal] = useState<GameRefusal | null>(null);
  const random = useMemo(() => seeded(game.log.length), [game]);
  const { log, state } = game;
  const seen = useMemo(
    () => ({ events: seenIn(log, viewer), view: sealedGameViewOf(state, viewer) }),
    [log, state],
  );
  const { awaited } = game;

  useEffect(() => {
    if (awaited === null || awaited === viewer || asked.has('still')) return;
    const timer = setTimeout(() => {
      const move = game.moveOf(awaited, random);
      if (move !== null) game.do(move);
      setChanged(Date.now());
    }, pace);
    return () => clearTimeout(timer);
  }, [game, random, awaited, log]);

  return (
    <PatronsTable
      leave={() => location.reload()}
      leaveTo={null}
      isHall={asked.has('hall')}
      notice={asked.has('lost') && <Banner tone="trouble">{connection.lost.player}</Banner>}
      session={{
        match: state.seals.match,
        catalogue: GAME_TERMS.catalogue,
        ...seen,
        names: NAMES,
        clocks: awaited === null ? [] : [{ seat: awaited, left: 54_000, runs: true }],
        clocksAt: changed,
        sending: sent.length === 0 ? 'no' : 'yes',
        sent,
        refusal,
        dismissRefusal: () => setRefusal(null),
        isHeld: false,
        play(command) {
          setSent([command]);
          setTimeout(() => {
            game.do(command);
            setSent([]);
            setChanged(Date.now());
          }, delay);
        },
      }}
    />
  );
};
