// MatchLine: one match in the list: against whom, for what, how it came out; it leads to its replay.

import type { MatchBrief } from '@dunmer/shared/protocol';
import { otherSeat } from '@dunmer/shared/rules';
import { Link } from 'wouter';
import { timeWords, useLang, usePastText } from '../text/index.ts';
import { Glyph } from '../ui/index.ts';
import { outcomeOf } from './outcome.ts';
import css from './past.module.css';

export const MatchLine = ({ match }: { readonly match: MatchBrief }) => {
  const words = usePastText();
  const lang = useLang();
  const outcome = outcomeOf(match);
  const name = match.seat === null ? null : match.seats[otherSeat(match.seat)].name;
  const title = name === null ? `${match.seats.a.name} — ${match.seats.b.name}` : words.against(name);
  const isOver = match.phase === 'finished';
  const facts = [
    words.kinds[match.kind],
    match.kind === 'friendly' || match.kind === 'practice' ? null : words.stake(match.stake),
    timeWords(lang, match.opened),
  ].filter((fact) => fact !== null);
  return (
    <li className={css['match']} data-outcome={outcome ?? 'none'} data-match={match.match}>
      <Link href={`/m/${match.match}`} className={css['open']}>
        <span className={css['against']}>{title}</span>
        <span className={css['outcome']}>
          {outcome === null ? words.phases[match.phase] : words.results[outcome]}
        </span>
        <span className={css['facts']}>{facts.join(' · ')}</span>
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
