// Ruled: beside a finished match: its present and earlier results, by whom and why; and what is owed from it and how
// to collect that.

import { type MatchId, type StaffMatch, readOf } from '@dunmer/shared/protocol';
import { bySeat } from '@dunmer/shared/rules';
import { useList } from '../../net/index.ts';
import { wasWords } from '../../ruling/index.ts';
import { useDebtText } from '../../ruling/debtText.ts';
import { useLang, whenWords } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import { Panel } from '../../ui/index.ts';
import { ActsAt } from '../acts/actButtons.tsx';
import { useDebtLines } from '../matches/debtWords.ts';
import { useVersion } from '../shell/hooks.ts';
import css from './match.module.css';

const Standing = ({ match: { settled, seats, table } }: { readonly match: StaffMatch }) => {
  const { matches: text } = useStaffText();
  const words = useDebtText();
  const lang = useLang();
  const names = bySeat((seat) => seats[seat].name);
  if (settled.length === 0) return null;
  return (
    <section className={css['acts']} aria-label={text.standing}>
      <h2>{text.standing}</h2>
      <ol className={css['entries']}>
        {settled.toReversed().map((each, at) => {
          const { who, by, reason } = each;
          const ruler =
            who === null ? '' : [by === null ? '' : words.by[by], who.name].filter(Boolean).join(' ');
          return (
            <li key={settled.length - at} data-stands={at === 0}>
              <strong>{wasWords({ ...each, table }, names, words)}</strong>
              <span className={css['beside']}>
                {[at === 0 ? '' : text.stoodBefore, ruler, whenWords(lang, each.at), reason]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
};

const Owed = ({ match, mayAct }: { readonly match: StaffMatch; readonly mayAct: boolean }) => {
  const { matches: text } = useStaffText();
  const lines = useDebtLines()(match);
  const { seats } = match;
  if (lines.length === 0) return null;
  return (
    <Panel label={text.owed}>
      <h3>{text.owed}</h3>
      {lines.map((line) => (
        <p key={line}>
          <strong>{line}</strong>
        </p>
      ))}
      <p>{text.collect}</p>
      {mayAct && <ActsAt place="debt" there={match} about={`${seats.a.name} — ${seats.b.name}`} />}
    </Panel>
  );
};

interface RuledProps {
  readonly match: MatchId;
  readonly mayAct: boolean;
}

export const Ruled = ({ match, mayAct }: RuledProps) => {
  const list = useList(readOf('staffMatches', { match }), useVersion());
  const [one] = list.at === 'here' ? list.value.items : [];
  return (
    one !== undefined && (
      <>
        <Owed match={one} mayAct={mayAct} />
        <Standing match={one} />
      </>
    )
  );
};
