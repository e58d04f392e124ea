import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from './pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
let server: Server;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), '<p>the app</p>');
  writeFileSync(join(folder, 'index.html.gz'), gzipSync('<p>the app</p>'));
  writeFileSync(join(folder, 'assets/part-1a.js'), 'export {};');
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  server = createServer(express().use(pages(folder))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A later build empties the folder too.
  rmSync(folder, { recursive: true });
});
afterAll(() => server.close());

/** Fetches a page as it comes over the wire, still compressed. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const response = await new Promise<IncomingMessage>((resolve) => {
    request({ host: '127.0.0.1', port, path, headers, method }, resolve).end();
  });
  const body = await text(response.setEncoding('latin1'));
  return { status: response.statusCode, headers: response.headers, body };
}

test('the client is there as it was at the start, whatever a build beside it does', async () => {
  const part = await get('/assets/part-1a.js');
  expect([part.status, part.body]).toEqual([200, 'export {};']);
  expect(part.headers).toMatchObject({
    'content-type': expect.stringContaining('text/javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('every address of the app shows its first page, which is asked for anew each time', async () => {
  for (const path of ['/', '/t/ABCDEFGH', '/m/1/', '/index.html']) {
    const page = await get(path);
    expect([page.status, page.body]).toEqual([200, '<p>the app</p>']);
    expect(page.headers['cache-control']).toBe('no-cache');
  }
});

test('what is packed is sent packed to who can read that', async () => {
  const packed = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(gunzipSync(Buffer.from(packed.body, 'latin1')).toString()).toBe('<p>the app</p>');
  expect((await get('/', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  expect((await get('/', { 'accept-encoding': 'gzip;q=0' })).headers['content-encoding']).toBeUndefined();
});

test('who has it already is told so', async () => {
  const { etag = '' } = (await get('/')).headers;
  expect(await get('/', { 'if-none-match': etag })).toMatchObject({ status: 304, body: '' });
  expect(await get('/', { 'if-none-match': '"another"' })).toMatchObject({ status: 200 });
});

test('HEAD says how long it is, and sends nothing', async () => {
  const head = await get('/assets/part-1a.js', {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body]).toEqual([200, '10', '']);
});

test('what is not part of it is nowhere', async () => {
  for (const path of [
    '/assets/part-2b.js',
    '/index.html.gz',
    '/.vite/manifest.json',
    '/../package.json',
    '/%2e%2e/package.json',
  ])
    expect((await get(path)).status, path).toBe(404);
});
