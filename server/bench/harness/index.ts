// harness: windows, ratios and verdicts.
export { cpuSecondsOf } from './cpu.ts';
export { inProcess } from './inProcess.ts';
export { listenWhile, type Noise } from './quiet.ts';
export {
  type Contender,
  isNoisy,
  type Pace,
  perCpuSecond,
  perSecond,
  ratioOf,
  type Rounds,
  speedOf,
  takeTurns,
  type Window,
} from './rounds.ts';
export { type Control, type Goal, isBlindTo, isNear, type Measurement, verdictOn } from './row.ts';
export { quantile, spreadOf } from './stats.ts';
export { answerParent, heapInUse, startWorker, type Worker } from './worker.ts';
export { listenLocally } from './listen.ts';
