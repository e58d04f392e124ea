// @vitest-environment happy-dom
// PreviewAll: previews any number of acts in as many questions as it takes, and answers in their order.

import { MOST_PREVIEWS, type PreviewsResult, type StaffAct } from '@dunmer/shared/protocol';
import { afterEach, expect, it, vi } from 'vitest';
import { given, previewAll } from './live.ts';

const acts = (count: number): readonly StaffAct[] =>
  Array.from({ length: count }, (_, at) => ({
    type: 'renamePerson',
    id: `act ${at}`,
    person: 'p',
    name: `${at}`,
    reason: 'r',
  }));

/** How a server answers a question about several acts, which are told apart by their names. */
type Server = (asked: readonly StaffAct[]) => PreviewsResult;

const namesIn = (asked: readonly StaffAct[]): readonly string[] =>
  asked.map((act) => (act.type === 'renamePerson' ? act.name : ''));

const each: Server = (asked) => ({
  ok: true,
  value: namesIn(asked).map((name) => ({ ok: false, error: { code: 'bad-shape', key: name } })),
});

const isAsked = (said: unknown): said is readonly StaffAct[] => Array.isArray(said);
const isAnswer = (said: unknown): said is (result: PreviewsResult) => void => typeof said === 'function';

/** Answers one question with each of these servers in turn. Returns how many acts each question held. */
function answering(...servers: readonly Server[]): readonly number[] {
  const sizes: number[] = [];
  vi.spyOn(given.wire, 'say').mockImplementation((...said: readonly unknown[]) => {
    const [, asked, answer] = said;
    const server = servers[sizes.length] ?? each;
    if (!isAsked(asked) || !isAnswer(answer)) throw new Error('another message');
    sizes.push(asked.length);
    answer(server(asked));
  });
  return sizes;
}

afterEach(() => void vi.restoreAllMocks());

it('asks no more at once than is answered, and gives each act its own answer', async () => {
  const sizes = answering();
  const said = await previewAll(acts(2 * MOST_PREVIEWS + 1));
  expect(sizes).toEqual([MOST_PREVIEWS, MOST_PREVIEWS, 1]);
  expect(said?.map((one) => (!one.ok && 'key' in one.error ? one.error.key : null))).toEqual(
    namesIn(acts(2 * MOST_PREVIEWS + 1)),
  );
});

it('says nothing of any where one question is refused, and asks no further', async () => {
  const sizes = answering(each, () => ({ ok: false, error: { code: 'too-fast' } }));
  expect(await previewAll(acts(3 * MOST_PREVIEWS))).toBeNull();
  expect(sizes).toHaveLength(2);
});
