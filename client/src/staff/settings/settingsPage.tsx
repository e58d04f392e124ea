// SettingsPage: what organisers may set for the event, the pause of the whole event, and the tables to download.

import {
  type ClockTimes,
  type EventInfo,
  type EventSettings,
  EXPORTS,
  EXPORTS_OF_HOLDINGS,
  type HomeView,
  INTRIGUE_SETTINGS,
  PATRONS_SETTINGS,
  readOf,
  type SettingChange,
  WINDOW_TIME,
} from '@dunmer/shared/protocol';
import { useFloor, useList } from '../../net/index.ts';
import { useLang } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import { ActsAt } from '../acts/actButtons.tsx';
import { type Column, Rows } from '../lists/rows.tsx';
import { Desk } from '../shell/desk.tsx';
import { useInterest, useVersion } from '../shell/hooks.ts';
import { Backups } from './backups.tsx';
import css from './settings.module.css';
import { settingValue } from './settingValue.ts';

/** Returns every setting as a change to its present value. */
const changesOf = (settings: EventSettings): readonly SettingChange[] => [
  { name: 'least', value: settings.least },
  { name: 'money', value: settings.money },
  { name: 'placementClock', value: settings.placementClock },
  { name: 'decisionClock', value: settings.decisionClock },
  { name: 'claimTime', value: settings.claimTime },
  { name: 'watching', value: settings.watching },
  // Closed promises are off for good: no change is offered.
  { name: 'promises', value: settings.promises === 'on' ? 'on' : 'off' },
  // Only when promises were ever switched on: otherwise nobody is asked for a card.
  ...(settings.promises === undefined
    ? []
    : [{ name: 'windowTime', value: settings.windowTime ?? WINDOW_TIME.first } as const]),
  { name: 'intrigue', value: settings.intrigue ?? 'off' },
  // The number of packs is chosen before the deck is made, the other settings once it exists.
  { name: 'packs', value: settings.packs ?? INTRIGUE_SETTINGS.packs.first },
  ...(settings.intrigue === undefined
    ? []
    : (['audiencePrice', 'surplusTime', 'responseTime'] as const).map((name) => ({
        name,
        value: settings[name] ?? INTRIGUE_SETTINGS[name].first,
      }))),
  { name: 'patrons', value: settings.patrons ?? 'off' },
  ...(settings.patrons === undefined
    ? []
    : (['turnClock', 'askClock'] as const).map((name) => ({
        name,
        value: settings[name] ?? PATRONS_SETTINGS[name].first,
      }))),
];

/** The clocks of a match: a match under way keeps the ones it began with (EVENT, "Who"). */
const CLOCKS: Readonly<Record<keyof ClockTimes, true>> = {
  placementClock: true,
  decisionClock: true,
  claimTime: true,
  windowTime: true,
  responseTime: true,
  turnClock: true,
  askClock: true,
};

interface SettingsProps {
  readonly event: EventInfo;
  readonly isDeckClosed?: boolean;
}

const Settings = ({ event, isDeckClosed = false }: SettingsProps) => {
  const words = useStaffText();
  const { settings: text, names } = words;
  const aboutOf: Readonly<Record<SettingChange['name'], string>> = {
    ...text.means,
    money: text.moneyFixed,
    promises: words.pledges.means,
    intrigue: words.intrigue.means,
    packs: words.intrigue.packsFixed,
    patrons: words.patrons.means.module,
    turnClock: words.patrons.means.turnClock,
    askClock: words.patrons.means.askClock,
  };
  /** PR27, IN5: what is closed stays closed. */
  const isOver = ({ name }: SettingChange): boolean =>
    name === 'promises' ? event.settings.promises === 'closed' : name === 'intrigue' && isDeckClosed;
  const valueOf = (change: SettingChange): string =>
    settingValue(change.name, isOver(change) ? 'closed' : String(change.value), words);
  const columns: readonly Column<SettingChange>[] = [
    { id: 'name', label: text.name, render: ({ name }) => <strong>{names[name]}</strong> },
    { id: 'value', label: text.value, render: valueOf },
    {
      id: 'change',
      label: words.lists.acts,
      look: 'act',
      render: (change) =>
        isOver(change) ? null : (
          <ActsAt
            place="setting"
            there={change}
            about={aboutOf[change.name]}
            labels={{ set: text.change }}
            does={change.name in CLOCKS ? undefined : text.atOnce}
            title={names[change.name]}
            of={names[change.name]}
          />
        ),
    },
  ];
  return (
    <Rows label={text.title} columns={columns} rows={changesOf(event.settings)} keyOf={({ name }) => name} />
  );
};

/** The settings of an event with a deck: the setting itself does not tell that a deck is closed. */
const SettingsWithDeck = ({ event }: SettingsProps) => {
  const list = useList(readOf('staffIntrigue', {}), useVersion());
  const isClosed = list.at === 'here' && list.value.deck.common.seed !== null;
  return <Settings event={event} isDeckClosed={isClosed} />;
};

const Pause = ({ paused }: Pick<EventInfo, 'paused'>) => {
  const { settings: text } = useStaffText();
  return (
    <section className={css['pause']} aria-label={text.running}>
      <p role="status">{paused ? text.paused : text.runs}</p>
      <ActsAt place="event" there={{ paused }} about="" weight={paused ? 'primary' : 'danger'} />
    </section>
  );
};

/** Times in a downloaded table are in the reader's own time zone. */
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const Exports = ({ event: { settings } }: { readonly event: EventInfo }) => {
  const { settings: text } = useStaffText();
  const lang = useLang();
  const isInterested = useInterest() !== null;
  const asked = new URLSearchParams({ lang, zone: ownZone() });
  // A module that was never switched on has no table.
  const there = EXPORTS.filter(
    (name) => (name !== 'promises' && name !== 'intrigue') || settings[name] !== undefined,
  );
  const shown = there.filter((name) => !isInterested || !EXPORTS_OF_HOLDINGS.includes(name));
  return (
    <section className={css['exports']} aria-label={text.exports}>
      <h2>{text.exports}</h2>
      <p>{text.exportHint}</p>
      {isInterested && <p role="status">{text.seated}</p>}
      <ul>
        {shown.map((name) => (
          <li key={name}>
            <a href={`/api/staff/export/${name}.csv?${asked}`} download={`${name}.csv`}>
              {text.exportsOf[name]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Body = ({ event: known, me }: Pick<HomeView, 'event' | 'me'>) => {
  const event = useFloor()?.floor.event ?? known;
  return (
    <>
      <Pause paused={event.paused} />
      {event.settings.intrigue === undefined ? (
        <Settings event={event} />
      ) : (
        <SettingsWithDeck event={event} />
      )}
      <Backups me={me} />
      <Exports event={event} />
    </>
  );
};

export const SettingsPage = () => {
  const { settings } = useStaffText();
  return (
    <Desk section="settings" title={settings.title}>
      {({ event, me }) => <Body event={event} me={me} />}
    </Desk>
  );
};
