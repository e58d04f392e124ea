// support: the real server as a process, and scripted phones that play it. For tests and the benchmark.
export { type Acknowledged, Phone, type PhoneOptions } from './phone.ts';
export { newCookie } from './wire.ts';
export { type Ended, ServerProcess, type ServerOptions } from './serverProcess.ts';
export { type Fit, Mirror } from './mirror.ts';
export { legalCommand } from './legalPlay.ts';
export { newCommandId } from './commandId.ts';
export { type Random, seeded } from './random.ts';
export { testApp, type TestApp } from './testApp.ts';
export { openPair, type Pair, playMatch, untilQuiet } from './pair.ts';
