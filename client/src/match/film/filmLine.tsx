// FilmLine: the line between the halves: a few words about the moment shown. Pressing it opens the full explanation.

import { COLUMNS } from '@dunmer/shared/rules';
import { RulesText, VirtueIcon } from '../../cards/index.ts';
import { VisuallyHidden } from '../../ui/index.ts';
import { MarkLine } from '../../around/index.ts';
import { useMatch } from '../match.ts';
import css from './film.module.css';
import type { FilmStep } from './filmStep.ts';
import type { Duel, Duellist, Happening } from './happening.ts';
import type { Shot } from './pace.ts';
import { verdictWords } from './verdictWords.ts';

interface VerdictProps {
  readonly one: Duellist;
  readonly other: Duellist;
  readonly room: Shot['room'];
}

const Verdict = ({ one, other, room }: VerdictProps) => {
  const { teller } = useMatch();
  const { verdict } = teller.text;
  const { falls, why, virtues } = verdictWords(teller, one, other, room);
  return (
    <span className={falls ? css['falls'] : css['stands']}>
      <VisuallyHidden>{falls ? verdict.falls : verdict.stands} </VisuallyHidden>
      {why}
      {virtues.length > 0 && (
        <>
          {' '}
          <span className={css['beyond']}>
            {virtues.map((virtue) => (
              <VirtueIcon key={virtue} virtue={virtue} ground="chitin" inline />
            ))}
          </span>
        </>
      )}
    </span>
  );
};

const Verdicts = ({ duels, room }: { readonly duels: readonly Duel[]; readonly room: Shot['room'] }) => {
  const { far, near, teller } = useMatch();
  const columnOf = (duel: Duel | undefined) => {
    if (duel === undefined) return <span className={css['calm']}>—</span>;
    if (duel.isAsBefore) return <span className={css['calm']}>{teller.text.reel.asBefore}</span>;
    return (
      <>
        <Verdict one={duel[far]} other={duel[near]} room={room} />
        <Verdict one={duel[near]} other={duel[far]} room={room} />
      </>
    );
  };
  return (
    <span className={css['verdicts']}>
      {COLUMNS.map((column) => (
        <span key={column} className={css['verdict']}>
          {columnOf(duels.find((each) => each.column === column))}
        </span>
      ))}
    </span>
  );
};

const isDuel = (what: Happening): what is Extract<Happening, { kind: 'judged' }> =>
  what.kind === 'judged' && what.duels.length > 0;

interface FilmLineProps {
  readonly step: FilmStep | undefined;
  readonly shot: Shot | undefined;
  readonly onAsk: () => void;
}

export const FilmLine = ({ step, shot, onAsk }: FilmLineProps) => {
  const { text } = useMatch();
  if (step === undefined || shot === undefined) return <p className={css['line']} />;
  const { what } = step;
  return (
    <button type="button" className={css['line']} onClick={onAsk} title={text.film.why}>
      {isDuel(what) ? (
        <Verdicts duels={what.duels} room={shot.room} />
      ) : (
        <span className={css['said']}>
          <RulesText parts={shot.line ?? []} />
        </span>
      )}
      {what.kind === 'revealed' && <MarkLine />}
      <span className={css['more']} aria-hidden="true">
        {text.told.reel.why}
      </span>
    </button>
  );
};
