// FilmLine: the line between the halves: what happens now, in a few words. A press opens all that is to be said about
// it.

import { plainText } from '@dunmer/shared/cards';
import { COLUMNS, type Seat } from '@dunmer/shared/rules';
import { RulesText, VirtueIcon } from '../../cards/index.ts';
import { classes } from '../../ui/index.ts';
import { MarkLine } from '../fair/mark.tsx';
import { useMatch } from '../match.ts';
import css from './film.module.css';
import type { FilmStep } from './filmStep.ts';
import type { Duel, Duellist, Happening } from './happening.ts';
import { stepWords } from './stepWords.ts';

const Verdict = ({ one }: { readonly one: Duellist }) => {
  const { teller } = useMatch();
  const { verdict, reason } = teller.text;
  const falls = one.verdict.fate === 'defeated';
  const why = {
    overcome: reason.overcome,
    'no-virtues': reason.noVirtues,
    protected: reason.protected,
    'not-overcome': reason.notOvercome,
  }[one.verdict.why];
  return (
    <span className={falls ? css['falls'] : css['stands']}>
      <strong>{falls ? verdict.falls : verdict.stands}</strong>
      <span className={css['why']}>
        {why}{' '}
        {one.verdict.why === 'not-overcome' &&
          one.beyond.map((virtue) => <VirtueIcon key={virtue} virtue={virtue} ground="chitin" inline />)}
      </span>
    </span>
  );
};

const Verdicts = ({
  duels,
  far,
  near,
}: {
  readonly duels: readonly Duel[];
  readonly far: Seat;
  readonly near: Seat;
}) => (
  <span className={css['verdicts']}>
    {COLUMNS.map((column) => {
      const duel = duels.find((each) => each.column === column);
      return (
        <span key={column} className={css['verdict']}>
          {duel === undefined ? (
            <span className={css['calm']}>—</span>
          ) : (
            <>
              <Verdict one={duel[far]} />
              <Verdict one={duel[near]} />
            </>
          )}
        </span>
      );
    })}
  </span>
);

/** More than these are set smaller, to fit the line. */
const MANY_LETTERS = 105;

const Said = ({ step }: { readonly step: FilmStep }) => {
  const { teller } = useMatch();
  const told = stepWords({ ...teller, naming: 'short' }, step);
  const letters = told.lines.reduce((sum, line) => sum + plainText(line).length, 0);
  return (
    <>
      <span className={css['title']}>{told.title}</span>
      <span className={classes(css['said'], letters > MANY_LETTERS && css['dense'])}>
        {told.lines.map((line, at) => (
          <span key={at}>
            <RulesText parts={line} />{' '}
          </span>
        ))}
      </span>
    </>
  );
};

const isDuel = (what: Happening): what is Extract<Happening, { kind: 'judged' }> =>
  what.kind === 'judged' && what.duels.length > 0;

interface FilmLineProps {
  readonly step: FilmStep | undefined;
  readonly onAsk: () => void;
}

export const FilmLine = ({ step, onAsk }: FilmLineProps) => {
  const { far, near, text } = useMatch();
  if (step === undefined) return <p className={css['line']} />;
  const { what } = step;
  return (
    <button type="button" className={css['line']} onClick={onAsk} title={text.film.why}>
      {isDuel(what) ? <Verdicts duels={what.duels} far={far} near={near} /> : <Said step={step} />}
      {what.kind === 'revealed' && <MarkLine />}
    </button>
  );
};
