// MatchLine: one match in the list: against whom, for what, how it came out; it leads to its replay.

import type { MatchBrief } from '@dunmer/shared/protocol';
import { bySeat, otherSeat } from '@dunmer/shared/rules';
import { Link } from 'wouter';
import { revisionOf, wasWords } from '../ruling/index.ts';
import { timeWords, useDebtText, useLang, usePastText, whenWords } from '../text/index.ts';
import { Glyph } from '../ui/index.ts';
import { outcomeOf } from './outcome.ts';
import css from './past.module.css';

export const MatchLine = ({ match }: { readonly match: MatchBrief }) => {
  const words = usePastText();
  const lang = useLang();
  const outcome = outcomeOf(match);
  const debt = useDebtText();
  const { seat, seats, kind, phase, settled } = match;
  const title =
    seat === null ? `${seats.a.name} — ${seats.b.name}` : words.against(seats[otherSeat(seat)].name);
  const isOver = phase === 'finished';
  const hasStake = kind === 'stake' || kind === 'contract';
  const facts = [
    words.kinds[kind],
    ...(hasStake ? [words.stake(match.stake)] : []),
    ...(isOver ? [] : [words.phases[phase]]),
    timeWords(lang, match.opened),
  ];
  const names = bySeat((each) => seats[each].name);
  const stood = settled.at(-2);
  const revision = revisionOf(settled, (at) => whenWords(lang, at), debt);
  const revised =
    stood === undefined || revision === null
      ? null
      : `${debt.was(wasWords(stood, names, debt))} · ${revision}`;
  return (
    <li className={css['match']} data-outcome={outcome ?? 'none'} data-match={match.match}>
      <Link href={`/m/${match.match}`} className={css['open']}>
        <span className={css['against']}>{title}</span>
        <span className={css['outcome']}>{outcome === null ? words.running : words.results[outcome]}</span>
        <span className={css['facts']}>{facts.join(' · ')}</span>
        {revised !== null && <span className={css['facts']}>{revised}</span>}
        <span className={css['watch']}>
          <Glyph name={isOver ? 'again' : 'play'} size={14} />
          {isOver ? words.watch : words.goOn}
        </span>
      </Link>
      {match.contract !== null && (
        <Link href={`/contract/${match.contract}`} className={css['contract']}>
          {words.contract}
        </Link>
      )}
    </li>
  );
};
