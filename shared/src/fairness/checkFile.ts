// checkFile: checks a match file with nothing but the file (F10): each commitment, each toss, and every step of the rules.

import { type LaidRow, layingCells, type Seat, SEATS } from '../rules/index.ts';
import { revealedIn } from './commandBehind.ts';
import { deckCommitment, promiseOf, rowCommitment, seedCommitment } from './commitments.ts';
import type { PublicMatchEvent } from './event.ts';
import type { Checked, FileReport, Finding, NonceOrigin } from './finding.ts';
import { cardsIn, type MatchFile } from './matchFile.ts';
import { replayFile } from './replayFile.ts';
import { tossesRestOn } from './restsOn.ts';
import { sameValue } from './sameValue.ts';
import { sealsIn } from './sealsIn.ts';
import type { Seals } from './state.ts';
import { toss } from './toss.ts';

const checked = (holds: boolean): Checked => (holds ? 'ok' : 'wrong');

const checkSeed = ({ match, seed, commitment }: Seals): Finding => ({
  step: 'seed',
  verdict: checked(seed !== null && seedCommitment(match, seed) === commitment),
});

const checkDecks = ({ decks }: MatchFile, seals: Seals): readonly Finding[] =>
  decks.map(({ seat, salt, cards }) => {
    const copies = cards.map(({ copy }) => copy);
    return {
      step: 'deck',
      seat,
      verdict: checked(deckCommitment(seals.match, seat, salt, copies) === seals.decks[seat]),
    };
  });

function originOf(seals: Seals, seat: Seat): NonceOrigin {
  if (seals.nonces === null) return 'unopened';
  if (seals.nonces[seat] === '') return 'empty';
  return seals.bots.includes(seat) ? 'server' : 'own';
}

function checkPromise(seals: Seals, seat: Seat): Finding {
  const n = originOf(seals, seat);
  const nonce = seals.nonces?.[seat] ?? '';
  const isWaived = seals.waived.some((waived) => waived.seat === seat);
  const fits =
    nonce !== '' && promiseOf(seals.match, seat, seals.commitment, nonce) === seals.promises?.[seat];
  return {
    step: 'promise',
    seat,
    n,
    verdict: checked(n === 'unopened' || (n === 'empty' ? isWaived : fits)),
  };
}

function checkRow(file: MatchFile, seals: Seals, sealed: Seals['rows'][number]): Finding {
  const { seat, row, commitment } = sealed;
  const field = revealedIn(file.events);
  const opened = seals.salts?.find((salted) => salted.seat === seat && salted.row === row);
  if (field === null)
    return { step: 'row', seat, row, verdict: opened === undefined ? 'never-opened' : 'wrong' };
  if (opened === undefined) return { step: 'row', seat, row, verdict: 'wrong' };
  const cells = cellsOf(row, field[seat]);
  return {
    step: 'row',
    seat,
    row,
    verdict: checked(rowCommitment(seals.match, seat, row, opened.salt, cells) === commitment),
  };
}

const cellsOf = (
  row: LaidRow,
  half: readonly ({ readonly copy: string } | null)[],
): readonly (string | null)[] => layingCells(row).map((cell) => half[cell]?.copy ?? null);

const checkTosses = ({ events }: MatchFile, { match, seed, nonces }: Seals): readonly Finding[] =>
  events.flatMap((event): readonly Finding[] => {
    if (event.type !== 'TossHeld') return [];
    const { occasion, winner } = event;
    const drawn = seed === null || nonces === null ? null : toss(seed, match, occasion, nonces);
    return [{ step: 'toss', occasion, winner, verdict: checked(drawn === winner) }];
  });

function checkEvents(file: MatchFile): readonly Finding[] {
  const { derived, byServer, contradiction } = replayFile(file);
  const eventAt = (index: number): PublicMatchEvent['type'] | null => file.events[index]?.type ?? null;
  const said = byServer.map((index): Finding => ({
    step: 'event',
    index,
    event: eventAt(index),
    verdict: 'by-the-server',
  }));
  const culprits: readonly Finding[] =
    contradiction === null
      ? []
      : [{ step: 'event', event: eventAt(contradiction.index), verdict: 'wrong', ...contradiction }];
  const isDerived = revealedIn(file.events) !== null;
  return [
    { step: 'events', derived, verdict: isDerived ? checked(contradiction === null) : 'not-derived' },
    ...culprits,
    ...said,
    { step: 'marks', verdict: checked(sameValue(byServer, file.byServer)) },
  ];
}

/** Checks a parsed file. It needs no server, and never throws: what can't be is `wrong`. */
export function checkFile(file: MatchFile): FileReport {
  const seals = sealsIn(file.events);
  const restsOn = tossesRestOn(seals);
  const defined = file.cards.map(({ id }) => id);
  const findings: readonly Finding[] = [
    { step: 'match', verdict: checked(file.match === seals.match && file.events[0]?.type === 'MatchSealed') },
    checkSeed(seals),
    ...checkDecks(file, seals),
    ...SEATS.map((seat) => checkPromise(seals, seat)),
    { step: 'trust', restsOn, verdict: checked(sameValue(restsOn, file.tossesRestOn)) },
    ...seals.rows.map((row) => checkRow(file, seals, row)),
    ...checkTosses(file, seals),
    ...checkEvents(file),
    { step: 'cards', verdict: checked(sameValue(defined, cardsIn(file.events, file.decks))) },
  ];
  return { agrees: findings.every((finding) => finding.verdict !== 'wrong'), findings };
}
