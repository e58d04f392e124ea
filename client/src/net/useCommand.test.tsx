// @vitest-environment happy-dom
// UseCommand: a screen knows whether its command is under way, late, refused or done.

import type { Answer, ClientCommand, CommandResult } from '@dunmer/shared/protocol';
import type { OutboxEntry } from '@dunmer/shared/phone';
import { act, useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { present } from '@dunmer/shared/lib';
import { mounted, type Mounted } from '../harness/mounted.tsx';
import { given, outbox } from './live.ts';
import { type Sending, useCommand } from './useCommand.ts';

let page: Mounted | null = null;
afterEach(async () => {
  await page?.unmount();
  page = null;
});

const ANSWER = { type: 'declineMatch', id: 'c1', proposal: 'p1' } as const;
const OTHER = { type: 'declineMatch', id: 'c2', proposal: 'p2' } as const;

const entryOf = (command: ClientCommand, late: boolean): OutboxEntry => ({
  command,
  since: 0,
  late,
  trouble: null,
});
const underWay = (...entries: readonly OutboxEntry[]) => act(async () => outbox.entries.replace(entries));

/** Mounts a screen about the first proposal. Returns a getter of the latest state of its command. */
async function screen(onAnswer?: (answer: Answer) => void): Promise<() => Sending<'declineMatch'>> {
  let last: Sending<'declineMatch'> | null = null;
  const Screen = () => {
    const sending = useCommand('declineMatch', onAnswer, 'p1');
    useEffect(() => {
      last = sending;
    });
    return null;
  };
  page = await mounted(<Screen />);
  return () => present<Sending<'declineMatch'>>(last, 'the screen is there');
}

it('is under way once it is sent, and late once no answer has come for long', async () => {
  const told = await screen();
  expect(told()).toMatchObject({ sending: 'no', sent: null });
  await underWay(entryOf(ANSWER, false));
  expect(told()).toMatchObject({ sending: 'yes', sent: ANSWER });
  await underWay(entryOf(ANSWER, true));
  expect(told()).toMatchObject({ sending: 'late', sent: ANSWER });
});

it('is not what another screen has sent', async () => {
  const told = await screen();
  await underWay(entryOf(OTHER, true));
  expect(told()).toMatchObject({ sending: 'no', sent: null });
});

it('says why the last one was refused until the next, and goes on with an answer alone', async () => {
  const heard: ((result: CommandResult) => void)[] = [];
  const isHeard = (said: unknown): said is (result: CommandResult) => void => typeof said === 'function';
  vi.spyOn(given.wire, 'isUp').mockReturnValue(true);
  vi.spyOn(given.wire, 'say').mockImplementation((...said: readonly unknown[]) =>
    heard.push(...said.filter(isHeard)),
  );
  const onAnswer = vi.fn<(answer: Answer) => void>();
  const told = await screen(onAnswer);
  const { id: _, ...meant } = ANSWER;
  const says = (result: CommandResult) => act(async () => heard.at(-1)?.(result));
  await act(async () => told().send(meant));
  await says({ ok: false, error: { code: 'busy' } });
  expect(told()).toMatchObject({ sending: 'no', error: { code: 'busy' }, answer: null });
  expect(onAnswer).not.toHaveBeenCalled();
  await act(async () => told().send(meant));
  expect(told()).toMatchObject({ sending: 'yes', error: null });
  const answer = { type: 'done', version: 1 } as const;
  await says({ ok: true, value: answer });
  expect(told()).toMatchObject({ sending: 'no', error: null, answer });
  expect(onAnswer.mock.calls.map(([first]) => first)).toEqual([answer]);
  vi.restoreAllMocks();
});
