// TossNotes: what the tosses of a match rest on.

import { type FairSeals, tossesRestOn } from '@dunmer/shared/fairness';
import { type BySeat, otherSeat, type Seat, SEATS } from '@dunmer/shared/rules';
import type { MatchText } from '../matchText.ts';
import { useAround } from '../around.ts';

/** Says why a seat's own number is not part of the tosses. */
function absence(
  { fair }: MatchText,
  names: BySeat<string>,
  { bots, waived }: FairSeals,
  seat: Seat,
): string {
  const other = names[otherSeat(seat)];
  if (bots.includes(seat)) return fair.botNumber(names[seat], other);
  return fair.noNumber(names[seat], other, waived.find((one) => one.seat === seat)?.by ?? 'referee');
}

/** Says whose numbers are still missing, or that both are there, or whose is not and why. */
export function tossWords(text: MatchText, names: BySeat<string>, seals: FairSeals): readonly string[] {
  const { fair } = text;
  const restsOn = tossesRestOn(seals);
  if (restsOn === null) {
    const missing = SEATS.filter((seat) => !seals.opened[seat]).map((seat) => names[seat]);
    return [fair.tossWaits(missing.join(text.and))];
  }
  const absent = SEATS.filter((seat) => !restsOn.includes(seat));
  if (absent.length === 0) return [fair.tossBoth];
  if (absent.length === SEATS.length) return [fair.tossServer];
  return absent.map((seat) => absence(text, names, seals, seat));
}

/** Says whose numbers the tosses of this match rest on (F4). */
export const TossNotes = () => {
  const { seals, progress, names, text } = useAround();
  // A match that ended before both numbers were there has no toss, and waits for none.
  if (seals.nonces === null && progress === 'finished') return null;
  return (
    <>
      <h3>{text.fair.tossTitle}</h3>
      {tossWords(text, names, seals).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </>
  );
};
