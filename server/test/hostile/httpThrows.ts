// HTTP throws: requests that are broken, too long, or ask for paths outside the site.

import { connect } from 'node:net';
import type { Random } from '../support/index.ts';
import { MARK } from './grammar.ts';

const LONG = 40_000;
const PATIENCE = 30_000;

const METHODS = [
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'BREW',
  'get',
  '',
] as const;
const OUTSIDE = [
  'etc/passwd',
  'package.json',
  'server/src/main.ts',
  'dunmer-trade.sqlite',
  '.git/config',
] as const;
const UP = [
  '../',
  '..%2f',
  '%2e%2e/',
  '..\\',
  '..%5c',
  '%252e%252e%252f',
  '....//',
  '..;/',
  '%c0%ae%c0%ae/',
] as const;
const PATHS = [
  '/%',
  '/%E0%A4%A',
  '/%00',
  '/api/%',
  '/api/codes/%FF',
  '/api/matches/%00/file',
  '/api/matches/__proto__/file?watch[]=x',
  '/api/matches/constructor/file?watch=a&watch=b',
  '/api/matches/x/file?watch[__proto__][x]=1',
  '/api/catalogues/__proto__',
  '/api/catalogues/constructor',
  '/api/codes/',
  '/api/nothing',
  '//evil.example/',
  'http://evil.example/api/session',
  '*',
  '/api/mine?',
  '/healthz/..',
  '/socket.io/',
  '/socket.io/?EIO=4&transport=polling',
  '/socket.io/?EIO=4&transport=__proto__',
  '/socket.io/?EIO=4&transport=websocket&sid=__proto__',
  '/socket.io/?EIO=3&transport=websocket',
] as const;
const PAGES = ['/', '/index.html', '/icon.svg', '/m/x', '/api/session'] as const;
const HEADERS = [
  'Range: bytes=5-2',
  'Range: bytes=9999999-',
  'Range: bytes=0-99999999999999999999',
  'Range: bytes=-',
  'Range: x',
  'If-None-Match: "\u00ff"',
  'If-Modified-Since: never',
  'Accept-Encoding: gzip;q=x, br, __proto__',
  'Accept: text/html;q=999',
  'Cookie: device',
  'Cookie: device=; device=__proto__; =;;;',
  `Cookie: ${'a=b;'.repeat(1500)}`,
  `Cookie: device=${'x'.repeat(43)}; device=${'y'.repeat(43)}`,
  `X-Long: ${'x'.repeat(20_000)}`,
  'X-Forwarded-For: 127.0.0.1',
  'Expect: 100-continue',
  'Expect: nothing',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Upgrade: h2c\r\nConnection: Upgrade',
  'Transfer-Encoding: chunked\r\nContent-Length: 5',
  'Content-Length: 5\r\nContent-Length: 6',
  'Content-Length: -1',
  'no colon',
  ': empty',
  'Bad\u0000Name: x',
] as const;

/** A request: its bytes, and what it is. */
export interface HttpThrow {
  readonly what: string;
  readonly bytes: Buffer;
}

function request(method: string, path: string, headers: readonly string[], body = ''): HttpThrow {
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', ...headers, '', ''];
  const bytes = Buffer.from(lines.join('\r\n') + body, 'latin1');
  return { what: `${method} ${path.slice(0, 100)} ${headers.join(', ').slice(0, 100)}`, bytes };
}

const outside = (random: Random): string =>
  `${random.oneOf(['/', '/assets/', '/api/catalogues/', '/api/matches/'])}${random.oneOf(UP).repeat(1 + random.below(8))}${random.oneOf(OUTSIDE)}`;

/** Draws a request. */
export function httpThrowOf(random: Random): HttpThrow {
  const path = random.oneOf([...PATHS, ...PAGES]);
  switch (random.below(7)) {
    case 0:
      return request('GET', path, []);
    case 1:
      return request('GET', outside(random), [random.oneOf(['Accept: text/html', 'Accept: */*'])]);
    case 2:
      return request(random.oneOf(METHODS), path, []);
    case 3:
      return request('GET', random.oneOf(PAGES), [random.oneOf(HEADERS)]);
    case 4:
      return request(
        random.oneOf(['POST', 'GET', 'PUT']),
        path,
        [`Content-Length: ${LONG}`],
        MARK.padEnd(LONG, '{'),
      );
    case 5:
      return request('GET', `/${'x'.repeat(random.oneOf([2000, 15_000, 70_000]))}`, []);
    default: {
      const bytes = Buffer.from(Array.from({ length: 1 + random.below(300) }, () => random.below(256)));
      return { what: 'no request at all', bytes: Buffer.concat([bytes, Buffer.from('\r\n\r\n')]) };
    }
  }
}

export interface HttpHeard {
  /** 0 when the connection was closed without an answer. */
  readonly status: number;
  readonly text: string;
}

/** Sends bytes and reads until the end. Throws when no end comes. */
export async function ask(port: number, bytes: Buffer): Promise<HttpHeard> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const chunks: Buffer[] = [];
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error('the server neither answers nor closes'));
    }, PATIENCE);
    socket.on('data', (chunk) => chunks.push(Buffer.from(chunk)));
    // A server that refuses a body closes before the whole body has arrived.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      const text = Buffer.concat(chunks).toString('latin1');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1] ?? 0), text });
    });
    socket.write(bytes);
  });
}
