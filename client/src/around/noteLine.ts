// NoteLine: what referees, clocks and calls did, as a sentence.

import type { DeskNote } from '@dunmer/shared/fairness';
import type { BySeat } from '@dunmer/shared/rules';
import type { MatchText } from './matchText.ts';
import type { Parts } from '../text/index.ts';

/** Returns the sentence of a note, as both players read it. */
export function noteLine(desk: MatchText['told']['desk'], names: BySeat<string>, note: DeskNote): Parts {
  switch (note.act) {
    case 'paused':
      return note.by === 'restore' ? desk.restored : desk.paused(note.by, note.reason);
    case 'resumed':
      return desk.resumed;
    case 'extended':
      return desk.extended(names[note.seat], note.seconds);
    case 'nudged':
      return desk.nudged(
        note.by === 'a' || note.by === 'b' ? names[note.by] : desk.staff[note.by],
        names[note.seat],
      );
    case 'called':
      return desk.called(names[note.seat]);
    case 'callClosed':
      return desk.callClosed;
    case 'defaultAnnounced':
      return desk.defaultAnnounced(note.by, names[note.seat], note.seconds);
    case 'defaultStopped':
      return desk.defaultStopped(names[note.seat]);
    case 'opened':
      return desk.opened(note.by, note.reason);
    case 'decksOpened':
      return desk[note.what === 'purses' ? 'pursesOpened' : 'decksOpened'](note.by, note.reason);
    case 'linkMade':
      return desk.linkMade(note.by, names[note.seat]);
    case 'unbound':
      return note.by === 'clock' ? desk.unboundByClock : desk.unbound(note.by);
    case 'settledAgain':
      return note.kind === 'awarded'
        ? desk.awardedAgain(names[note.winner], note.reason)
        : desk.returnedAgain[note.kind](note.reason);
  }
}
