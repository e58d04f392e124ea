// PersonIntrigue: a trader's intrigue cards on their page: how many they hold, what lies before them, and the acts of
// an organiser.

import {
  type EventSettings,
  readOf,
  type StaffIntrigueInfo,
  type StaffPerson,
} from '@dunmer/shared/protocol';
import { Link } from 'wouter';
import { useList } from '../../net/index.ts';
import { Reading } from '../../parts/index.ts';
import { useStaffText } from '../staffText.ts';
import { ActsAt } from '../acts/actButtons.tsx';
import { pathOf } from '../shell/sections.ts';
import { useVersion } from '../shell/hooks.ts';
import { Buttons, Facts, Flag, Part } from '../shell/withStaff.tsx';
import { type Holder, holdersOf, useSizeWords } from './holderRows.tsx';
import { useDeckWords } from './useDeckWords.ts';

interface HeldProps {
  readonly info: StaffIntrigueInfo;
  readonly holder: Holder;
  readonly name: string;
}

const Held = ({ info, holder, name }: HeldProps) => {
  const { hands: text } = useStaffText().intrigue;
  const { cardOf } = useDeckWords(info.people);
  const sizeOf = useSizeWords(info.deck);
  const { seed, audience } = info.deck.common;
  const { person, fronts, isSurplus } = holder;
  return (
    <>
      <Facts>
        <span>
          {text.size}: <strong>{sizeOf(holder)}</strong>
        </span>
        {fronts.length > 0 && (
          <span>
            {text.front}: {fronts.map(cardOf).join(', ')}
          </span>
        )}
        {isSurplus && <Flag>{text.surplus}</Flag>}
      </Facts>
      {seed === null && (
        <Buttons>
          <ActsAt
            place="holder"
            there={{ person, hasAudience: audience !== null, isOn: info.on }}
            about={name}
          />
        </Buttons>
      )}
    </>
  );
};

interface RuinProps {
  readonly info: StaffIntrigueInfo;
  readonly who: StaffPerson;
  /** Whether promises were ever switched on. */
  readonly withPromises: boolean;
}

/** A ruin at an event without promises, or from before them; any other is shown among the promises. */
const DeckRuin = ({ info, who: { person, name }, withPromises }: RuinProps) => {
  const { intrigue, pledges } = useStaffText();
  const ruin = info.ruined.find((each) => each.person === person);
  if (withPromises && ruin === undefined) return null;
  return (
    <Buttons>
      {ruin !== undefined && <Flag>{ruin.arranged ? pledges.ruinArranged : pledges.ruined}</Flag>}
      <ActsAt
        place="trader"
        there={{ person, ruined: ruin !== undefined }}
        about={name}
        does={ruin === undefined ? intrigue.person.ruin : intrigue.person.restore}
      />
    </Buttons>
  );
};

interface PersonIntrigueProps {
  readonly who: StaffPerson;
  readonly settings: EventSettings;
}

export const PersonIntrigue = ({ who, settings }: PersonIntrigueProps) => {
  const { intrigue: text } = useStaffText();
  const list = useList(readOf('staffIntrigue', {}), useVersion());
  const { person, name } = who;
  return (
    <Part title={text.title}>
      <Reading list={list} unknown={text.unmade}>
        {(info) => {
          const holder = holdersOf(info.deck).find((each) => each.person === person);
          return (
            <>
              {holder === undefined ? (
                <p>{text.person.none}</p>
              ) : (
                <Held info={info} holder={holder} name={name} />
              )}
              <DeckRuin info={info} who={who} withPromises={settings.promises !== undefined} />
            </>
          );
        }}
      </Reading>
      <Buttons>
        <Link href={pathOf('intrigue')}>{text.toPage}</Link>
      </Buttons>
    </Part>
  );
};
