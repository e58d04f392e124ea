// Name: what is wrong with one, in the form's words; the last one is remembered on this device.

import { nameFault, tidyName } from '@dunmer/shared/protocol';
import { keep, recall } from '../device/index.ts';

const KEY = 'name';

const TROUBLES = { short: 'nameShort', long: 'nameLong', odd: 'nameOdd' } as const;

type NameTrouble = (typeof TROUBLES)[keyof typeof TROUBLES];

export function nameTrouble(name: string): NameTrouble | null {
  const fault = nameFault(tidyName(name));
  return fault === null ? null : TROUBLES[fault];
}

export const keptName = (): string => recall(KEY) ?? '';

export const keepName = (name: string): void => keep(KEY, tidyName(name));
