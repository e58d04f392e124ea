// Configuration: the environment, parsed once, with errors that the keeper understands.

import * as z from 'zod';
import { err, ok, type Result } from '@dunmer/shared/lib';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
type LogLevel = (typeof LEVELS)[number];

export interface Config {
  /** 0 takes any free port; null takes that of the event's own address. */
  readonly port: number | null;
  readonly host: string;
  readonly dataDir: string;
  /**
   * The address that links and QR codes are made from while no address is kept yet; null: the address on the local
   * network that is found at the start.
   */
  readonly publicUrl: string | null;
  readonly logLevel: LogLevel;
  /** The folder of cards.json and decks.json; null: the cards that come with the app. */
  readonly cardsDir: string | null;
  /** Whether sockets from this machine itself are limited too; switched off for the bots of a load test. */
  readonly limitLoopback: boolean;
}

const PORTS = 65_535;
const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value <= PORTS);
const publicUrl = z
  .url({ protocol: /^https?$/ })
  .transform((text) => text.replace(/\/+$/, ''))
  .refine((text) => new URL(text).pathname === '/');

/**
 * Parses an address into the form in which it is kept: without a path, and without a slash at its end. Null if it is
 * no address.
 */
export function addressFrom(text: string): string | null {
  const url = publicUrl.safeParse(text);
  return url.success ? url.data : null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Parses the environment; returns the configuration, or one sentence for each variable that is wrong. */
export function parseConfig(environment: Environment): Result<Config, readonly string[]> {
  const problems: string[] = [];
  const read = <T, U>(name: string, schema: z.ZodType<T>, wanted: string, otherwise: U): T | U => {
    const text = environment[name];
    if (text === undefined || text === '') return otherwise;
    const value = schema.safeParse(text);
    if (value.success) return value.data;
    problems.push(`${name} is ${JSON.stringify(text)}, but must be ${wanted}.`);
    return otherwise;
  };
  const some = z.string().min(1);
  const config: Config = {
    port: read('PORT', port, `a port from 0 to ${PORTS}`, null),
    host: read('HOST', some, 'an address to listen on, like 0.0.0.0', '0.0.0.0'),
    dataDir: read('DATA_DIR', some, 'a folder', './data'),
    publicUrl: read('PUBLIC_URL', publicUrl, 'an address like https://trade.example, without a path', null),
    logLevel: read('LOG_LEVEL', z.enum(LEVELS), `one of ${LEVELS.join(', ')}`, 'info'),
    cardsDir: read('CARDS_DIR', some, 'a folder with cards.json and decks.json', null),
    limitLoopback: read('LIMIT_LOOPBACK', z.enum(['yes', 'no']), 'yes or no', 'yes') === 'yes',
  };
  return problems.length === 0 ? ok(config) : err(problems);
}
