import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { newCommandId, seeded, testApp } from '../../test/support/index.ts';

// A process takes a second to start, and more where the machine is busy.
vi.setConfig({ testTimeout: 30_000 });

const TOOL = fileURLToPath(new URL('event.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'dunmer-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function event(...args: readonly string[]): Promise<{ code: unknown; out: string; err: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: 'https://trade.example' };
  const tool = spawn(process.execPath, [TOOL, ...args], { env });
  const ended = once(tool, 'exit');
  const [out, err] = await Promise.all([text(tool.stdout), text(tool.stderr)]);
  const [code] = await ended;
  return { code, out, err };
}

test('npm run event begins a real event, shows the organiser’s link once, and never begins a second one', async () => {
  expect(await event('new', 'X')).toMatchObject({ code: 1, err: expect.stringContaining('2 to 40 letters') });
  const made = await event('new', 'Ярмарка', 'Велин');
  expect(made.code).toBe(0);
  expect(made.out).toMatch(/█▀▀▀▀▀▀▀█/);
  const [token = ''] = /(?<=https:\/\/trade\.example\/l\/)[\w-]{43}/.exec(made.out) ?? [];
  const [code = ''] = /(?<=Code: )[2-9A-Z]{8}/.exec(made.out) ?? [];
  expect(await event('new', 'Another')).toMatchObject({ code: 1, err: expect.stringContaining('Ярмарка') });

  const server = await testApp({ dataDir }, { seeding: null });
  expect(server.app.sample).toBeNull();
  expect((await event('new', 'Another')).code).toBe(1);
  const random = seeded(1);
  const use = (device: string, secret: string) =>
    server.app.commands.command(device, { id: newCommandId(random, Date.now()), type: 'useLink', secret });
  expect(await use('desk', token)).toMatchObject({ ok: true });
  expect(await use('desk', code)).toMatchObject({ ok: true });
  const { person } = await server.app.matches.context.actors.of(server.app.store.read, 'desk');
  expect(person).toMatchObject({ name: 'Велин', staff: 'organiser', trades: false });
  await server.close();
});
