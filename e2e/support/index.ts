// support: phones, the server they play on, and the weather in between.
export { FaultProxy } from './faultProxy.ts';
export type { GameServer } from './gameServer.ts';
export { meet, meetByHand } from './meet.ts';
export type { Phone } from './phone.ts';
export { expect, test } from './table.ts';
