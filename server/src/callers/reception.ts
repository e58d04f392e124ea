// Reception: the checks that pages and sockets share before anybody is let in.

import { Callers, type CallersPorts } from './caller.ts';
import { Hosts, type HostsPorts } from './hosts.ts';
import { Pace } from './pace.ts';

export interface Reception {
  readonly callers: Callers;
  readonly hosts: Hosts;
  readonly pace: Pace;
}

/** Makes the reception of a server. */
export const makeReception = (ports: CallersPorts & HostsPorts): Reception => ({
  callers: new Callers(ports),
  hosts: new Hosts(ports),
  pace: new Pace(ports.clock),
});
