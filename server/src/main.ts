// The server's process: reads its environment, starts the app, says where it is, and stops it cleanly.

import closeWithGrace from 'close-with-grace';
import { pino } from 'pino';
import { renderUnicodeCompact } from 'uqr';
import { type App, PortTaken, startApp } from './app.ts';
import { CardsRefused } from './catalogue/index.ts';
import { type Config, parseConfig } from './config.ts';
import { StoreRefused } from './store/index.ts';

const PATIENCE = 5_000;
const ASKED_TO_END = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const say = (...lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`);
};

/** Ends the process with one sentence for its keeper. */
function giveUp(...sentences: readonly string[]): never {
  process.stderr.write(`${sentences.join('\n')}\n`);
  process.exit(1);
}

const isForKeeper = (error: unknown): error is Error =>
  error instanceof CardsRefused || error instanceof StoreRefused || error instanceof PortTaken;

async function start(config: Config): Promise<App> {
  // Standard output is for people; the log goes to standard error.
  const log = pino({ level: config.logLevel, base: null }, pino.destination(2));
  try {
    return await startApp({ config, log });
  } catch (error) {
    if (isForKeeper(error)) return giveUp(error.message);
    throw error;
  }
}

const parsed = parseConfig(process.env);
if (!parsed.ok) giveUp(...parsed.error);
const app = await start(parsed.value);
const { close } = closeWithGrace({ delay: PATIENCE, logger: false, skip: [...ASKED_TO_END] }, () =>
  app.close(),
);
// A terminal tells every process of a command, and npm tells us again: an echo must not cut the closing short.
let isClosing = false;
for (const signal of ASKED_TO_END) {
  process.on(signal, () => {
    if (isClosing) return;
    isClosing = true;
    close();
  });
}

const { port, publicUrl: url, release } = app;
say(
  '',
  renderUnicodeCompact(url),
  '',
  `Dunmer Trade ${release}: ${url}`,
  `On this machine: http://localhost:${port}`,
  '',
);
// For programs that start it.
say(`ready ${JSON.stringify({ port, url, release })}`);
