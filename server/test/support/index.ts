// support: the real server as a process, and scripted phones that play on it; for tests and the benchmark.
export { type Acknowledged, Phone } from './phone.ts';
export { newCookie } from './wire.ts';
export { ServerProcess } from './serverProcess.ts';
export { LoopWatch } from './loopWatch.ts';
export { ownClock } from './waited.ts';
export { Mirror } from './mirror.ts';
export { type Random, seeded } from '@dunmer/shared/testing';
export { newCommandId } from './commandId.ts';
export { testApp, type TestApp } from './testApp.ts';
export { TcpProxy } from './tcpProxy.ts';
export { connectTrader, openMatch, openPair, type Pair, playMatch, untilQuiet } from './pair.ts';
export { cardsOf, type SeededTrader, seedFolder, seedStore, trader } from './seed.ts';
