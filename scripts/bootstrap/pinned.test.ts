// The Node that is fetched is the one that was chosen, byte for byte, whatever a registry says.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchPinned, pinned } from './pinned.mjs';
import { isNewEnough } from './runtime.mjs';

describe('a Node is chosen', () => {
  const platforms = ['linux', 'darwin', 'win32'].flatMap((platform) => [
    `${platform}-x64`,
    `${platform}-arm64`,
  ]);

  test('for every platform, and for no other', () => {
    expect(Object.keys(pinned).toSorted()).toEqual(platforms.toSorted());
  });

  test.each(platforms)('for %s in one version that serves, with the hash of its content', (platform) => {
    const { name, version, cpu, integrity } = pinned[platform] ?? {};
    expect(name).toMatch(/^node-[\w-]+$/);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(isNewEnough(version ?? '')).toBe(true);
    expect(cpu).toBe(platform === 'win32-arm64' ? 'x64' : platform.split('-')[1]);
    expect(integrity).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
  });
});

describe('what is fetched', () => {
  const around = mkdtempSync(join(tmpdir(), 'pinned-'));
  const home = join(around, 'home');
  const NAME = 'node-of-a-test';
  const packed = new Map<string, Buffer>();
  let sent: Buffer = Buffer.alloc(0);
  let registry: Server;
  let url = '';

  const hashOf = (bytes: Buffer): string => `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  const pack = (word: string): Buffer => {
    const folder = join(around, word);
    mkdirSync(join(folder, 'package'), { recursive: true });
    writeFileSync(join(folder, 'package', 'package.json'), JSON.stringify({ name: NAME, version: '24.0.0' }));
    writeFileSync(join(folder, 'package', 'node'), word);
    return execFileSync('tar', ['-cz', '-C', folder, 'package'], { timeout: 60_000 });
  };
  const bytesOf = (word: string): Buffer => packed.get(word) ?? Buffer.alloc(0);
  const fetched = (): string => readFileSync(join(home, 'node_modules', NAME, 'node'), 'utf8');
  const fetchIt = (integrity: string): Promise<void> =>
    fetchPinned({ name: NAME, version: '24.0.0', cpu: 'x64', integrity }, home, {
      PATH: process.env['PATH'],
      npm_config_registry: url,
      npm_config_cache: join(around, 'cache'),
    });

  beforeAll(async () => {
    for (const word of ['chosen', 'another']) packed.set(word, pack(word));
    registry = createServer((request, response) => {
      if (request.url?.endsWith('.tgz') === true) return void response.end(sent);
      // This registry claims that its package is right.
      const dist = { tarball: `${url}/${NAME}.tgz`, integrity: hashOf(sent) };
      const versions = { '24.0.0': { name: NAME, version: '24.0.0', dist } };
      response
        .setHeader('Content-Type', 'application/json')
        .end(JSON.stringify({ name: NAME, 'dist-tags': {}, versions }));
    }).listen(0, '127.0.0.1');
    await once(registry, 'listening');
    const address = registry.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  });
  afterAll(() => {
    registry.close();
    rmSync(around, { recursive: true, force: true });
  });

  test('is used where it is what was chosen', async () => {
    sent = bytesOf('chosen');
    await fetchIt(hashOf(sent));
    expect(fetched()).toBe('chosen');
  });

  test('is refused where it is anything else, and what was there before is gone', async () => {
    sent = bytesOf('another');
    await expect(fetchIt(hashOf(bytesOf('chosen')))).rejects.toThrow('npm-cli.js ci');
    expect(existsSync(join(home, 'node_modules', NAME, 'node'))).toBe(false);
  });
});
