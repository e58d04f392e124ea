// Api: the result of an HTTP request, whatever the server or a proxy on the way has answered.

import { afterEach, expect, it, vi } from 'vitest';
import { answering } from '../harness/answering.ts';
import { api } from './api.ts';

afterEach(() => void vi.unstubAllGlobals());

const says = (status: number, body: string) =>
  answering({ '/me/deck': () => new Response(body, { status }) });

it('takes what it asked for', async () => {
  says(200, '[1]');
  expect(await api.list('/api/me/deck')).toEqual({ ok: true, value: [1] });
});

it.each([
  ['there is no such thing', 404, 'unknown'],
  ['it has asked too often', 429, 'too-fast'],
  ['it may not see it', 403, 'refused'],
  ['the server can’t answer now', 503, 'silent'],
  ['the server has broken', 500, 'silent'],
])('takes no answer for a list that says: %s', async (_, status, error) => {
  says(status, '{"error":"closed"}');
  expect(await api.list('/api/me/deck')).toEqual({ ok: false, error });
});

it('takes no page of somebody else’s Wi-Fi for an answer', async () => {
  says(200, '<html>Pay here</html>');
  expect(await api.list('/api/me/deck')).toEqual({ ok: false, error: 'refused' });
});

it('hears that nobody is there', async () => {
  answering({});
  expect(await api.list('/api/me/deck')).toEqual({ ok: false, error: 'silent' });
});
