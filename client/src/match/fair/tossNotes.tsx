// TossNotes: on whose numbers the tosses of this match rest (F4).

import { otherSeat, SEATS } from '@dunmer/shared/rules';
import { useMatch } from '../match.ts';

export const TossNotes = () => {
  const { view, names, text } = useMatch();
  const { bots, waived, nonces } = view.seals;
  const { fair } = text;
  const notes = [
    ...bots.map((seat) => fair.botNumber(names[seat], names[otherSeat(seat)])),
    ...waived.map(({ seat, by }) => fair.noNumber(names[seat], names[otherSeat(seat)], by)),
  ];
  const missing = nonces === null ? SEATS.filter((seat) => !view.seals.opened[seat]) : [];
  return (
    <>
      <h3>{fair.tossTitle}</h3>
      <p>
        {nonces === null ? fair.tossWaits(missing.map((seat) => names[seat]).join(text.and)) : fair.tossBoth}
      </p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  );
};
