// Standing: a match that is played step by step to a wanted state, waits there, and can be played on.

import type { MatchView } from '@dunmer/shared/fairness';
import type { Seat } from '@dunmer/shared/rules';
import { connectTrader, openMatch, type Phone, type Random } from '../support/index.ts';

export type SeatView = Extract<MatchView, { viewer: Seat }>;

/** Returns what a phone with a seat sees. */
export function seatView({ view }: Phone): SeatView {
  if (view.viewer === 'watcher') throw new Error('the phone has a seat');
  return view;
}

export class Standing {
  readonly a: Phone;
  readonly b: Phone;
  /** What both phones have received without heartbeats; the test may empty it. */
  readonly heard: string[];

  private constructor(a: Phone, b: Phone, heard: string[]) {
    this.a = a;
    this.b = b;
    this.heard = heard;
  }

  /** Opens a match between two new phones. */
  static async open(url: string, random: Random): Promise<Standing> {
    const heard: string[] = [];
    // An empty text is a heartbeat, which says nothing.
    const onFrame = (text: string): void => void (text === '' || heard.push(text));
    const a = await connectTrader({ url, random, onFrame });
    const b = await connectTrader({ url, random, onFrame });
    await openMatch(a, b);
    return new Standing(a, b, heard);
  }

  get phones(): readonly [Phone, Phone] {
    return [this.a, this.b];
  }

  /** Plays one command after another until `isThere`; returns false when the match ends before that. */
  async playUntil(isThere: (a: SeatView, b: SeatView) => boolean): Promise<boolean> {
    while (!isThere(seatView(this.a), seatView(this.b))) {
      if (this.a.isFinished) return false;
      await this.#step();
    }
    return true;
  }

  close(): void {
    for (const phone of this.phones) phone.close();
  }

  async #step(): Promise<void> {
    const phone = this.phones.find((each) => each.due() !== null);
    const due = phone === undefined ? null : phone.due();
    if (phone === undefined || due === null) throw new Error('nothing is due, and the match has not ended');
    const result = await phone.play(due);
    if (!result.ok || result.value.type !== 'done') throw new Error(`refused: ${JSON.stringify(result)}`);
    const { version } = result.value;
    await Promise.all(this.phones.map((each) => each.until(({ log }) => log.version >= version)));
  }
}

/** Opens matches until one reaches the wanted state, and returns it there. */
export async function standAt(
  url: string,
  random: Random,
  isThere: (a: SeatView, b: SeatView) => boolean,
): Promise<Standing> {
  for (;;) {
    const standing = await Standing.open(url, random);
    if (await standing.playUntil(isThere)) return standing;
    standing.close();
  }
}
