// Main: the server's process: reads its environment, starts the app, prints where it is, and stops it cleanly.

import { styleText } from 'node:util';
import closeWithGrace from 'close-with-grace';
import { type Logger, pino } from 'pino';
import { renderUnicodeCompact } from 'uqr';
import { type App, startApp } from './app/index.ts';
import { CardsRefused } from './catalogue/index.ts';
import { type Config, parseConfig } from './config.ts';
import { isOwnAlone, PortTaken } from './http/index.ts';
import { giveUp } from './ports/index.ts';
import { StoreRefused } from './store/index.ts';

const PATIENCE = 5_000;
const ASKED_TO_END = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const say = (...lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`);
};

const isForKeeper = (error: unknown): error is Error =>
  error instanceof CardsRefused || error instanceof StoreRefused || error instanceof PortTaken;

async function start(config: Config, log: Logger): Promise<App> {
  try {
    return await startApp({ config, log });
  } catch (error) {
    if (isForKeeper(error)) return giveUp(error.message);
    throw error;
  }
}

const parsed = parseConfig(process.env);
if (!parsed.ok) giveUp(...parsed.error);
// Standard output is for people, so the log goes to standard error.
const log = pino({ level: parsed.value.logLevel, base: null }, pino.destination(2));
const app = await start(parsed.value, log);

/** Logs what broke and where, never the message, which may name a card. */
function fatal(error: Error): void {
  const at = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  log.fatal({ broken: error.name, at: at?.trim() ?? '' }, 'the server broke and closes');
}

const { close } = closeWithGrace({ delay: PATIENCE, logger: false, skip: [...ASKED_TO_END] }, ({ err }) => {
  if (err !== undefined) fatal(err);
  return app.close();
});
// A terminal signals every process of a command, and npm passes the signal on again; the second one must not cut the
// closing short.
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
  isOwnAlone(url)
    ? 'Phones can’t reach it there: this machine has no address in a network, or HOST says another one.'
    : `Open it by this address on this machine too: to a browser http://localhost:${port} is another device.`,
  '',
);
if (app.sample !== null) {
  const { links } = app.sample;
  const shown = [
    links.find(({ staff }) => staff === 'organiser') ?? [],
    links.filter(({ staff }) => staff === null).slice(0, 2),
  ];
  say('This is the sample event. To try it, open one of these links, each in a browser of its own:');
  say(...shown.flat().map(({ name, url: link, code }) => `  ${name}: ${link}  (${code})`));
  say('A real event: npm run event -- new "Name"', '');
}
// A line for programs that start the server.
say(`ready ${JSON.stringify({ port, url, release })}`);

const elsewhere = await app.elsewhere();
// Printed last, where it is seen.
if (elsewhere !== null)
  say(
    '',
    styleText(
      ['red', 'bold'],
      `The address of this event is ${url}, but this server is reached at ${elsewhere}: phones, links and papers lead elsewhere.`,
      { stream: process.stdout },
    ),
    `To keep the address, let it lead here again: by the router, by DNS, or by the same PUBLIC_URL, HOST and PORT as before.`,
    `To change it knowingly: npm run event -- address ${elsewhere}`,
    '',
  );
