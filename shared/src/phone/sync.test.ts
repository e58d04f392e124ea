// Sync: resume by version; gaps, wrong hashes and another epoch start over.

import { err, ok } from '../lib/index.ts';
import type { SyncRequest } from '../protocol/index.ts';
import { describe, expect, it } from 'vitest';
import { MATCH, playedMatch, scriptedDevice, syncState } from '../testing/index.ts';
import { NOTHING_SEEN } from './matchLog.ts';
import { TRADE_ON_PHONE } from './tradeTable.ts';
import { createSync } from './sync.ts';

const SEAT: SyncRequest['follow'] = { by: 'seat', match: MATCH };
const steps = playedMatch('a');

const following = () => {
  const given = scriptedDevice().page();
  const { wire, timers } = given;
  const sync = createSync(given, TRADE_ON_PHONE, SEAT);
  const asked = () => wire.syncs.map(({ message }) => message.since);
  const version = () => sync.followed.getState().log.version;
  const deliver = (step: number) => {
    const batch = steps[step]?.batch;
    if (batch !== undefined) wire.tell((ear) => ear.batch?.(batch));
  };
  return { wire, timers, sync, asked, version, deliver };
};

describe('sync', () => {
  it('asks for the whole log on the first connect, and shows the view after it', () => {
    const { wire, sync, asked } = following();
    wire.goUp();
    expect(asked()).toEqual([0]);
    wire.syncs[0]?.answer(ok(syncState('a', 0, steps.length)));
    const { log, viewer } = sync.followed.getState();
    expect(viewer).toBe('a');
    expect(log.version).toBe(steps.length);
    expect(log.view?.common.phase.at).toBe('finished');
    expect(log.events).toEqual(steps.flatMap(({ batch }) => batch.events));
  });

  it('keeps the link while it follows, and asks and hears nothing after that', () => {
    const { wire, sync, timers, asked, deliver } = following();
    expect(wire.holds).toBe(1);
    wire.goUp();
    wire.syncs[0]?.answer(ok(syncState('a', 0, 3)));
    wire.goDown();
    wire.goUp();
    sync.stop();
    timers.advance(60_000);
    wire.goUp();
    deliver(3);
    expect([wire.holds, asked(), sync.followed.getState().log.version]).toEqual([0, [0, 3], 3]);
  });

  it('asks only for what came since when the link is back', () => {
    const { wire, asked, version } = following();
    wire.goUp();
    wire.syncs[0]?.answer(ok(syncState('a', 0, 3)));
    wire.goDown();
    wire.goUp();
    expect(asked()).toEqual([0, 3]);
    wire.syncs[1]?.answer(ok(syncState('a', 3, 5)));
    expect(version()).toBe(5);
  });

  it('shows nothing of the seat any more once its owner plays from another phone, and hears no batch of it', () => {
    const { wire, sync, deliver } = following();
    wire.goUp();
    wire.syncs[0]?.answer(ok(syncState('a', 0, 3)));
    wire.goDown();
    wire.goUp();
    wire.syncs[1]?.answer(err({ code: 'read-only' }));
    deliver(3);
    const { log, viewer, table, closed } = sync.followed.getState();
    expect({ log, viewer, table, closed }).toEqual({
      log: NOTHING_SEEN,
      viewer: null,
      table: null,
      closed: { code: 'read-only' },
    });
    // Once the seat is theirs again, it asks from the beginning.
    wire.goDown();
    wire.goUp();
    expect(wire.syncs.at(-1)?.message.since).toBe(0);
  });

  it('takes batches as they come, says within a second what it has seen last, and ignores what it knows', () => {
    const { wire, timers, deliver, version } = following();
    wire.goUp();
    wire.syncs[0]?.answer(ok(syncState('a', 0, 2)));
    deliver(2);
    deliver(2);
    deliver(0);
    deliver(3);
    expect(version()).toBe(4);
    expect(wire.seenVersions).toEqual([]);
    timers.advance(1000);
    expect(wire.seenVersions).toEqual([4]);
  });

  it('asks where a batch is missing, and is whole again', () => {
    const { wire, deliver, asked, version } = following();
    wire.goUp();
    wire.syncs[0]?.answer(ok(syncState('a', 0, 2)));
    deliver(4);
    expect(version()).toBe(2);
    expect(asked()).toEqual([0, 2]);
    wire.syncs[1]?.answer(ok(syncState('a', 2, 5)));
    expect(version()).toBe(5);
  });

  it('asks on until nothing more is left', () => {
    const { wire, asked, version } = following();
    wire.goUp();
    wire.syncs[0]?.answer(ok(syncState('a', 0, 2, { more: true })));
    expect(asked()).toEqual([0, 2]);
    wire.syncs[1]?.answer(ok(syncState('a', 2, 6)));
    expect(version()).toBe(6);
  });

  it('starts from 0 where its hash is not the server’s, and shows the old picture until the new one is whole', () => {
    const { wire, asked, version, timers } = following();
    wire.goUp();
    wire.syncs[0]?.answer(ok(syncState('a', 0, 2)));
    wire.goDown();
    wire.goUp();
    // Of a part of what came since as well: the hash is that of the last in it.
    wire.syncs[1]?.answer(ok(syncState('a', 2, 4, { more: true, hash: 'another' })));
    timers.advance(0);
    expect(asked()).toEqual([0, 2, 0]);
    expect(version()).toBe(2);
    wire.syncs[2]?.answer(ok(syncState('a', 0, 4)));
    expect(version()).toBe(4);
  });

  it('starts from 0 in another epoch, and follows it even where it is behind', () => {
    const { wire, asked, version, timers } = following();
    wire.goUp();
    wire.syncs[0]?.answer(ok(syncState('a', 0, 5)));
    wire.goDown();
    wire.goUp();
    wire.syncs[1]?.answer(ok(syncState('a', 3, 3, { epoch: 'second', hash: 'of 3' })));
    timers.advance(0);
    expect(asked()).toEqual([0, 5, 0]);
    wire.syncs[2]?.answer(ok(syncState('a', 0, 3, { epoch: 'second' })));
    expect(version()).toBe(3);
  });

  it('starts from 0 in another epoch also where the view is the same: what led to it may be another', () => {
    const { wire, asked, timers } = following();
    wire.goUp();
    wire.syncs[0]?.answer(ok(syncState('a', 0, 5)));
    wire.goDown();
    wire.goUp();
    wire.syncs[1]?.answer(ok(syncState('a', 5, 5, { epoch: 'second' })));
    timers.advance(0);
    expect(asked()).toEqual([0, 5, 0]);
  });

  it('does not hurry a server that sends a wrong hash again and again', () => {
    const { wire, asked, timers } = following();
    wire.goUp();
    for (let turn = 0; turn < 3; turn++) {
      wire.syncs.at(-1)?.answer(ok(syncState('a', 0, 4, { hash: 'another' })));
      timers.advance(3999);
    }
    expect(asked().length).toBeLessThan(3);
  });

  it('asks again when an answer does not come', () => {
    const { wire, asked, version, timers } = following();
    wire.goUp();
    timers.advance(5000);
    expect(asked()).toEqual([0, 0]);
    wire.syncs[1]?.answer(ok(syncState('a', 0, 4)));
    expect(version()).toBe(4);
  });

  it('says why a match can’t be followed', () => {
    const { wire, sync } = following();
    wire.goUp();
    wire.syncs[0]?.answer(err({ code: 'no-seat' }));
    expect(sync.followed.getState().closed).toEqual({ code: 'no-seat' });
  });

  it('that looks on stops where the server says that it is closed, and says why; a seat only where the match is forgotten', () => {
    const given = scriptedDevice().page();
    const { wire } = given;
    const [seat, watcher] = [SEAT, { by: 'floor', match: MATCH } as const].map((follow) =>
      createSync(given, TRADE_ON_PHONE, follow),
    );
    const why = { code: 'not-watched' } as const;
    wire.tell((ear) => ear.closed?.({ match: 'another', why }));
    expect(watcher?.followed.getState().closed).toBeNull();
    wire.tell((ear) => ear.closed?.({ match: MATCH, why }));
    expect([seat, watcher].map((sync) => sync?.followed.getState().closed)).toEqual([null, why]);
    const forgotten = { code: 'unknown-match' } as const;
    wire.tell((ear) => ear.closed?.({ match: MATCH, why: forgotten }));
    expect(seat?.followed.getState().closed).toEqual(forgotten);
  });

  it('asks later where the server has no time', () => {
    const { wire, sync, asked, timers } = following();
    wire.goUp();
    wire.syncs[0]?.answer(err({ code: 'too-fast' }));
    timers.advance(4000);
    expect(asked()).toEqual([0, 0]);
    expect(sync.followed.getState().closed).toBeNull();
  });

  it('stays as it was for messages of another match', () => {
    const { wire, version } = following();
    wire.goUp();
    wire.syncs[0]?.answer(ok(syncState('a', 0, 1)));
    const batch = steps[1]?.batch;
    if (batch !== undefined) wire.tell((ear) => ear.batch?.({ ...batch, match: 'another' }));
    expect(version()).toBe(1);
  });
});
