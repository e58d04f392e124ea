import { describe, expect, test } from 'vitest';
import { systemEntropy } from '../ports/index.ts';
import { cookieFor, knownDevice, nameOf, Tokens } from './index.ts';

const KEY = 'a1'.repeat(32);
const tokens = new Tokens(KEY);
const draw = (): string => tokens.draw(systemEntropy);
const OLD = 'x'.repeat(43);

/** The device that cookies name, if only the browsers with these old tokens are known. */
const known = (cookies: string | undefined, before: readonly string[] = []) =>
  knownDevice(
    {
      tokens,
      reader: { people: { isKnownDevice: async (device) => before.map(nameOf).includes(device) } },
    },
    cookies,
  );

describe('a browser', () => {
  test('is known by its token, whatever stands beside it; of the token only a hash is its name', async () => {
    const token = draw();
    expect(token).toMatch(/^[\w-]{64}$/);
    expect(await known(`theme=dark; device=${token}; lang=ru`)).toBe(nameOf(token));
    expect(nameOf(token)).not.toContain(token.slice(0, 8));
    expect(draw()).not.toBe(token);
  });

  test('is nobody with a token that was never issued: invented, of another event, or changed in one letter', async () => {
    const token = draw();
    const other = new Tokens('b2'.repeat(32)).draw(systemEntropy);
    const changed = [...token]
      .map((letter, i) => (i === 10 ? (letter === 'A' ? 'B' : 'A') : letter))
      .join('');
    for (const invented of [OLD, 'y'.repeat(64), other, changed, token.slice(0, 43)])
      expect(await known(`device=${invented}`), invented).toBeNull();
  });

  test('from before tokens were signed is known where it was somebody’s or practised', async () => {
    expect(await known(`device=${OLD}`)).toBeNull();
    expect(await known(`device=${OLD}`, [OLD])).toBe(nameOf(OLD));
  });

  test.each([undefined, '', 'device=', 'device=short', `device=${'!'.repeat(64)}`, `other=${OLD}`])(
    'is not known by %j',
    async (cookies) => {
      expect(await known(cookies, [OLD])).toBeNull();
    },
  );
});

describe('where a neighbour has put cookies beside ours', () => {
  test('those that were never issued are passed over', async () => {
    const token = draw();
    expect(await known(`device=${OLD}; device=${token}; device=${'z'.repeat(64)}`)).toBe(nameOf(token));
  });

  test('a few are looked at, however many there are: each is a question to the database', async () => {
    let asked = 0;
    const reader = { people: { isKnownDevice: async () => (asked += 1) < 0 } };
    const many = Array.from({ length: 300 }, (_, i) => `device=${String(i).padStart(43, 'x')}`).join('; ');
    expect(await knownDevice({ tokens, reader }, many)).toBeNull();
    expect(asked).toBeLessThanOrEqual(4);
  });

  test('the last counts: a browser sends those of longer paths first, and ours is for all of the host', async () => {
    const [planted, ours] = [draw(), draw()];
    expect(await known(`device=${planted}; device=${ours}`)).toBe(nameOf(ours));
  });

  test('over HTTPS ours has a name that no neighbour can set, and it goes before all others', async () => {
    const [planted, ours] = [draw(), draw()];
    expect(cookieFor(ours, { secure: true })).toMatch(
      /^__Host-device=[\w-]{64}; Path=\/; HttpOnly; .*; Secure$/,
    );
    expect(cookieFor(ours, { secure: false })).not.toContain('Secure');
    expect(await known(`__Host-device=${ours}; device=${planted}`)).toBe(nameOf(ours));
    expect(await known(`device=${planted}`)).toBe(nameOf(planted));
  });
});

describe('the token of a ticket', () => {
  const ticket = 'c3'.repeat(32);

  test('is the same however often it is asked for, after a restart too, and another for another ticket', () => {
    const token = tokens.forTicket(ticket);
    expect(new Tokens(KEY).forTicket(ticket)).toBe(token);
    expect(tokens.forTicket('c4'.repeat(32))).not.toBe(token);
    expect(tokens.isIssued(token)).toBe(true);
  });

  test('says nothing of the ticket, nor is it found without the key', () => {
    expect(new Tokens('b2'.repeat(32)).forTicket(ticket)).not.toBe(tokens.forTicket(ticket));
    expect(tokens.forTicket(ticket)).not.toContain(
      Buffer.from(ticket, 'hex').toString('base64url').slice(0, 8),
    );
  });
});
