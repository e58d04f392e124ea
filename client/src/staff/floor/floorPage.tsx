// FloorPage: all live matches: their state, who is awaited and for how long, and what staff should look at first.

import type { FloorMatch, StaffRole } from '@dunmer/shared/protocol';
import { type FloorHeard, useFloor, useFloorRefusal } from '../../net/index.ts';
import { useErrorsText } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import { Banner, SegmentedSwitch, Waiting } from '../../ui/index.ts';
import { Found } from '../lists/found.tsx';
import { useKeptChoice } from '../lists/useKept.ts';
import { type Column, Rows } from '../lists/rows.tsx';
import { Desk } from '../shell/desk.tsx';
import { useNow } from '../shell/hooks.ts';
import css from './floor.module.css';
import { FirstSteps } from './firstSteps.tsx';
import { counted, type Filter, FILTERS, floorRows, isSlow, needsStaff, standingWords } from './floorRows.ts';
import { Awaited, Clocks, Marks, namesOf, Sides } from './floorWords.tsx';
import { Moves } from './moves.tsx';
import { Overdue } from './overdue.tsx';

const wordsOf = (match: FloorMatch): readonly string[] => {
  const { a, b } = namesOf(match);
  return [a, b, match.seats.a.person?.code ?? '', match.seats.b.person?.code ?? ''];
};

const Live = ({ floor, at, role }: FloorHeard & { readonly role: StaffRole }) => {
  const { floor: text, matches: words, patrons } = useStaffText();
  const [filter, setFilter] = useKeptChoice<Filter>('filter', FILTERS, 'all');
  const passed = Math.max(0, useNow() - at);
  const { event } = floor;
  // This list may be longer than a phone, so it comes below people who call.
  const isCalled = floor.matches.some(needsStaff);
  const overdue = <Overdue floor={floor} role={role} />;
  const shown = floorRows(floor.matches, filter, { event, passed });
  const columns: readonly Column<FloorMatch>[] = [
    { id: 'match', label: text.match, render: (match) => <Sides match={match} passed={passed} /> },
    {
      id: 'state',
      label: text.state,
      render: (match) => standingWords(match, { phases: words.phases, round: text.round, patrons }),
    },
    {
      id: 'waits',
      label: text.waits,
      render: (match) => (
        <span className={css['lines']}>
          <Awaited match={match} passed={passed} event={event} />
          <Clocks match={match} passed={passed} />
        </span>
      ),
    },
    {
      id: 'stake',
      label: text.stake,
      look: 'number',
      render: ({ stake }) => (stake === null || stake === 0 ? words.noStake : words.sumOf(stake)),
    },
    { id: 'marks', label: text.marks, render: (match) => <Marks match={match} /> },
  ];
  const filters = (
    <div className={css['filters']}>
      <SegmentedSwitch
        label={text.filter}
        value={filter}
        options={FILTERS.map((value) => ({ value, label: text.filters[value] }))}
        onChange={setFilter}
      />
    </div>
  );
  return (
    <>
      {floor.guessing && <Banner tone="trouble">{text.guessing}</Banner>}
      {floor.resting.length > 0 && (
        <Banner tone="trouble">{text.resting(floor.resting.map(({ name }) => name))}</Banner>
      )}
      <Moves moves={floor.moves} />
      {!isCalled && overdue}
      {role === 'organiser' && floor.matches.length === 0 && <FirstSteps />}
      <Found rows={shown} wordsOf={wordsOf} empty={filter === 'all' ? text.empty : text.none} tools={filters}>
        {(found) => (
          <Rows
            label={text.title}
            columns={columns}
            rows={found}
            keyOf={({ match }) => match}
            hrefOf={({ match }) => `/staff/match/${match}`}
            isMarked={(match) => needsStaff(match) || isSlow(match, counted(match, event, passed))}
          />
        )}
      </Found>
      {isCalled && overdue}
    </>
  );
};

const Body = ({ role }: { readonly role: StaffRole }) => {
  const { lists } = useStaffText();
  const errors = useErrorsText();
  const floor = useFloor();
  const refused = useFloorRefusal();
  if (floor !== null) return <Live {...floor} role={role} />;
  return refused === null ? <Waiting>{lists.loading}</Waiting> : <p role="alert">{errors(refused.code)}</p>;
};

export const FloorPage = () => {
  const text = useStaffText();
  return (
    <Desk section="floor" title={text.floor.title}>
      {(_, role) => <Body role={role} />}
    </Desk>
  );
};
