// Parts of the messages' schemas: ids, codes, texts and sums.

import * as z from 'zod';
import { PARTIES } from '../contract/index.ts';
import { SEATS } from '../rules/index.ts';
import {
  CODE_LENGTH,
  isCode,
  MOST_LETTERS,
  nameFault,
  textFault,
  tidyCode,
  tidyName,
  tidyText,
} from './limits.ts';
import { STAFF_ROLES } from './person.ts';

const MOST_COPIES = 200;
/** Enough for everybody who trades, and still within the size of one message. */
const MOST_PEOPLE = 1_000;
const LONGEST_TOKEN = 64;

/** In lower case: a command whose id is sent in capitals is the same command. */
export const commandId = z.uuid({ version: 'v7' }).toLowerCase();
/**
 * No control characters: a refusal repeats the key, and what the server puts in place of a kept text begins with one
 * (its `sealedText`).
 */
export const key = z.string().regex(/^\P{Cc}{1,40}$/u);
/** A promise, by its owner and its card: `owner/card` (PROMISES, "Words"). */
export const pledge = z.string().regex(/^[^\p{Cc}/]{1,40}\/[^\p{Cc}/]{1,40}$/u);
/** A copy of an intrigue card: `card#1` (IN1). */
export const intrigueCopy = z.string().regex(/^[a-z-]{1,40}#[1-9]\d{0,2}$/);
export const seat = z.enum(SEATS);
export const party = z.enum(PARTIES);
export const staffRole = z.enum(STAFF_ROLES).nullable();
/**
 * Any number: negative, fractional and absurd sums are refused with words about sums, not rejected as a broken
 * message.
 */
export const sum = z.number();
export const copies = z.array(key).max(MOST_COPIES).readonly();
export const people = z.array(key).max(MOST_PEOPLE).readonly();
/** The token of a link, or its typed code. */
export const secret = z
  .string()
  .min(CODE_LENGTH)
  .max(LONGEST_TOKEN)
  .regex(/^[\P{Cc}\s]*$/u);
export const token = z.string().regex(/^[\w-]{43}$/);
/** 32 bytes, as hexadecimal digits. */
export const hex32 = z
  .string()
  .length(64)
  .regex(/^[0-9a-f]*$/);
export const pin = z.string().regex(/^\d{4}$/);
/** The mark of a preview: the number of the newest row of the journal, and a hash of what the preview showed. */
export const mark = z.string().regex(/^\d{1,12}\.[\w-]{43}$/);
export const seconds = z.int().min(1).max(3_600);
export const few = z.int().min(0).max(10);

// The length is checked first, so that nothing long reaches the normaliser or the patterns.
export const name = z
  .string()
  .max(160)
  .transform(tidyName)
  .refine((tidied) => nameFault(tidied) === null);

export const code = z.string().max(24).transform(tidyCode).refine(isCode);

const text = (most: number) =>
  z
    .string()
    .max(4 * most)
    .transform(tidyText)
    .refine((tidied) => textFault(tidied, most) === null);

export const contractText = text(MOST_LETTERS.contract);
export const reason = text(MOST_LETTERS.reason);
