// Desk: the frame of every page of staff, and its warnings.

import type { DiskView, HomeView, StaffRole } from '@dunmer/shared/protocol';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useStore } from 'zustand';
import { ConnectionBanner, SettingsButton, useTop } from '../../frame/index.ts';
import { connection, sessionInfo, useFloor, useMe } from '../../net/index.ts';
import { useStaffText } from '../staffText.ts';
import { useText } from '../../text/index.ts';
import { Banner, classes, IconButton, Page } from '../../ui/index.ts';
import { ActLayer } from '../acts/actSheet.tsx';
import css from './desk.module.css';
import { useKeys } from './hooks.ts';
import { pathOf, type Section, sectionsOf } from './sections.ts';
import { WithStaff } from './withStaff.tsx';

const MEGABYTE = 1_000_000;

/**
 * Warns that nothing can be saved, or that disk space runs out, and says what helps. Silent while the link is down,
 * as nothing is known then.
 */
export const DiskBanner = () => {
  const { disk: words } = useStaffText();
  const isUp = useStore(connection, ({ state }) => state === 'online');
  // A server of the release before sends nothing about its disk.
  const disk: DiskView | null | undefined = useFloor()?.floor.disk;
  if (!isUp || disk === null || disk === undefined) return null;
  if (!disk.saves) return <Banner tone="trouble">{words.full}</Banner>;
  if (disk.room === 'enough' || disk.free === null) return null;
  const left = Math.floor(disk.free / MEGABYTE);
  return disk.room === 'short' ? (
    <Banner tone="trouble">{words.short(left)}</Banner>
  ) : (
    <Banner>{words.low(left)}</Banner>
  );
};

interface DeskProps {
  readonly section: Section;
  /** Whose page it is, when a single page of the section is open to more people than the section. */
  readonly whose?: 'section' | 'staff';
  readonly title: string;
  /** The page that the arrow leads to, on a page inside a section. */
  readonly back?: { readonly path: string; readonly label: string };
  readonly children: (home: HomeView, role: StaffRole) => ReactNode;
}

interface SectionsProps {
  readonly sections: readonly Section[];
  readonly current: Section;
}

/** Returns the sections that a reader has; uses the settings of the floor once they are here. */
function useSections(role: StaffRole, { event }: HomeView): readonly Section[] {
  const { promises, intrigue } = useFloor()?.floor.event.settings ?? event.settings;
  return useMemo(
    () =>
      sectionsOf(role, {
        ...(promises === undefined ? {} : { promises }),
        ...(intrigue === undefined ? {} : { intrigue }),
      }),
    [role, promises, intrigue],
  );
}

const Sections = ({ sections, current }: SectionsProps) => {
  const text = useStaffText();
  const [, go] = useLocation();
  const paths = useMemo(() => sections.map(pathOf), [sections]);
  const calls = useFloor()?.floor.calls ?? 0;
  useKeys(paths, go);
  const here = useRef<HTMLAnchorElement>(null);
  // On a phone only a few sections fit side by side.
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav className={css['sections']} aria-label={text.nav.label}>
      {sections.map((section) => (
        <Link
          key={section}
          href={pathOf(section)}
          ref={section === current ? here : undefined}
          className={css['section']}
          aria-current={section === current ? 'page' : undefined}
        >
          {text.nav[section]}
          {section === 'floor' && calls > 0 && (
            <span className={css['calls']} aria-label={text.floor.calls(calls)}>
              {calls}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
};

/**
 * Returns the address under which phones know the event: it is printed on every paper, and a browser is known as a
 * device only under it.
 */
const useAddress = (): string | null => useStore(sessionInfo, ({ info }) => info?.publicUrl ?? null);

/** Shown in the head when it has room, else below it. */
const Address = ({ place }: { readonly place: 'head' | 'below' }) => {
  const { address } = useStaffText();
  const url = useAddress();
  if (url === null) return null;
  return (
    <p className={classes(css['address'], css[place])}>
      {address.label} <strong>{url}</strong>
    </p>
  );
};

const Elsewhere = () => {
  const { address } = useStaffText();
  const url = useAddress();
  if (url === null || new URL(url).origin === location.origin) return null;
  return <Banner>{address.elsewhere(location.origin)}</Banner>;
};

const Notices = () => {
  const text = useStaffText();
  const event = useFloor()?.floor.event;
  const isFrozen = useMe()?.frozen === true;
  return (
    <>
      <Address place="below" />
      <ConnectionBanner reader="staff" />
      <DiskBanner />
      {isFrozen && <Banner>{text.floor.frozen}</Banner>}
      {event?.paused === true && <Banner>{text.floor.eventPaused(event.pausedBy)}</Banner>}
      <Elsewhere />
    </>
  );
};

const Whole = ({
  section,
  whose = 'section',
  title,
  back,
  role,
  home,
  children,
}: DeskProps & { readonly role: StaffRole; readonly home: HomeView }) => {
  const text = useStaffText();
  const app = useText().app;
  const [, go] = useLocation();
  useEffect(() => {
    document.title = `${title} · ${app.title}`;
  }, [title, app.title]);
  const ref = useRef<HTMLDivElement>(null);
  useTop(ref);
  const sections = useSections(role, home);
  const isTheirs = whose === 'staff' || sections.includes(section);
  // A module that was never switched on has no page yet.
  const canBe = sectionsOf(role, { promises: 'off', intrigue: 'off' }).includes(section);
  const { path, label } = back ?? { path: '/', label: app.toHome };
  return (
    <div ref={ref} className={css['desk']}>
      <Page
        title={title}
        before={<IconButton glyph="back" label={label} onClick={() => go(path)} />}
        after={
          <>
            <Address place="head" />
            <SettingsButton />
          </>
        }
        notice={<Notices />}
      >
        <div className={css['split']}>
          <Sections sections={sections} current={section} />
          <div className={css['content']}>
            {isTheirs ? children(home, role) : <p role="alert">{canBe ? text.notYet : text.notHere}</p>}
            <p className={css['keys']}>{text.keys}</p>
          </div>
        </div>
      </Page>
      <ActLayer me={home.me} />
    </div>
  );
};

/** The page around everything that staff do: the sections, the state of the link, and the sheet of acts over it. */
export const Desk = (props: DeskProps) => (
  <WithStaff>{(home, role) => <Whole {...props} home={home} role={role} />}</WithStaff>
);
