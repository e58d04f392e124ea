// Courting: the patrons' table from an offer that names it to its end: what is chosen, played, struck, defended and
// read.
import { type Locator, type Page, expect } from '@playwright/test';
import { PRINTED } from '@dunmer/shared/patrons/script';
import { CONTRACT_WORDS } from '../contractWords.ts';
import type { KeepsOpenings } from '../event/opening.ts';
import { PatronsGame } from '../event/patronsGame.ts';
import { CLOSE, END, type Player, UPRIGHT, button, like, seesNow, side, turnIs } from '../event/players.ts';
import { Seats } from '../event/seats.ts';
import { Trader } from '../event/trader.ts';
import type { Phone } from '../phone.ts';
import { CARAVAN, TOWER } from '../plays.ts';
import type { Visit } from './party.ts';
import type { Promisers } from './promising.ts';

/** Two traders, an organiser on a laptop, and the server that they all reach. */
export interface Courtiers extends Promisers {
  readonly server: KeepsOpenings;
}

const TABLE = like('^Стол покровителей', '^(?:The )?[Pp]atrons’ table');
const WITH_GAME = like('^Сделка и партия', '^Deal and match');
const OFFERS = like('Предлагает сделку и партию', 'Offers a deal and a match');
const STAKE = like('^Ставка с каждого', '^Stake');
const COURT = like('^Свита', '^Court');
const TAKE = like('^Взять', '^Take');
const KEEP = like('^Оставить все$', '^Keep all$');
const MENU = like('^Меню$', '^Menu$');
const RULES = like('^Правила этого стола$', '^Rules of this table$');
const RECORD = like('^Запись партии$', '^Replay$');
const GRAVE = like('^Кладбище: 1$', '^Graveyard: 1$');
const OVER = like('Вы победили|Вы сдались', 'You have won|You have conceded');

const playerOf = (phone: Phone): Player => {
  const { name, link: token, code } = phone.seated.trader;
  return { trader: new Trader(phone, { name, token, code }), lang: phone.lang, size: UPRIGHT };
};
const sheetOf = (page: Page): Locator => page.getByRole('dialog');
const sheet = ({ trader: { page } }: Player): Locator => sheetOf(page);
const card = ({ trader: { page } }: Player, copy: string): Locator =>
  page.locator(`[data-item="${copy}"], [data-copy="${copy}"]`).and(page.getByRole('button')).first();

/** Opens a sheet, visits it, and closes it. */
async function reads(player: Player, opens: Locator, screen: string, visit: Visit): Promise<void> {
  await opens.tap();
  await expect(sheet(player).last()).toBeVisible();
  await visit(screen, player.trader.phone);
  await sheet(player).last().getByRole('button', { name: CLOSE[player.lang] }).first().tap();
}

async function offering(a: Player, b: Player, visit: Visit): Promise<void> {
  const { page, phone } = a.trader;
  const words = CONTRACT_WORDS[a.lang];
  await phone.go(`/contract/new/${b.trader.phone.badge}`);
  await page.getByLabel(words.text).fill(words.skooma);
  await page.getByLabel(words.price).fill('14');
  await page.getByRole('radio', { name: WITH_GAME[a.lang] }).check();
  await page.getByLabel(STAKE[a.lang]).fill('5');
  await page.getByRole('radio', { name: TABLE[a.lang] }).check();
  await visit('patrons-offer', phone);
  await phone.tap(words.offer);
  await phone.confirm(words.offer);
  await b.trader.phone.go('/');
  await b.trader.page.getByRole('link', { name: OFFERS[b.lang] }).first().tap();
  await b.trader.page
    .getByRole('button', { name: like('^Подписать и играть', '^Sign and play')[b.lang] })
    .tap();
  await visit('patrons-sign', b.trader.phone);
}

/**
 * Lets the other agree beside their page, which stays at home: a page that comes to the table gives a number for its
 * lot.
 */
async function agreeing({ trader: { name, page, phone } }: Player, seats: Seats): Promise<string> {
  const contract = new URL(page.url()).pathname.replace('/contract/', '');
  await phone.go('/');
  await expect(sheetOf(page)).toBeHidden();
  const wish = { type: 'accept', game: 5, table: 'patrons' };
  const signed = await seats.ask({ do: 'ask', name, command: { type: 'actOnContract', contract, wish } });
  return typeof signed === 'object' && signed !== null && 'match' in signed ? String(signed.match) : '';
}

async function preparing(a: Player, game: PatronsGame, visit: Visit): Promise<void> {
  const { page, phone } = a.trader;
  await seesNow(a, button(a, COURT).first());
  await visit('patrons-choice', phone);
  await reads(a, button(a, COURT).first(), 'patrons-court', visit);
  await reads(a, button(a, MENU), 'patrons-menu', visit);
  await page
    .getByRole('button', { name: like('^Хозяин Теней', '^Master of Shadows')[a.lang] })
    .first()
    .tap();
  await visit('patrons-picked', phone);
  await button(a, TAKE).tap();
  await visit('patrons-picked-confirm', phone);
  await page.keyboard.press('Escape');
  await game.choosePatrons();
  await seesNow(a, button(a, KEEP));
  await visit('patrons-hand', phone);
}

async function playing(a: Player, b: Player, game: PatronsGame, visit: Visit): Promise<void> {
  const hound = game.copy('a', 'dust-hound');
  const [{ phone }, other] = [a.trader, b.trader];
  await seesNow(a, button(a, END));
  await seesNow(a, a.trader.text(turnIs(1)[a.lang]));
  await visit('patrons-turn', phone);
  await card(a, hound).tap();
  await visit('patrons-card', phone);
  await a.trader.page.keyboard.press('Escape');
  await game.does('a', { type: 'play', turn: 1, copy: hound, targets: [] });
  await game.does('a', { type: 'endTurn', turn: 1 });
  await seesNow(a, a.trader.text(turnIs(2)[a.lang]));
  await visit('patrons-waits', phone);
  await game.does('b', { type: 'play', turn: 2, copy: game.copy('b', 'cellar-rat'), targets: [] });
  await game.does('b', { type: 'endTurn', turn: 2 });
  await game.does('a', { type: 'play', turn: 3, copy: game.copy('a', 'gate-crab'), targets: [] });
  await seesNow(a, a.trader.text(turnIs(3)[a.lang]));
  await seesNow(a, card(a, game.copy('a', 'gate-crab')));
  await card(a, hound).tap();
  await visit('patrons-strike', phone);
  await card(a, game.patron('b')).tap();
  await visit('patrons-strike-aimed', phone);
  await a.trader.page.keyboard.press('Escape');
  await game.does('a', { type: 'strike', turn: 3, copy: hound, target: game.patron('b') });
  await seesNow(b, button(b, like('^Никого не ставить$', '^Let nobody defend$')));
  await visit('patrons-defends', other.phone);
  await visit('patrons-answered', phone);
  await game.does('b', { type: 'defend', asking: 1, copy: null });
}

async function ending(a: Player, b: Player, game: PatronsGame, visit: Visit): Promise<void> {
  const { page, phone } = a.trader;
  await game.does('a', { type: 'endTurn', turn: 3 });
  await game.does('b', { type: 'play', turn: 4, copy: game.copy('b', 'dust-hound'), targets: [] });
  await game.does('b', { type: 'endTurn', turn: 4 });
  await seesNow(a, a.trader.text(turnIs(5)[a.lang]));
  await seesNow(a, button(a, END));
  await card(a, game.copy('a', 'ash-arrow')).tap();
  await visit('patrons-spell', phone);
  await page.keyboard.press('Escape');
  const arrow = { type: 'play', turn: 5, copy: game.copy('a', 'ash-arrow'), targets: [[game.patron('b')]] };
  await game.does('a', arrow);
  const grave = side(a, 'near').getByRole('button', { name: GRAVE[a.lang] });
  await seesNow(a, grave);
  await reads(a, grave, 'patrons-grave', visit);
  await reads(a, button(a, RECORD).first(), 'patrons-record', visit);
  // On a narrow screen there is no room for them but in the menu.
  if (!(await button(a, RULES).isVisible())) await button(a, MENU).tap();
  await reads(a, button(a, RULES), 'patrons-rules', visit);
  await game.does('a', { type: 'endTurn', turn: 5 });
  await seesNow(b, b.trader.text(turnIs(6)[b.lang]));
  await seesNow(b, button(b, END));
  await visit('patrons-turn-6', b.trader.phone);
  await game.does('b', { type: 'concede' });
  for (const [player, screen] of [
    [a, 'patrons-won'],
    [b, 'patrons-lost'],
  ] as const) {
    await seesNow(player, player.trader.text(OVER[player.lang]));
    await visit(screen, player.trader.phone);
  }
}

export async function courting({ a: one, b: two, o, server }: Courtiers, visit: Visit): Promise<void> {
  await one.become(TOWER.deck);
  await two.become(CARAVAN.deck);
  await o.become('organiser');
  const [a, b] = [playerOf(one), playerOf(two)];
  const seats = new Seats(new URL(one.page.url()).origin);
  try {
    await PatronsGame.allowBy(seats, o.seated.trader.cookie);
    for (const { trader } of [a, b])
      await seats.ask({ do: 'take', name: trader.name, cookie: await trader.cookie() });
    await offering(a, b, visit);
    await one.go('/');
    const match = await agreeing(b, seats);
    const names = { a: one.name, b: two.name };
    const game = await PatronsGame.deal(
      server,
      seats,
      match,
      names,
      { catalogue: PRINTED },
      {
        patrons: { a: 'shadow-master', b: 'iron-governor' },
        within: {
          a: { 'dust-hound': 4, 'gate-crab': 5, 'ash-arrow': 6 },
          b: { 'cellar-rat': 5, 'dust-hound': 6 },
        },
      },
    );
    for (const phone of [one, two]) await phone.go(`/m/${match}`);
    await preparing(a, game, visit);
    for (const seat of ['a', 'b'] as const) await game.does(seat, { type: 'exchange', copies: [] });
    await playing(a, b, game, visit);
    await ending(a, b, game, visit);
  } finally {
    await seats.close();
  }
}
