import { expect, test } from 'vitest';
import { isOurPage } from './ourPage.ts';

const HOST = 'trade.example';

test.each([
  ['no page', undefined, ['https://trade.example'], true],
  ['the page that links lead to', 'https://trade.example', ['https://trade.example'], true],
  [
    'a page of that name without HTTPS, which anybody on the Wi-Fi can make',
    'http://trade.example',
    ['https://trade.example'],
    false,
  ],
  ['a page of the host that was asked, where nobody has said an address', 'http://trade.example', [''], true],
  [
    'an address of the laptop beside it',
    'http://192.168.1.20:3000',
    ['https://trade.example', 'http://192.168.1.20:3000'],
    true,
  ],
  ['another port', 'https://trade.example:8443', ['https://trade.example'], false],
  ['a page from elsewhere', 'https://elsewhere.example', ['https://trade.example'], false],
  ['a file', 'null', ['https://trade.example'], false],
] as const)('%s', (_, origin, addresses, isOurs) => {
  expect(isOurPage({ host: HOST, ...(origin === undefined ? {} : { origin }) }, addresses)).toBe(isOurs);
});
