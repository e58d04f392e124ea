import { describe, expect, test } from 'vitest';
import { isInstalled } from './install.mjs';
import { isNewEnough, runsTests } from './runtime.mjs';

const linux = { platform: 'linux', arch: 'x64' };
const react = { version: '19.0.0' };

describe('the dependencies are installed', () => {
  test('where npm recorded each of them in the version asked for', () => {
    const wanted = { '': {}, server: {}, 'node_modules/react': react };
    expect(isInstalled(wanted, { 'node_modules/react': react }, linux)).toBe(true);
  });

  test('not where one is missing or of another version', () => {
    expect(isInstalled({ 'node_modules/react': react }, {}, linux)).toBe(false);
    expect(
      isInstalled({ 'node_modules/react': react }, { 'node_modules/react': { version: '18.0.0' } }, linux),
    ).toBe(false);
  });

  test('although what is for other machines is missing', () => {
    const mac = { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['x64'] };
    expect(isInstalled({ 'node_modules/mac': mac }, {}, linux)).toBe(true);
    expect(isInstalled({ 'node_modules/mac': mac }, {}, { platform: 'darwin', arch: 'x64' })).toBe(false);
    expect(isInstalled({ 'node_modules/mac': mac }, {}, { platform: 'darwin', arch: 'arm64' })).toBe(true);
  });

  test('also where a package names the machines that it is not for', () => {
    const posix = { version: '1.0.0', optional: true, os: ['!win32'] };
    expect(isInstalled({ 'node_modules/posix': posix }, {}, linux)).toBe(false);
    expect(isInstalled({ 'node_modules/posix': posix }, {}, { platform: 'win32', arch: 'x64' })).toBe(true);
  });
});

test.each([
  ['20.20.2', false],
  ['22.18.0', false],
  ['22.22.9', false],
  ['22.23.0', true],
  ['24.11.1', false],
  ['24.12.0', true],
  ['25.0.0', false],
  ['25.1.0', true],
  ['26.0.0', true],
  ['', false],
])('Node %s runs the tests: %s', (version, expected) => {
  expect(runsTests(version)).toBe(expected);
});

test.each([
  ['18.20.4', false],
  ['20.20.2', false],
  ['22.17.9', false],
  ['22.18.0', true],
  ['23.11.1', false],
  ['24.0.0', true],
  ['26.1.0', true],
  ['', false],
])('Node %s is new enough: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});
