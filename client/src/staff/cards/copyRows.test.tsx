// @vitest-environment happy-dom
// The copies of the store: slips are printed only for those that nothing binds.

import type { StaffCopy } from '@dunmer/shared/protocol';
import { expect, it } from 'vitest';
import { answering } from '../../harness/answering.ts';
import { CARD_LIST } from '../../harness/handBuilt.ts';
import { homeView } from '../../harness/homeView.ts';
import { lonePage } from '../../harness/lonePage.ts';
import { home } from '../../net/index.ts';
import { staffRu } from '../staff.ru.ts';
import { CopyRows } from './copyRows.tsx';

const { lists, cards: text } = staffRu;
const mounted = lonePage();

const copy = (id: string, blocked: StaffCopy['blocked']): StaffCopy => ({
  copy: id,
  card: CARD_LIST[0]?.id ?? '',
  serial: 1,
  of: null,
  slip: 'none',
  owner: null,
  blocked,
});

it('all together are selected without those that are frozen', async () => {
  const view = homeView();
  home.known.setState({ home: { ...view, me: { ...view.me, staff: 'organiser', passphrase: 'open' } } });
  answering({ '/staff/copies': [copy('free', null), copy('frozen', 'frozen'), copy('other', null)] });
  const list = await mounted(<CopyRows owner="store" empty={text.noCopies} />);
  await list.until(() => document.querySelector('tbody tr') !== null);
  expect(document.querySelectorAll('tbody input[type=checkbox]')).toHaveLength(2);
  await list.press(lists.pickAll);
  expect(list.everything()).toContain(lists.picked(2));
});
