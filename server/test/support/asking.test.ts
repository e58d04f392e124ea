import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageAt } from '../secrecy/page.ts';
import { type Page, pageOf } from './asking.ts';

const site = express();
site.get('/who/:id', async (request, response) => {
  await new Promise((resolve) => setImmediate(resolve));
  const { params, query, headers, ip, originalUrl } = request;
  response.set('X-Asked', originalUrl).json({ params, query, cookie: headers.cookie ?? null, ip });
});
site.get('/table.csv', (_, response) => void response.type('text/csv').send('имя;дрейки\r\n\r\nАнна;3\r\n'));
site.get('/twice', (_, response) => void response.cookie('one', '1').cookie('two', '2').status(201).end());
site.get('/pieces', (_, response) => {
  response.write('one');
  response.end('two');
});
site.get('/broken', (_, response) => void response.destroy());

let server: Server;
let url = '';
beforeAll(async () => {
  server = createServer(site).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => server.close());

// The date and the headers of the connection itself: they may differ between the two ways of asking.
const OF_LINES = new Set(['date', 'connection', 'keep-alive']);

/** Returns the page with repeated headers joined into one, as they come over a connection. */
function told({ status, headers, body }: Page) {
  const all = new Map<string, string>();
  for (const [name, value] of headers)
    if (!OF_LINES.has(name)) all.set(name, [...(all.get(name)?.split(',') ?? []), value].join(','));
  return { status, headers: Object.fromEntries(all), body };
}

test.each([
  ['with words in its address, and a cookie', '/who/%D0%90?before=7&x=%20', { cookie: 'device=a' }],
  ['of nobody', '/who/b', {}],
  ['for a table with empty lines', '/table.csv', {}],
  ['that is answered with headers alone', '/twice', {}],
  ['for what is not there', '/nowhere', {}],
])('a question %s is answered without a line as over one', async (_, path, headers) => {
  expect(told(await pageOf(site, path, headers))).toEqual(told(await pageAt(`${url}${path}`, headers)));
});

test('what can’t be read without a line, or is broken off, is told', async () => {
  await expect(pageOf(site, '/pieces', {})).rejects.toThrow('in pieces');
  await expect(pageOf(site, '/broken', {})).rejects.toThrow('broken off');
});
