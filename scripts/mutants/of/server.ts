// Mistakes in the server: who may do what, what is counted and chained, how sockets are held, and when clocks stop.

import { type Mutant, mutantsIn } from '../mutant.ts';

const CALLERS = ['src/callers/callers'];

export const SERVER: readonly Mutant[] = [
  ...mutantsIn(
    'server/src/callers/bucket.ts',
    CALLERS,
    ['a burst ends', 'if (this.#tokens < 1) return false;', ''],
    ['no more than a burst is saved', 'Math.min(this.#rate.burst, filled)', 'filled'],
    ['what flows in is a second’s', '/ 1000) *', '/ 100) *'],
  ),
  ...mutantsIn(
    'server/src/callers/buckets.ts',
    CALLERS,
    ['buckets are bounded', 'this.#kept.size <= MOST && !bucket.isFull(now)', '!bucket.isFull(now)'],
    [
      'the one asked longest ago goes first',
      'this.#kept.delete(key);\n    this.#kept.set(key, bucket);',
      'this.#kept.set(key, bucket);',
    ],
  ),
  ...mutantsIn(
    'server/src/callers/address.ts',
    CALLERS,
    ['an IPv6 network is one place', '.slice(0, NETWORK)', '.slice(0, 8)'],
    ['an IPv4 address is one however it is written', 'address.slice(MAPPED.length)', 'address'],
  ),
  ...mutantsIn(
    'server/src/callers/hosts.ts',
    CALLERS,
    ['a name is the whole name', '[\\w.-]+)(?::\\d{1,5})?$/', '[\\w.-]+)(?::\\d{1,5})?/'],
    ['the machine’s names change', 'if (now - this.#readAt >= FRESH)', 'if (this.#readAt < 0)'],
  ),
  ...mutantsIn(
    'server/src/realtime/wire.ts',
    ['src/realtime/wire.test'],
    ['sockets are not compressed', 'perMessageDeflate: false', 'perMessageDeflate: { threshold: 0 }'],
    ['fragments are few', 'maxFragments: LIMITS.fragments, ', ''],
  ),
  ...mutantsIn(
    'server/src/realtime/limits.ts',
    ['src/realtime/wire.test'],
    ['a process has 2,000 sockets', 'sockets: 2_000', 'sockets: 200_000'],
    ['strangers have few of them', 'strangers: 300', 'strangers: 3_000'],
  ),
  ...mutantsIn(
    'server/src/realtime/shallow.ts',
    ['src/realtime/limits'],
    ['a message is shallow', 'if (depth === 0) return false;', ''],
  ),
  ...mutantsIn(
    'server/src/realtime/followers.ts',
    ['src/realtime/limits'],
    ['a bot is always here', 'bots.includes(seat)', 'false'],
    [
      'a watcher makes no seat be here',
      "if (viewer === 'watcher' || before.finished) return false;",
      'if (before.finished) return false;',
    ],
    ['away is since when', 'isSame ? seats[seat].at : this.#clock.elapsed()', 'this.#clock.elapsed()'],
  ),
  ...mutantsIn(
    'server/src/realtime/textFrame.ts',
    ['src/realtime/textFrame'],
    ['a length is of bytes', 'Buffer.byteLength(text)', 'text.length'],
    ['middle lengths have two bytes', 'const LONGEST_MIDDLE = 0xffff', 'const LONGEST_MIDDLE = 0xfffff'],
  ),
  ...mutantsIn(
    'server/src/match/seatHeldBy.ts',
    ['src/people/onlyShows'],
    ['P11: who has moved away is told so', "left === null ? 'no-seat' : 'read-only'", "'no-seat'"],
  ),
  ...mutantsIn(
    'server/src/people/codeInfo.ts',
    ['src/match/watching'],
    ['a code may be a watch link', 'watched !== null && mayWatch', 'watched === null && mayWatch'],
    ['watching may be off', ' && mayWatch(await watchingOf(world, reader), watched)', ''],
  ),
  ...mutantsIn(
    'server/src/http/site.ts',
    ['src/http/http.test'],
    ['the log holds no addresses', "area: AREA.test(area) ? area : '?'", 'area: request.originalUrl'],
  ),
  ...mutantsIn(
    'server/src/clocks/outage.ts',
    ['src/clocks/outage'],
    [
      'an outage ends when the store is back',
      "!== 'ok') return this.#look()",
      "=== 'ok') return this.#look()",
    ],
    ['it begins once', 'if (this.#isOn) return;', ''],
  ),
  ...mutantsIn(
    'server/src/lists/csv.ts',
    ['src/lists/csv'],
    ['no cell is a formula', "FORMULA.test(text) ? `'${text}` : text", 'text'],
    ['quotes are doubled', `.replaceAll('"', '""')`, ''],
    ['Excel reads Cyrillic', "const BYTE_ORDER_MARK = '\\uFEFF'", "const BYTE_ORDER_MARK = ''"],
  ),
  ...mutantsIn(
    'server/src/device/device.ts',
    ['src/device/device'],
    ['only an issued token counts', 'tokens.isIssued(token) || ', 'true || '],
  ),
  ...mutantsIn(
    'server/src/device/device.ts',
    ['src/http/http.test'],
    ['no script reads the token', "'HttpOnly', ", ''],
  ),
  ...mutantsIn(
    'server/src/purses/transferAll.ts',
    ['src/purses'],
    ['P7: who pays has less', 'debitAfter: paying.balance - sum', 'debitAfter: paying.balance'],
  ),
  ...mutantsIn(
    'server/src/roles/may.ts',
    ['src/roles'],
    ['who has no person is told so', "if (actor.person === null) return { code: 'no-person' };", ''],
    [
      'a role may by its relation',
      'allowed[role]?.includes(relation) === true)) return null',
      'allowed[role] !== undefined)) return null',
    ],
  ),
  ...mutantsIn(
    'server/src/tools/balance/deal.ts',
    ['src/tools/balance/goals'],
    [
      'three of nine cards are standard',
      'uncommon: 3, rare: 2, unique: 1',
      'uncommon: 3, rare: 2, unique: 4',
    ],
  ),
];
