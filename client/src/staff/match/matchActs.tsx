// MatchActs: beside the board: how the match stands on the floor, and the acts on each seat and on the whole match.

import { type TableName, tableOf } from '@dunmer/shared/contract';
import type { FloorMatch, MatchId, StaffRole, TableInfo } from '@dunmer/shared/protocol';
import { type BySeat, SEATS } from '@dunmer/shared/rules';
import { useStore } from 'zustand';
import { useFloor } from '../../net/index.ts';
import { useStaffText } from '../staffText.ts';
import { Panel } from '../../ui/index.ts';
import { ActButton, useActsAt } from '../acts/actButtons.tsx';
import type { OpenedAct } from '../acts/actStore.ts';
import type { ActType } from '../acts/actWords.ts';
import type { Place, Places } from '../acts/places.ts';
import { namesOf } from '../floor/floorWords.tsx';
import { Moves } from '../floor/moves.tsx';
import { matchPlace, type Shown } from './matchPlace.ts';
import { looks, SeenPursesView } from './opened.tsx';
import css from './match.module.css';
import { Ruled } from './ruled.tsx';
import { Standing, type StandingProps } from './standing.tsx';
import { StoppedFault } from './stoppedFault.tsx';

interface ActsProps<P extends Place> {
  readonly label: string;
  readonly place: P;
  readonly there: Places[P];
  readonly about: string;
  /** Whose seat the acts are about, for screen readers: both seats may offer the same acts. */
  readonly of?: string | undefined;
  readonly names: BySeat<string>;
  /** Some acts do something else at the patrons' table. */
  readonly table: TableName;
}

/** Words of acts, by type. */
type Said = Readonly<Partial<Record<ActType, Pick<OpenedAct, 'title' | 'does'>>>>;

const Acts = <P extends Place>({ label, place, there, about, of, names, table }: ActsProps<P>) => {
  const { patrons } = useStaffText();
  const acts = useActsAt(place, there);
  const said: Said = table === 'patrons' ? patrons.acts : {};
  if (acts.length === 0) return null;
  return (
    <section className={css['acts']} aria-label={label}>
      <h2>{label}</h2>
      <div className={css['buttons']}>
        {acts.map((each) => (
          <ActButton key={each.type} asking={each} about={about} of={of} names={names} {...said[each.type]} />
        ))}
      </div>
    </section>
  );
};

/** Purses that this page has opened stay beside the match while the call is open. */
const Purses = ({ live }: { readonly live: FloorMatch }) => {
  const { match: text } = useStaffText();
  const act = useStore(looks, (known) => known.get(live.match));
  if (act === undefined || live.desk.calls.length === 0) return null;
  return (
    <section className={css['acts']} aria-label={text.purses}>
      <h2>{text.purses}</h2>
      <SeenPursesView match={live.match} act={act} names={namesOf(live)} />
    </section>
  );
};

interface LiveProps extends StandingProps {
  readonly role: StaffRole;
  readonly there: Places['match'] | null;
}

const Live = ({ live, at, event, role, there }: LiveProps) => {
  const { match: text } = useStaffText();
  const names = namesOf(live);
  const both = `${names.a} — ${names.b}`;
  return (
    <>
      <Standing live={live} at={at} event={event} />
      {live.mayAct ? (
        <>
          {SEATS.map((seat) => (
            <Acts
              key={seat}
              label={names[seat]}
              place="seat"
              there={{ live, seat, role, isPaused: live.desk.paused || event.paused }}
              about={names[seat]}
              of={names[seat]}
              names={names}
              table={tableOf(live)}
            />
          ))}
          {there !== null && (
            <Acts
              label={text.whole}
              place="match"
              there={there}
              about={both}
              names={names}
              table={tableOf(live)}
            />
          )}
          <Purses live={live} />
          {role === 'referee' && live.desk.calls.length === 0 && <p>{text.notCalled}</p>}
        </>
      ) : (
        <Panel tone="strong">
          <p>{text.own}</p>
        </Panel>
      )}
    </>
  );
};

/** Says how a match stands that is no longer on the floor, and what can still be done. */
function overWords(
  { phase }: Shown,
  { isFinal, isVoid }: Places['match'],
  { gone, final, voided, over }: Readonly<Record<'gone' | 'final' | 'voided' | 'over', string>>,
): string {
  if (phase !== 'finished') return gone;
  if (isFinal) return final;
  return isVoid ? voided : over;
}

export interface MatchActsProps {
  readonly match: MatchId;
  readonly role: StaffRole;
  /** The names that the board knows, for a match that is no longer on the floor. */
  readonly names: BySeat<string>;
  readonly shown: Shown | null;
  readonly table: TableInfo | null;
}

export const MatchActs = ({ match, role, names, shown, table }: MatchActsProps) => {
  const { match: text, patrons } = useStaffText();
  const stopped = table?.stopped;
  const floor = useFloor();
  const live = floor?.floor.matches.find((each) => each.match === match);
  const people = SEATS.flatMap((seat) => live?.seats[seat].person?.person ?? []);
  const moves = floor?.floor.moves.filter(({ person }) => people.includes(person.person)) ?? [];
  const money = floor?.floor.event.settings.money ?? null;
  const there = matchPlace({ match, live, shown, table, money });
  return (
    <div className={css['column']}>
      <Moves moves={moves} />
      <StoppedFault match={match} live={live} stopped={stopped} />
      {(shown?.phase === 'finished' || stopped === 'over') && (
        <Ruled match={match} mayAct={live?.mayAct !== false} />
      )}
      {live !== undefined && floor !== null ? (
        <Live live={live} at={floor.at} role={role} event={floor.floor.event} there={there} />
      ) : (
        shown !== null &&
        there !== null && (
          <>
            {stopped === undefined && (
              <p>
                {overWords(shown, there, there.table === 'patrons' ? { ...text, ...patrons.ends } : text)}
              </p>
            )}
            <Acts
              label={text.whole}
              place="match"
              there={there}
              about={`${names.a} — ${names.b}`}
              names={names}
              table={there.table}
            />
          </>
        )
      )}
    </div>
  );
};
