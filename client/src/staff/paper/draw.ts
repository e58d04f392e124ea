// draw: fresh links for people and slips for cards, each with the leaf on which it is handed out.

import type { StaffCopy, StaffPerson } from '@dunmer/shared/protocol';
import { uuidv7 } from '../../device/index.ts';
import { drawCode, drawToken } from '../drawn.ts';
import type { Drawn } from './useMany.ts';

/** Why is asked once for all, before they are sent. */
const NONE_YET = '…';

export function drawLink({ person, name }: StaffPerson): Drawn {
  const [token, code] = [drawToken(), drawCode()];
  return {
    act: { id: uuidv7(), type: 'makeLink', person, token, code, reason: NONE_YET },
    leaf: { kind: 'link', name, path: `/l/${token}`, code },
  };
}

export function drawSlip({ copy }: StaffCopy, name: string): Drawn {
  const code = drawCode();
  return {
    act: { id: uuidv7(), type: 'makeSlip', copy, code, reason: NONE_YET },
    leaf: { kind: 'slip', name, path: `/f/${code}`, code },
  };
}
