// Ending: what must hold of a match that has ended, judged only by its log.

import { checkFile, type MatchEvent, matchFileOf, type SealedMatch } from '@dunmer/shared/fairness';
import type { Catalogue } from '@dunmer/shared/cards';
import { bySeat, cardsOn, type RuleEvent, SEATS } from '@dunmer/shared/rules';
import { resolveLine, scriptOfMatch } from '@dunmer/shared/script';
import { promise } from './violation.ts';

const eventsOf = <Type extends MatchEvent['type']>(events: readonly MatchEvent[], type: Type) =>
  events.filter((event): event is Extract<MatchEvent, { type: Type }> => event.type === type);

const isRule = (event: MatchEvent): event is RuleEvent =>
  !/^(?:MatchSealed|Seed|DeckSalted|Promise|Nonce|Row(?:Salted|Sealed)|SaltsPublished)/.test(event.type);

/** Rule 6: the match's script, resolved from the beginning, comes to the same end. */
function sameAsItsScript(id: string, events: readonly MatchEvent[], catalogue: Catalogue): void {
  const [counted] = eventsOf(events, 'MatchCounted');
  if (counted === undefined) return;
  const script = scriptOfMatch(id, events.filter(isRule), catalogue);
  promise(script.ok, 'a match that was counted has a script');
  const line = resolveLine(JSON.stringify(script.value));
  promise(!('error' in line), `its script resolves: ${JSON.stringify(line)}`);
  const { winner, survivors } = counted;
  promise(
    JSON.stringify({ winner: line.winner, survivors: line.survivors }) ===
      JSON.stringify({ winner, survivors }),
    'its script resolves to its own result',
  );
  const tosses = eventsOf(events, 'TossHeld').filter(({ occasion }) => occasion.step !== 'placement');
  promise(
    line.tosses.map((toss) => toss.winner).join() === tosses.map((toss) => toss.winner).join(),
    'its script uses its tosses',
  );
  const fallen = eventsOf(events, 'RoundFought').map(
    ({ conflicts }) =>
      conflicts.flatMap((conflict) => SEATS.filter((seat) => conflict[seat].fate === 'defeated')).length,
  );
  promise(
    line.rounds.map((round) => round.defeated.length).join() === fallen.join(),
    'its script fights its rounds',
  );
}

/** Rules 6.1 and 6.2 and EVENT, "How a match ends": the ending agrees with the log. */
function endsByTheRules({ rules: { common } }: SealedMatch, events: readonly MatchEvent[]): void {
  const { phase } = common;
  promise(phase.at === 'finished', 'the match has ended');
  const { ending, price } = phase;
  promise(ending.kind !== 'voided' && ending.kind !== 'awarded', 'there is no referee');
  const standing = bySeat((seat) => cardsOn(common.field[seat]).length);
  if (ending.kind === 'counted' || ending.kind === 'drawn') {
    promise(JSON.stringify(ending.survivors) === JSON.stringify(standing), '6.1 who stands is counted');
    const winner = standing.a === standing.b ? null : standing.a > standing.b ? 'a' : 'b';
    promise((ending.kind === 'counted' ? ending.winner : null) === winner, '6.1 more cards win');
  }
  promise(
    (ending.kind === 'counted') === (price.kind !== 'none'),
    '6.2 the loser of a count claims or waives',
  );
  const isRevealed = eventsOf(events, 'CardsRevealed').length > 0;
  promise(isRevealed === eventsOf(events, 'SaltsPublished').length > 0, 'F6 salts come with the reveal');
  promise(isRevealed || ending.kind === 'conceded', 'R15 only a concession ends a match before its reveal');
}

/** F10: the file of everybody who may have one agrees with itself. */
function filesAgree(events: readonly MatchEvent[], catalogue: Catalogue): void {
  for (const holder of ['a', 'b', 'watcher'] as const) {
    const file = matchFileOf({ names: { a: 'a', b: 'b' }, catalogue, events, holder });
    promise(file.ok, 'a finished match has a file');
    promise(checkFile(file.value).agrees, `F10 the file of ${holder} agrees with itself`);
  }
}

/** Checks a match that has ended. */
export function checkEnding(
  id: string,
  state: SealedMatch,
  events: readonly MatchEvent[],
  catalogue: Catalogue,
): void {
  endsByTheRules(state, events);
  sameAsItsScript(id, events, catalogue);
  filesAgree(events, catalogue);
}
