// Grammar: bytes that are no message: packets and frames, broken in every way that their grammar allows.

import type { Random } from '../support/index.ts';
import { bytesOf, OPCODE, textFrame } from './rawFrame.ts';

/** Bytes that are thrown at the server, on a connection that has joined or has only been opened. */
export interface Throw {
  readonly what: string;
  readonly bytes: Buffer;
  readonly on: 'joined' | 'opened';
  /** Whether the thrower leaves at once, so that what it has begun is never completed. */
  readonly leaves: boolean;
}

/** Part of everything thrown that has text in it: nobody else may ever receive it. */
export const MARK = 'throwing-stones';

const MESSAGE_BYTES = 16 * 1024;
const NAMES = [
  'command',
  'sync',
  'draft',
  'seen',
  'alive',
  MARK,
  'error',
  'connect',
  'disconnect',
  '__proto__',
] as const;
const PIECES = {
  engine: ['4', '4', '4', '4', '4', '4', '0', '1', '2', '3', '5', '6', '7', 'b', '', ' ', '-', '\u0000', 'é'],
  packet: ['2', '2', '2', '2', '0', '1', '3', '4', '5', '6', '7', '9', '', ' ', '-', 'x', '𝟚'],
  attachments: ['', '', '', '1-', '0-', '-', '99-', '1e9-', '-1-', '1.5-'],
  namespace: ['', '', '', '/,', '/admin,', '/__proto__,', '/admin', `/${MARK}?x=1,`, '//,', '/\u0000,'],
  id: ['', '0', '7', '00', '-1', '1.5', ' ', '9'.repeat(30), '9'.repeat(400), '1e5', '\u0661'],
  json: [
    '',
    '[]',
    '{}',
    'null',
    '0',
    '""',
    '[null]',
    '[0]',
    '[[]]',
    '[{}]',
    '[',
    ']',
    '{"',
    '[NaN]',
    '[1,]',
    '[\u0000]',
  ],
} as const;

const randomBytes = (random: Random, most: number): Buffer =>
  Buffer.from(Array.from({ length: 1 + random.below(most) }, () => random.below(256)));

const event = (random: Random): string => {
  const args = random.oneOf(['', ',{}', ',null', `,"${MARK}"`, ',[[[[]]]]', ',{"id":1},{"id":2}', ',1e999']);
  return `["${random.oneOf(NAMES)}"${args}]`;
};

const pieces = (random: Random): string =>
  [
    random.oneOf(PIECES.engine),
    random.oneOf(PIECES.packet),
    random.oneOf(PIECES.attachments),
    random.oneOf(PIECES.namespace),
    random.oneOf(PIECES.id),
    random.below(2) === 0 ? random.oneOf(PIECES.json) : event(random),
  ].join('');

const cutOff = (random: Random, text: string): string => text.slice(0, random.below(text.length));

function garbled(random: Random): string {
  const text = `42${random.below(99)}${event(random)}`;
  const at = random.below(text.length);
  return text.slice(0, at) + String.fromCharCode(random.below(0x300)) + text.slice(at + 1);
}

function nested(random: Random): string {
  const depth = random.oneOf([13, 100, 2000, 5000, 7900]);
  const [open, close] = random.oneOf([
    ['[', ']'],
    ['{"a":', '}'],
  ] as const);
  const levels = Math.min(depth, Math.floor((MESSAGE_BYTES - 100) / (open.length + close.length)));
  const value = open.repeat(levels) + (open === '[' ? '' : '0') + close.repeat(levels);
  return `42${random.below(9)}["${random.oneOf(['command', 'sync', 'draft'])}",${value}${random.oneOf(['', ']'])}`;
}

function huge(random: Random): string {
  const length = random.oneOf([MESSAGE_BYTES - 20, MESSAGE_BYTES + 1, 2 * MESSAGE_BYTES, 80_000]);
  return `421["${random.oneOf(NAMES)}","${random.oneOf(['x', 'é', '\\u0000', '[']).repeat(length).slice(0, length)}"]`;
}

const answer = (random: Random): string =>
  `43${random.oneOf(PIECES.id)}${random.oneOf(['[]', '[null]', '[{}]', '{}', ''])}`;
const connecting = (random: Random): string => {
  const said = random.oneOf([
    '',
    '{}',
    '[]',
    'null',
    '{"protocol":1}',
    '{"protocol":"1"}',
    '{"protocol":1e9}',
    '{"protocol":{}}',
  ]);
  return `40${random.oneOf(PIECES.namespace)}${said}`;
};
const attached = (random: Random): string =>
  `4${random.oneOf(['5', '6'])}${random.oneOf(PIECES.attachments)}${random.below(9)}["command",{"_placeholder":true,"num":${random.oneOf(['0', '-1', '1e9', '"x"'])}}]`;

const TEXTS: readonly (readonly [string, (random: Random) => string])[] = [
  ['pieces of packets', pieces],
  ['a packet cut off', (random) => cutOff(random, `42${random.below(99)}${event(random)}`)],
  ['a packet with a wrong letter', garbled],
  ['deep JSON', nested],
  ['a huge packet', huge],
  ['an answer to nothing', answer],
  ['another connecting', connecting],
  ['a packet with attachments', attached],
];

const CODES = [0, 1, 999, 1000, 1005, 1006, 1014, 2999, 65_535] as const;

/** Draws a websocket frame that breaks the rules of frames, or keeps to them in a way that no phone does. */
function frame(random: Random): { readonly what: string; readonly bytes: Buffer; readonly leaves: boolean } {
  const text = Buffer.from(`421["alive","${MARK}"]`);
  const payload = random.oneOf([text, Buffer.alloc(0), randomBytes(random, 200)]);
  const whole = (what: string, bytes: Buffer) => ({ what, bytes, leaves: false });
  const close = Buffer.concat([Buffer.alloc(2), payload.subarray(0, 100)]);
  close.writeUInt16BE(random.oneOf(CODES));
  switch (random.below(12)) {
    case 0:
      return whole('a frame without a mask', bytesOf({ opcode: OPCODE.text, payload, masked: false }));
    case 1:
      return whole('an unknown opcode', bytesOf({ opcode: random.oneOf([3, 4, 5, 6, 7, 11, 15]), payload }));
    case 2:
      return whole('reserved bits', bytesOf({ opcode: OPCODE.text, payload, reserved: 1 + random.below(7) }));
    case 3:
      return whole('a binary frame', bytesOf({ opcode: OPCODE.binary, payload }));
    case 4:
      return whole(
        'a fragment of nothing',
        bytesOf({ opcode: OPCODE.more, payload, fin: random.below(2) === 0 }),
      );
    case 5:
      return whole('a message begun twice', bytesOf({ opcode: OPCODE.text, payload: text, fin: false }));
    case 6: {
      const parts = [bytesOf({ opcode: OPCODE.text, payload: Buffer.from('4'), fin: false })];
      const count = random.oneOf([15, 17, 40, 400]);
      for (let i = 0; i < count; i++)
        parts.push(bytesOf({ opcode: OPCODE.more, payload: Buffer.from('2'), fin: false }));
      return whole('many fragments', Buffer.concat(parts));
    }
    case 7:
      return whole(
        'invalid UTF-8',
        bytesOf({
          opcode: OPCODE.text,
          payload: Buffer.concat([text, Buffer.from([0xc0, 0xaf, 0xed, 0xa0, 0x80])]),
        }),
      );
    case 8:
      return whole(
        'a closing that is none',
        bytesOf({ opcode: OPCODE.close, payload: random.oneOf([close, Buffer.from([3])]) }),
      );
    case 9:
      return whole(
        'a long or broken ping',
        bytesOf({
          opcode: random.oneOf([9, 10]),
          payload: randomBytes(random, 400),
          fin: random.below(2) === 0,
        }),
      );
    case 10: {
      const claims = random.oneOf([100, MESSAGE_BYTES, MESSAGE_BYTES + 1, 2 ** 32, 2 ** 52]);
      return {
        what: `a frame that claims ${claims} bytes`,
        bytes: bytesOf({ opcode: OPCODE.text, payload: text, claims }),
        leaves: true,
      };
    }
    default:
      return { what: 'no frame at all', bytes: randomBytes(random, 600), leaves: true };
  }
}

/** Draws bytes that are no message at all. */
export function throwOf(random: Random): Throw {
  const on = random.below(4) === 0 ? 'opened' : 'joined';
  if (random.below(3) === 0) return { on, ...frame(random) };
  const [what, make] = random.oneOf(TEXTS);
  const text = make(random);
  return { what: `${what}: ${text.slice(0, 120)}`, bytes: textFrame(text), on, leaves: false };
}
