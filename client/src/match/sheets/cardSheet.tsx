// CardSheet: a card in full with its current values, what causes them, and what any icon or word means.

import { type Card, describeEffect, type TextPart } from '@dunmer/shared/cards';
import type { Altered, Mark } from '@dunmer/shared/rules';
import { CardFull, cardWords, RulesText, tileFace, useExplain } from '../../cards/index.ts';
import { useText } from '../../text/index.ts';
import { Sheet } from '../../ui/index.ts';
import { cardName } from '../film/teller.ts';
import { type Match, useMatch } from '../match.ts';
import css from './sheets.module.css';

/** Words for one change that affects the card now, and the ability behind it. */
function causeParts({ teller }: Match, mark: Mark): readonly TextPart[] {
  const source = cardName(teller, mark.by);
  return [...describeEffect(teller.lang, mark), ...teller.text.begun([source])];
}

interface CardSheetProps {
  readonly card: Card;
  readonly altered: Altered | null;
  readonly onClose: () => void;
}

export const CardSheet = ({ card, altered, onClose }: CardSheetProps) => {
  const match = useMatch();
  const { teller, text } = match;
  const { app } = useText();
  const { lang, catalogue } = teller;
  const { ask, answer } = useExplain();
  const printed = tileFace(card, lang);
  const face =
    altered === null
      ? printed
      : {
          ...printed,
          virtues: altered.virtues,
          superiority: altered.superiority,
          protection: altered.protection,
        };
  const marks = altered?.marks ?? [];
  return (
    <>
      <Sheet open onClose={onClose} title={card.name[lang]} place="stage">
        <div className={css['stage']}>
          <CardFull face={face} words={cardWords(card, lang, catalogue)} onExplain={ask} />
          {marks.length > 0 && (
            <section className={css['note']} aria-label={text.why.title}>
              <h3>{text.why.title}</h3>
              <ul className={css['causes']}>
                {marks.map((mark, at) => (
                  <li key={at}>
                    <RulesText parts={causeParts(match, mark)} onExplain={ask} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <p className={css['tapHint']}>{app.tapToClose}</p>
        </div>
      </Sheet>
      {answer}
    </>
  );
};
