// Outbox: kept until answered, sent again with the same id.

import { err, ok } from '../lib/index.ts';
import type { ClientCommand } from '../protocol/index.ts';
import { describe, expect, it, vi } from 'vitest';
import { scriptedDevice } from '../testing/index.ts';
import { createOutbox } from './outbox.ts';

let ids = 0;
const concede = (): ClientCommand => ({
  id: `command ${(ids += 1)}`,
  type: 'play',
  match: 'm',
  command: { type: 'concede' },
});

const onTheLine = () => {
  const given = scriptedDevice().page();
  given.wire.goUp();
  return { outbox: createOutbox(given), ...given };
};

describe('outbox', () => {
  it('keeps a command on the device before it is sent, and forgets it once it is answered', () => {
    const { outbox, wire, storage } = onTheLine();
    const command = concede();
    outbox.send(command);
    expect(storage.keys('outbox.')).toEqual([`outbox.${command.id}`]);
    expect(wire.commands.map(({ message }) => message)).toEqual([command]);
    wire.commands[0]?.answer(ok({ type: 'done', version: 3 }));
    expect(storage.keys('outbox.')).toEqual([]);
    expect(outbox.entries.getState()).toEqual([]);
  });

  it('knows what a page of the release before has kept by its present name (P17)', () => {
    const given = scriptedDevice().page();
    const before = { id: 'c', type: 'acceptContract', contract: 'k', game: 5 };
    given.storage.keep('outbox.c', JSON.stringify({ command: before, since: 0 }));
    given.wire.goUp();
    const outbox = createOutbox(given);
    const now = { id: 'c', type: 'actOnContract', contract: 'k', wish: { type: 'accept', game: 5 } };
    expect(outbox.entries.getState().map(({ command }) => command)).toEqual([now]);
    expect(given.wire.commands.map(({ message }) => message)).toEqual([now]);
  });

  describe('under another epoch (P20)', () => {
    const AGREE: ClientCommand = {
      id: 'yes',
      type: 'actOnContract',
      contract: 'k',
      wish: { type: 'agreeGame', proposal: 2 },
    };
    const DEFEND: ClientCommand = { id: 'no', type: 'cancelIntrigue', asking: 3, card: 'keyhole#2' };

    it('sends no answer to a number, by which a restored server may mean another thing, and says so', () => {
      const { storage, timers, wire, ...given } = scriptedDevice().page();
      let epoch = 'before';
      const outbox = createOutbox({ storage, timers, wire, ...given }, () => epoch);
      const answers: unknown[] = [];
      outbox.listen({ answered: ({ id }, result) => answers.push([id, result]) });
      const other = concede();
      for (const command of [AGREE, other, DEFEND]) outbox.send(command);
      epoch = 'restored';
      wire.goUp();
      timers.advance(10_000);
      expect(new Set(wire.commands.map(({ message }) => message.id))).toEqual(new Set([other.id]));
      const stale = err({ code: 'stale-proposal' });
      expect(answers).toEqual([
        ['yes', stale],
        ['no', stale],
      ]);
      expect(storage.keys('outbox.')).toEqual([`outbox.${other.id}`]);
    });

    it('knows of what was said before a reload under which epoch that was', () => {
      for (const [now, sent] of [
        ['before', ['yes']],
        ['restored', []],
      ] as const) {
        const device = scriptedDevice();
        createOutbox(device.page(), () => 'before').send(AGREE);
        const page = device.page();
        page.wire.goUp();
        createOutbox(page, () => now);
        expect(page.wire.commands.map(({ message }) => message.id)).toEqual(sent);
      }
    });
  });

  it('sends the same id again after 4 s without an answer, and says that it is late', () => {
    const { outbox, wire, timers } = onTheLine();
    const command = concede();
    outbox.send(command);
    timers.advance(3999);
    expect(wire.commands).toHaveLength(1);
    expect(outbox.entries.getState()[0]?.late).toBe(false);
    timers.advance(1);
    expect(wire.commands.map(({ message }) => message.id)).toEqual([command.id, command.id]);
    expect(outbox.entries.getState()[0]?.late).toBe(true);
  });

  it('sends what is unanswered again as soon as the link is back, in the order in which it was meant', () => {
    const given = scriptedDevice().page();
    const { wire } = given;
    const outbox = createOutbox(given);
    const ids = [concede(), concede(), concede()].map((command) => {
      outbox.send(command);
      return command.id;
    });
    expect(wire.commands).toEqual([]);
    wire.goUp();
    wire.goDown();
    wire.goUp();
    expect(wire.commands.map(({ message }) => message.id)).toEqual([...ids, ...ids]);
  });

  it('goes on with what the page before it could not finish', () => {
    const { page } = scriptedDevice();
    const command = concede();
    createOutbox(page()).send(command);
    const given = page();
    const { wire } = given;
    const outbox = createOutbox(given);
    expect(outbox.entries.getState().map((entry) => entry.command)).toEqual([command]);
    wire.goUp();
    expect(wire.commands.map(({ message }) => message)).toEqual([command]);
  });

  it('keeps the link as long as anything is under way, also of the page before, and no longer', () => {
    const { page } = scriptedDevice();
    const [first, given] = [page(), page()];
    const before = createOutbox(first);
    expect(first.wire.holds).toBe(0);
    before.send(concede());
    expect(first.wire.holds).toBe(1);
    before.stop();
    expect(first.wire.holds).toBe(0);
    const { wire } = given;
    const outbox = createOutbox(given);
    outbox.send(concede());
    wire.goUp();
    for (const { answer } of wire.commands) {
      expect(wire.holds).toBe(1);
      answer(ok({ type: 'done', version: 1 }));
    }
    expect([wire.commands.length, wire.holds]).toEqual([2, 0]);
    outbox.send(concede());
    expect(wire.holds).toBe(1);
  });

  it('passes over what was kept and can’t be read', () => {
    const given = scriptedDevice().page();
    given.storage.keep('outbox.cut', '{"command":{"id":"cut","ty');
    expect(createOutbox(given).entries.getState()).toEqual([]);
  });

  it('tells an answer once, however often the command was sent', () => {
    const { outbox, wire, timers } = onTheLine();
    const answered = vi.fn();
    outbox.listen({ answered });
    outbox.send(concede());
    timers.advance(4000);
    for (const { answer } of wire.commands) answer(ok({ type: 'done', version: 1 }));
    expect(wire.commands).toHaveLength(2);
    expect(answered).toHaveBeenCalledTimes(1);
  });

  it('takes a refusal as final', () => {
    const { outbox, wire, timers } = onTheLine();
    outbox.send(concede());
    wire.commands[0]?.answer(err({ code: 'wrong-phase', phase: 'finished' }));
    timers.advance(60_000);
    expect(outbox.entries.getState()).toEqual([]);
    expect(wire.commands).toHaveLength(1);
  });

  it.each(['not-saved', 'too-fast', 'too-old', 'unauthenticated'] as const)(
    'keeps a command that is rejected as %s, and sends it again after a while',
    (code) => {
      const { outbox, wire, timers, storage } = onTheLine();
      const command = concede();
      outbox.send(command);
      wire.commands[0]?.answer(err({ code }));
      expect(outbox.entries.getState()[0]?.trouble).toBe(code);
      expect(storage.keys('outbox.')).toHaveLength(1);
      timers.advance(4000);
      expect(wire.commands.map(({ message }) => message.id)).toEqual([command.id, command.id]);
    },
  );
});
