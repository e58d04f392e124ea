// Pages: the built client as it was when the server started, kept in memory, so that a build beside the running server
// takes no file away from an open page, and no request finds a file missing.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { RequestHandler } from 'express';

/** The compressed files that the build makes, the better encoding first. */
const PACKED = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;
const FIRST = '/index.html';
const YEAR = 31_536_000;

interface Kept {
  readonly body: Buffer;
  readonly etag: string;
}

const isPacked = (name: string): boolean => PACKED.some(({ ending }) => name.endsWith(ending));

function keptIn(folder: string): ReadonlyMap<string, Kept> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return new Map(
    files.map((file) => {
      const path = join(file.parentPath, file.name);
      const body = readFileSync(path);
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      return [`/${relative(folder, path).split(sep).join('/')}`, { body, etag }];
    }),
  );
}

/**
 * Answers for the files in `folder`, and with the first page for every address of the app. Throws when the folder does
 * not exist.
 */
export function pages(folder: string): RequestHandler {
  const kept = keptIn(folder);
  return (request, response, next) => {
    const { path } = request;
    const isFile = kept.has(path) && !isPacked(path) && !path.startsWith('/.');
    if (!isFile && extname(path) !== '') return next();
    const name = isFile ? path : FIRST;
    const packed = PACKED.find(
      ({ encoding, ending }) => kept.has(name + ending) && request.acceptsEncodings(encoding) !== false,
    );
    const page = kept.get(name + (packed?.ending ?? ''));
    if (page === undefined) return next();
    const isNamedByContent = name.startsWith('/assets/');
    response.type(extname(name)).set({
      'Cache-Control': isNamedByContent ? `public, max-age=${YEAR}, immutable` : 'no-cache',
      ETag: page.etag,
      Vary: 'Accept-Encoding',
    });
    if (request.fresh) return void response.status(304).end();
    if (packed !== undefined) response.set('Content-Encoding', packed.encoding);
    response.set('Content-Length', String(page.body.length)).end(page.body);
  };
}
