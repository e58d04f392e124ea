// Seats as a program, for tests that know servers only by their pages. Reads steps as lines of JSON, each with the
// address of its server, answers each with a line, and ends with its input.

import { createInterface } from 'node:readline';
import * as z from 'zod';
import { Seats } from './seats.ts';
import { seeded } from '@dunmer/shared/testing';

const name = z.string();
const STEP = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('bind'), name, secret: z.string() }),
  z.strictObject({ do: z.literal('take'), name, cookie: z.string() }),
  z.strictObject({ do: z.literal('match'), one: name, two: name, stake: z.int() }),
  z.strictObject({ do: z.literal('sit'), name, match: z.string() }),
  z.strictObject({
    do: z.literal('lay'),
    name,
    row: z.enum(['front', 'back', 'half']),
    cards: z.array(z.string()),
  }),
  z.strictObject({ do: z.literal('unlock'), name, passphrase: z.string() }),
  z.strictObject({ do: z.enum(['ask', 'rule']), name, command: z.record(z.string(), z.unknown()) }),
  z.strictObject({ do: z.literal('playOn'), name }),
  z.strictObject({ do: z.literal('concede'), name }),
  z.strictObject({ do: z.literal('finished'), name }),
  z.strictObject({ do: z.literal('leave'), name }),
  z.strictObject({ do: z.literal('close') }),
]);
const LINE = z.object({ id: z.int(), url: z.string(), step: STEP });

const all = new Map<string, Seats>();

function seatsAt(url: string): Seats {
  const seats = all.get(url) ?? new Seats(url, seeded(1));
  all.set(url, seats);
  return seats;
}

function close(url: string): void {
  all.get(url)?.close();
  all.delete(url);
}

function take(url: string, step: z.output<typeof STEP>): unknown {
  const seats = seatsAt(url);
  switch (step.do) {
    case 'bind':
      return seats.bind(step.name, step.secret);
    case 'take':
      return seats.take(step.name, step.cookie);
    case 'match':
      return seats.match(step.one, step.two, step.stake);
    case 'sit':
      return seats.sit(step.name, step.match);
    case 'lay':
      return seats.lay(step.name, step.row, step.cards);
    case 'unlock':
      return seats.unlock(step.name, step.passphrase);
    case 'ask':
      return seats.ask(step.name, step.command);
    case 'rule':
      return seats.rule(step.name, step.command);
    case 'playOn':
      return seats.playOn(step.name);
    case 'concede':
      return seats.concede(step.name);
    case 'finished':
      return seats.finished(step.name);
    case 'leave':
      return seats.leave(step.name);
    case 'close':
      return close(url);
  }
}

async function answer(line: string): Promise<void> {
  const { id, url, step } = LINE.parse(JSON.parse(line));
  try {
    const value = (await take(url, step)) ?? null;
    process.stdout.write(`${JSON.stringify({ id, value })}\n`);
  } catch (error) {
    process.stdout.write(`${JSON.stringify({ id, error: `${step.do}: ${String(error)}` })}\n`);
  }
}

// Steps of different phones run beside each other; a caller that needs an order waits for the answers.
createInterface({ input: process.stdin })
  .on('line', (line) => void answer(line))
  .on('close', () => [...all.keys()].forEach(close));
