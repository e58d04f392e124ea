// Law: every match ends, after at most as many commands as its cards can ask for.

import { NEW_MATCH, SEATS } from '../../rules/index.ts';
import type { Law } from '../law.ts';
import { type MakeDecide, playRandomly, type RandomGame } from '../randomGame.ts';

/** Four rows, a toss, the reveal and the price; one choice for each reveal ability and two for each summon ability. */
const mostCommands = ({ catalogue, decks }: RandomGame): number =>
  SEATS.flatMap((seat) => decks[seat])
    .flatMap((id) => catalogue.get(id)?.abilities ?? [])
    .reduce((sum, { timing }) => sum + (timing === 'static' ? 0 : timing === 'reveal' ? 1 : 2), 7);

/** The game ends, after at most as many commands as its cards can ask for. */
export const everyMatchEnds =
  (makeDecide: MakeDecide): Law =>
  (game, play = playRandomly) => {
    const most = mostCommands(game);
    const steps = play(game, makeDecide, most + 1);
    if (steps.length > most) return `the match goes on after ${most} commands`;
    const { phase } = (steps.at(-1)?.after ?? NEW_MATCH).common;
    return phase.at === 'finished' ? null : `nobody can go on while ${phase.at}`;
  };
