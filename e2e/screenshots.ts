// Screenshots of every screen, in both languages, on a phone and on a desk, in light and some in dark mode, and of all
// pictures, into e2e/shots; a few go into docs.
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';
import { namesFrom } from './support/cardNames.ts';
import { shootContactSheet } from './support/contactSheet.ts';
import { shootSheet } from './support/sheet.ts';
import { GameServer } from './support/gameServer.ts';
import { Phone } from './support/phone.ts';
import { tourOfIntrigue, tourOfMatch, tourOfPages, tourOfPatrons, tourOfPromises } from './support/tour.ts';
import type { Named } from './support/traders.ts';
import type { Lang } from './support/words.ts';
import config from './playwright.config.ts';

const shots = fileURLToPath(new URL('shots/', import.meta.url));

interface Size {
  readonly name: string;
  readonly options: BrowserContextOptions;
  readonly langs: readonly Lang[];
}

const viewport = (width: number, height: number) => ({ viewport: { width, height }, hasTouch: true });
const LANGS: readonly Lang[] = ['ru', 'en'];
const SIZES: readonly Size[] = [
  {
    name: '360x740',
    options: { ...viewport(360, 740), isMobile: true, deviceScaleFactor: 2 },
    langs: LANGS,
  },
  { name: '320x568', options: { ...viewport(320, 568), isMobile: true }, langs: LANGS },
  { name: '740x360', options: { ...viewport(740, 360), isMobile: true }, langs: LANGS },
  { name: '1280x800', options: viewport(1280, 800), langs: LANGS },
];
const PEOPLE: Readonly<Record<Lang, readonly [string, string, string]>> = {
  ru: ['Тралан Дрес', 'Ведис', 'Зритель'],
  en: ['Tralan Dres', 'Vedis', 'Watcher'],
};
/** For each language the event's name, and a first and a second trader with each of the seeded decks. */
const EVENTS: Readonly<Record<Lang, Named>> = {
  ru: {
    event: 'Ярмарка в Альд’руне',
    traders: [
      'Тралан Дрес',
      'Ллерис Хлаалу',
      'Мехра Веним',
      'Нерано Сарети',
      'Релам Аринит',
      'Фарвис Индорил',
      'Дреласа Рамоти',
      'Ведис Телванни',
      'Голдир Андас',
      'Илени Ветра',
      'Сарис Лларо',
      'Тиран Девани',
      'Уврен Омалор',
      'Хлевала Мадало',
    ],
  },
  en: {
    event: 'The fair of Ald-Ruhn',
    traders: [
      'Tralan Dres',
      'Lleris Hlaalu',
      'Mehra Venim',
      'Nerano Sareti',
      'Relam Arinith',
      'Farvis Indoril',
      'Drelasa Ramothi',
      'Vedis Telvanni',
      'Goldir Andas',
      'Ileni Vethra',
      'Saris Llaro',
      'Tiran Devani',
      'Uvren Omalor',
      'Hlevala Madalo',
    ],
  },
};
interface Tour {
  readonly phone: (name: string) => Promise<Phone>;
  readonly server: GameServer;
  /** The names of the people. */
  readonly people: readonly [string, string, string];
  readonly visit: (screen: string, phone: Phone) => Promise<void>;
}

/** Each tour has an event of its own: an event has one organiser, whom one phone takes. */
const ofTwoAnd =
  (tour: typeof tourOfPatrons) =>
  async ({ phone, server, people: [a, b], visit }: Tour): Promise<void> => {
    const o = (await phone('Мастер')).wants('ru');
    await tour({ a: await phone(a), b: await phone(b), o, server }, visit);
  };

const TOURS: Readonly<Record<string, (tour: Tour) => Promise<void>>> = {
  trade: async ({ phone, people: [a, b, w], visit }) => {
    const party = { a: await phone(a), b: await phone(b), w: await phone(w) };
    await tourOfPages(party, visit);
    await tourOfMatch(party, visit);
  },
  promises: ofTwoAnd(tourOfPromises),
  intrigue: ofTwoAnd(tourOfIntrigue),
  patrons: ofTwoAnd(tourOfPatrons),
};

async function shoot(
  browser: Browser,
  { name: size, options }: Size,
  lang: Lang,
  tour: (tour: Tour) => Promise<void>,
): Promise<void> {
  const server = await GameServer.start(EVENTS[lang]);
  const names = await namesFrom(server.url);
  const folder = `${shots}${size}-${lang}`;
  mkdirSync(`${folder}-night`, { recursive: true });
  mkdirSync(folder, { recursive: true });
  const contexts: BrowserContext[] = [];
  const phone = async (name: string): Promise<Phone> => {
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce', locale: 'ru-RU' });
    contexts.push(context);
    context.setDefaultTimeout(20_000);
    const person = { name, address: server.url, names, traders: server.traders };
    return (await Phone.on(await context.newPage(), person)).wants(lang);
  };
  const visit = async (screen: string, { page }: Phone): Promise<void> => {
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(() => document.querySelector('[data-picture]:not(:has(svg))') === null);
    await page.screenshot({ path: `${folder}/${screen}.png` });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.screenshot({ path: `${folder}-night/${screen}.png` });
    await page.emulateMedia({ colorScheme: 'light' });
  };
  try {
    await tour({ phone, server, people: PEOPLE[lang], visit });
  } finally {
    // The next event may be at the same port and know the same browsers: a page that stayed open would come back to it.
    await Promise.all(contexts.map((context) => context.close()));
    await server.dispose();
  }
}

/** The few screenshots that the documents show. */
const KEPT = {
  'table-ru': '360x740-ru/placing-front',
  'round-en': '360x740-en/film-5',
  'night-ru': '360x740-ru-night/target',
  'home-ru': '360x740-ru/home-waits',
  'contract-ru': '360x740-ru/contract-signed',
  cards: 'cards/cards',
} as const;

/** What the page of screens shows: each screen in Russian in light mode, and below it in English in dark mode. */
const SHEETS = {
  deal: ['home-waits', 'person', 'contract-new', 'contract-answer', 'contract-sign', 'contract-signed'],
  match: ['placing-front', 'card', 'film-5', 'target', 'claim', 'result-won'],
  own: ['own-deck', 'own-card', 'trade-written', 'code', 'practice', 'rules'],
  plots: [
    'promises-own-open',
    'offer-promises',
    'promises-lit',
    'intrigue-own',
    'intrigue-asked',
    'intrigue-audience',
  ],
  patrons: [
    'patrons-choice',
    'patrons-turn',
    'patrons-strike-aimed',
    'patrons-defends',
    'patrons-record',
    'patrons-won',
  ],
} as const;
const SHEET_ROWS = ['360x740-ru', '360x740-en-night'];

// Picks one size and language, and one tour, by the beginning of their names.
const [only = '', tours = ''] = process.argv.slice(2);
const browser = await chromium.launch({ ...config.use?.launchOptions });
try {
  if ('cards'.startsWith(only) && tours === '') {
    await shootContactSheet(browser, `${shots}cards`);
    console.log('cards');
  }
  for (const size of SIZES)
    for (const lang of size.langs) {
      if (!`${size.name}-${lang}`.startsWith(only)) continue;
      for (const [name, tour] of Object.entries(TOURS))
        if (name.startsWith(tours)) await shoot(browser, size, lang, tour);
      console.log(`${size.name} ${lang}`);
    }
  const docs = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
  mkdirSync(docs, { recursive: true });
  // A run for one size does not have all of them.
  for (const [name, from] of Object.entries(KEPT))
    if (existsSync(`${shots}${from}.png`)) copyFileSync(`${shots}${from}.png`, `${docs}${name}.png`);
  for (const [name, screens] of Object.entries(SHEETS)) {
    const rows = SHEET_ROWS.map((row) => screens.map((screen) => `${shots}${row}/${screen}.png`));
    if (rows.flat().every((file) => existsSync(file)))
      await shootSheet(browser, `${docs}screens-${name}.png`, rows);
  }
} finally {
  await browser.close();
}
// The process of the scripted phones waits for further questions, and would keep this one alive.
process.exit();
