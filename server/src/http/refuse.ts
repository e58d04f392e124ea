// Refusing over HTTP: a code as JSON, with the status that belongs to it.

import type { Response } from 'express';
import { err, type Result } from '@dunmer/shared/lib';
import type { EventRefusal, Rejection } from '@dunmer/shared/protocol';

type Status = 400 | 403 | 404 | 409 | 429;

const STATUS: Readonly<Partial<Record<string, Status>>> = {
  'bad-shape': 400,
  'not-found': 404,
  'not-finished': 409,
  'too-fast': 429,
};

export type NotFound = { readonly code: 'not-found' };
export type TooFast = Extract<Rejection, { code: 'too-fast' }>;
type BadShape = Extract<Rejection, { code: 'bad-shape' }>;
export type Refused =
  | EventRefusal
  | NotFound
  | TooFast
  | BadShape
  | { readonly code: 'not-finished' | 'no-call' };

export const NOT_FOUND: { readonly ok: false; readonly error: NotFound } = err({ code: 'not-found' });

/** Answers with the refusal; one of the event's own, which has no status in the table, is sent as 403. */
export const refuse = (response: Response, refused: Refused): void => {
  response.status(STATUS[refused.code] ?? 403).json(refused);
};

export const notFound = (response: Response): void => refuse(response, NOT_FOUND.error);

/** Sends what was found, or the refusal. */
export const answer = (response: Response, found: Result<object, Refused>): void =>
  found.ok ? void response.json(found.value) : refuse(response, found.error);
