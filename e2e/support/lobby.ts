// Lobby: the way to a table: the language, a name, a deck, and the codes.
import { expect } from '@playwright/test';
import { Deciding } from './deciding.ts';
import { literally } from './screen.ts';
import type { Lang } from './words.ts';

type AtScreen = (screen: string) => Promise<void>;
const pass: AtScreen = () => Promise.resolve();

export class Lobby extends Deciding {
  #wanted: Lang = 'ru';

  wants(lang: Lang): this {
    this.#wanted = lang;
    return this;
  }

  /** The language that was chosen for this phone; Russian needs no choice. */
  async speakAs(): Promise<void> {
    if (this.#wanted !== this.speaks) await this.speak(this.#wanted);
  }

  /** Changes the language by the settings of the first page. */
  async speak(lang: Lang): Promise<void> {
    await this.tap(this.words.settings);
    await this.page.getByRole('radio', { name: lang === 'ru' ? 'Русский' : 'English' }).tap();
    this.speaks = lang;
    await expect(this.page.getByRole('heading', { name: this.words.settings })).toBeVisible();
    await this.tap(this.words.close);
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  /** On the form of a seat: the name and the deck. */
  async fillSeat(deck: string): Promise<void> {
    await this.page.getByLabel(this.words.name).fill(this.name);
    const name = this.deckName(deck);
    await this.page.getByText(name, { exact: true }).tap();
    await expect(this.page.getByRole('radio', { checked: true })).toHaveAccessibleName(
      new RegExp(`^${literally(name)}`),
    );
  }

  /** Opens a table from the first page; returns the codes to play and to watch. `at` is told of the screens on the way. */
  async open(deck: string, at: AtScreen = pass): Promise<{ readonly play: string; readonly watch: string }> {
    await this.go('/');
    await this.speakAs();
    await this.tap(this.words.openTable);
    await this.fillSeat(deck);
    await at('open');
    await this.tap(this.words.openIt);
    this.sits = 'a';
    const play = await this.#codeOf('/t/');
    await at('invite');
    await this.page.getByRole('radio', { name: this.words.forWatchers }).tap();
    const watch = await this.#codeOf('/w/');
    await at('invite-watchers');
    return { play, watch };
  }

  /** Takes the free seat behind a code, typed by hand. */
  async join(code: string, deck: string, at: AtScreen = pass): Promise<void> {
    await this.go('/');
    await this.speakAs();
    await this.tap(this.words.enterCode);
    await this.page.getByLabel(this.words.code).fill(code.toLowerCase());
    await this.tap(this.words.goOn);
    await this.fillSeat(deck);
    await at('sit');
    await this.tap(this.words.sit);
    this.sits = 'b';
    await this.seesHand();
  }

  async watch(code: string): Promise<void> {
    await this.go(`/w/${code}`);
  }

  async #codeOf(path: '/t/' | '/w/'): Promise<string> {
    const link = this.page.getByText(new RegExp(`${path}[0-9A-Z]{8}$`));
    return (await link.innerText()).slice(-8);
  }
}
