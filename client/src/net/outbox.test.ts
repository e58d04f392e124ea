// Outbox: kept until answered, sent again with the same id.

import { err, ok } from '@dunmer/shared/lib';
import type { ClientCommand } from '@dunmer/shared/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forget, keptKeys, uuidv7 } from '../device/index.ts';
import { createOutbox } from './outbox.ts';
import { scriptedWire } from './scriptedWire.ts';

const concede = (): ClientCommand => ({
  id: uuidv7(),
  type: 'play',
  match: 'm',
  command: { type: 'concede' },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  for (const key of keptKeys('')) forget(key);
});

describe('outbox', () => {
  it('keeps a command on the device before it is sent, and forgets it once it is answered', () => {
    const wire = scriptedWire();
    wire.goUp();
    const outbox = createOutbox(wire);
    const command = concede();
    outbox.send(command);
    expect(keptKeys('outbox.')).toEqual([`outbox.${command.id}`]);
    expect(wire.commands.map(({ message }) => message)).toEqual([command]);
    wire.commands[0]?.answer(ok({ type: 'done', version: 3 }));
    expect(keptKeys('outbox.')).toEqual([]);
    expect(outbox.entries.getState()).toEqual([]);
  });

  it('sends the same id again after 4 s without an answer, and says that it is late', () => {
    const wire = scriptedWire();
    wire.goUp();
    const outbox = createOutbox(wire);
    const command = concede();
    outbox.send(command);
    vi.advanceTimersByTime(3999);
    expect(wire.commands).toHaveLength(1);
    expect(outbox.entries.getState()[0]?.late).toBe(false);
    vi.advanceTimersByTime(1);
    expect(wire.commands.map(({ message }) => message.id)).toEqual([command.id, command.id]);
    expect(outbox.entries.getState()[0]?.late).toBe(true);
  });

  it('sends what is unanswered again as soon as the link is back, in the order in which it was meant', () => {
    const wire = scriptedWire();
    const outbox = createOutbox(wire);
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
    const before = scriptedWire();
    const command = concede();
    createOutbox(before).send(command);
    const wire = scriptedWire();
    const outbox = createOutbox(wire);
    expect(outbox.entries.getState().map((entry) => entry.command)).toEqual([command]);
    wire.goUp();
    expect(wire.commands.map(({ message }) => message)).toEqual([command]);
  });

  it('tells an answer once, however often the command was sent', () => {
    const wire = scriptedWire();
    wire.goUp();
    const outbox = createOutbox(wire);
    const answered = vi.fn();
    outbox.listen({ answered });
    outbox.send(concede());
    vi.advanceTimersByTime(4000);
    for (const { answer } of wire.commands) answer(ok({ type: 'done', version: 1 }));
    expect(wire.commands).toHaveLength(2);
    expect(answered).toHaveBeenCalledTimes(1);
  });

  it('takes a refusal as final', () => {
    const wire = scriptedWire();
    wire.goUp();
    const outbox = createOutbox(wire);
    outbox.send(concede());
    wire.commands[0]?.answer(err({ code: 'wrong-phase', phase: 'finished' }));
    vi.advanceTimersByTime(60_000);
    expect(outbox.entries.getState()).toEqual([]);
    expect(wire.commands).toHaveLength(1);
  });

  it.each(['not-saved', 'too-fast', 'too-old', 'unauthenticated'] as const)(
    'keeps a command that is rejected as %s, and sends it again after a while',
    (code) => {
      const wire = scriptedWire();
      wire.goUp();
      const outbox = createOutbox(wire);
      const command = concede();
      outbox.send(command);
      wire.commands[0]?.answer(err({ code }));
      expect(outbox.entries.getState()[0]?.trouble).toBe(code);
      expect(keptKeys('outbox.')).toHaveLength(1);
      vi.advanceTimersByTime(4000);
      expect(wire.commands.map(({ message }) => message.id)).toEqual([command.id, command.id]);
    },
  );
});
