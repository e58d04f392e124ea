// Names: 2 to 40 characters without control or bidi characters; the last one is remembered on this device.

import { keep, recall } from '../device/index.ts';

const KEY = 'name';
const LEAST = 2;
const MOST = 40;

export type NameTrouble = 'nameShort' | 'nameLong' | 'nameOdd';

/** As the server will read it. */
export const tidyName = (name: string): string => name.normalize('NFKC').trim();

export function nameTrouble(name: string): NameTrouble | null {
  const letters = [...tidyName(name)];
  if (letters.length < LEAST) return 'nameShort';
  if (letters.length > MOST) return 'nameLong';
  return letters.some((letter) => /[\p{C}\p{Zl}\p{Zp}]/u.test(letter)) ? 'nameOdd' : null;
}

export const keptName = (): string => recall(KEY) ?? '';

export const keepName = (name: string): void => keep(KEY, tidyName(name));
