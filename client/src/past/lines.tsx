// Lines of the past: finished matches with their results; and contracts, open ones too, with their states.

import { tableOf } from '@dunmer/shared/contract';
import { unbroken } from '@dunmer/shared/lib';
import type { ContractInfo, ListedContract, MatchBrief, PersonId } from '@dunmer/shared/protocol';
import { bySeat, otherSeat } from '@dunmer/shared/rules';
import { Link } from 'wouter';
import { revisionOf, wasWords } from '../ruling/index.ts';
import { timeWords, useLang, useText, whenWords } from '../text/index.ts';
import { useDebtText } from '../ruling/debtText.ts';
import { usePastText } from './pastText.ts';
import { Glyph } from '../ui/index.ts';
import css from './past.module.css';

/** The ends of a contract that are news to its reader. */
type ContractEnd = 'fulfilled' | 'declined' | 'annulledBoth' | 'annulledRefusal' | 'annulledOrganiser';

/** The acts that end a contract. */
const CLOSES: ReadonlySet<string> = new Set([
  'declineContract',
  'confirmHandover',
  'agreeAnnul',
  'refuseGame',
  'annulContract',
]);

const ANNULLED = {
  both: 'annulledBoth',
  refusal: 'annulledRefusal',
  organiser: 'annulledOrganiser',
} as const;

/**
 * Returns how a contract has ended, as news. `open`: it has not ended. Null: no news, because the reader has ended
 * it, or an offer was only withdrawn or replaced.
 */
export function contractEnd(
  { state, history }: Pick<ContractInfo, 'state' | 'history'>,
  reader: PersonId,
): ContractEnd | 'open' | null {
  if (state.at === 'offered' || state.at === 'signed') return 'open';
  if (state.at === 'withdrawn' || state.at === 'countered') return null;
  const last = history.findLast(({ act }) => CLOSES.has(act));
  if (last?.who?.person === reader) return null;
  return state.at === 'annulled' ? ANNULLED[state.by] : state.at;
}

type Outcome = 'won' | 'lost' | 'drawn' | 'voided';

/** Returns null while the match runs, and for a reader without a seat in it. */
export function outcomeOf({ result, seat }: Pick<MatchBrief, 'result' | 'seat'>): Outcome | null {
  if (result === null || seat === null) return null;
  if (result.kind === 'voided') return 'voided';
  if (result.winner === null) return 'drawn';
  return result.winner === seat ? 'won' : 'lost';
}

/** One contract in the list: with whom, about what, for how much, and its state; it links to the contract. */
export const ContractLine = ({ listed }: { readonly listed: ListedContract }) => {
  const { contracts } = usePastText();
  const { home } = useText();
  const lang = useLang();
  const { contract, other, text, sum, pays, mine, state, written } = listed;
  const stands = state === 'offered' ? (mine ? 'offer-mine' : 'offer-theirs') : state;
  const price = sum === 0 ? contracts.free : contracts[pays ? 'fromMe' : 'toMe'](sum);
  return (
    <li
      className={css['match']}
      data-outcome={state === 'fulfilled' ? 'won' : 'none'}
      data-contract={contract}
    >
      <Link href={`/contract/${contract}`} className={css['open']}>
        <span className={css['against']}>{other.name}</span>
        <span className={css['facts']}>{home.status[stands]}</span>
        <span className={css['terms']}>{text === '' ? contracts.erased : unbroken(text)}</span>
        <span className={css['facts']}>{`${price} · ${timeWords(lang, written)}`}</span>
      </Link>
    </li>
  );
};

/** One match in the list: against whom, for what, and its result; it links to its replay. */
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
    ...(tableOf(match) === 'patrons' ? [words.atPatrons] : []),
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
      : `${debt.was(wasWords({ ...stood, table: match.table }, names, debt))} · ${revision}`;
  return (
    <li className={css['match']} data-outcome={outcome ?? 'none'} data-match={match.match}>
      <Link href={`/m/${match.match}`} className={css['open']}>
        <span className={css['against']}>{title}</span>
        <span className={css['outcome']}>{outcome === null ? words.running : words.results[outcome]}</span>
        <span className={css['facts']}>{facts.join(' · ')}</span>
        {revised !== null && <span className={css['facts']}>{revised}</span>}
        <span className={css['watch']}>
          <Glyph name={isOver ? 'again' : 'play'} size={14} />
          {isOver ? (tableOf(match) === 'patrons' ? words.result : words.watch) : words.goOn}
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
