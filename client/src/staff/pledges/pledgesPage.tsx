// PledgesPage: the promises of the event for staff: who has how many, and where each is, as far as they may know.

import { readOf, type StaffPledgesInfo } from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { useList, useMe } from '../../net/index.ts';
import { Reading } from '../../parts/index.ts';
import { useStaffText } from '../staffText.ts';
import { Panel, SegmentedSwitch } from '../../ui/index.ts';
import { ActsAt } from '../acts/actButtons.tsx';
import { Desk } from '../shell/desk.tsx';
import { useInterest, useVersion } from '../shell/hooks.ts';
import { Buttons } from '../shell/withStaff.tsx';
import { GivenRows } from './givenRows.tsx';
import { HandRows } from './handRows.tsx';
import { PlaceRows } from './placeRows.tsx';
import { undealtOf } from './undealt.ts';
import { useKeptLook } from '../lists/useKept.ts';
import css from '../lists/lists.module.css';

const LOOKS = ['hands', 'places'] as const;
/** Once promises are closed, the list of those given is shown too (PR27). */
const LOOKS_CLOSED = [...LOOKS, 'given'] as const;
type Look = (typeof LOOKS_CLOSED)[number];

const ToTheRest = ({ info }: { readonly info: StaffPledgesInfo }) => {
  const { pledges: text } = useStaffText();
  const people = useList(readOf('staffPeople', {}), useVersion());
  const undealt = people.at === 'here' ? undealtOf(people.value, info) : [];
  if (undealt.length === 0) return null;
  return (
    <ActsAt
      place="undealt"
      there={{ people: undealt.map(({ person }) => person) }}
      about={undealt.map(({ name }) => name).join(', ')}
      labels={{ dealPledges: text.toRest(undealt.length) }}
      weight="primary"
    />
  );
};

const Lists = ({ info }: { readonly info: StaffPledgesInfo }) => {
  const { pledges: text, sheets } = useStaffText();
  const [look, setLook] = useKeptLook<Look>(LOOKS_CLOSED, 'hands');
  const isInterested = useInterest() !== null;
  const isOrganiser = useMe()?.staff === 'organiser';
  const isClosed = info.closed !== undefined;
  const looks: readonly Look[] = isClosed ? LOOKS_CLOSED : LOOKS;
  return (
    <>
      {!info.on && (
        <Panel tone="strong">
          <p role="status">{isClosed ? text.closed : text.off}</p>
        </Panel>
      )}
      {isOrganiser && isInterested && <p role="status">{text.seated}</p>}
      {!isOrganiser && <p role="status">{text.openAlone}</p>}
      <div className={css['ways']}>
        <SegmentedSwitch
          label={text.look}
          value={look}
          options={looks.map((value) => ({ value, label: text[value] }))}
          onChange={setLook}
        />
        {isOrganiser && !isClosed && <ToTheRest info={info} />}
        {isOrganiser && <Link href="/staff/promises/paper">{sheets.links.promises}</Link>}
      </div>
      {look === 'hands' && <HandRows hands={info.hands} />}
      {look === 'places' && (
        <PlaceRows places={info.places} empty={isOrganiser ? text.noPlaces : text.noOpen} />
      )}
      {look === 'given' && <GivenRows given={info.closed?.given ?? []} />}
      {isOrganiser && !isClosed && (
        <details className={css['close']}>
          <summary>{text.close}</summary>
          <Buttons>
            <ActsAt place="closingPledges" there={null} about="" />
          </Buttons>
        </details>
      )}
    </>
  );
};

const Body = () => (
  <Reading list={useList(readOf('staffPledges', {}), useVersion())}>
    {(info) => <Lists info={info} />}
  </Reading>
);

export const PledgesPage = () => {
  const { pledges } = useStaffText();
  return (
    <Desk section="promises" title={pledges.title}>
      {() => <Body />}
    </Desk>
  );
};
