// The smaller parts of the deck's page: the audience, the piles, what has happened, and the end.

import { INTRIGUE_SETTINGS, type StaffIntrigueInfo } from '@dunmer/shared/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { useEventInfo, useFloor, useMe } from '../../net/index.ts';
import { newsLines } from '../../intrigue/index.ts';
import { useIntrigueText } from '../../intrigue/intrigueText.ts';
import { useLang, whenWords } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import { Button } from '../../ui/index.ts';
import { ActsAt } from '../acts/actButtons.tsx';
import { Buttons, Part } from '../shell/withStaff.tsx';
import css from './intrigue.module.css';
import { Seal } from './beginning.tsx';
import { useDeckWords } from './useDeckWords.ts';

interface PartProps {
  readonly info: StaffIntrigueInfo;
}

/** IN9: who holds the audience, what a card costs the others, and who has bought. */
export const AudiencePart = ({ info }: PartProps) => {
  const { audience: text } = useStaffText().intrigue;
  const { personOf } = useDeckWords(info.people);
  const known = useEventInfo();
  const settings = (useFloor()?.floor.event ?? known)?.settings;
  const { audience } = info.deck.common;
  // The hint how to open an audience is only for people who can.
  const mayOpen = useMe()?.staff === 'organiser' && info.on;
  return (
    <Part title={text.title}>
      {audience === null ? (
        <p>{mayOpen ? `${text.none} ${text.how}` : text.none}</p>
      ) : (
        <>
          <p className={css['large']}>{text.of(personOf(audience.who))}</p>
          <p>{text.price(settings?.audiencePrice ?? INTRIGUE_SETTINGS.audiencePrice.first)}</p>
          <p>{text.bought(audience.bought.map(personOf))}</p>
          {info.on && (
            <Buttons>
              <ActsAt place="audience" there={null} about={personOf(audience.who)} />
            </Buttons>
          )}
        </>
      )}
    </Part>
  );
};

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);

/** How many copies are in each pile, and which are spent. */
export const PilePart = ({ info }: PartProps) => {
  const { intrigue, sheets } = useStaffText();
  const text = intrigue.pile;
  const role = useMe()?.staff;
  const { cardOf } = useDeckWords(info.people);
  const { pile, spent, hands, fronts } = info.deck.common;
  const counts = [
    [text.pile, pile],
    [text.hands, sum(Object.values(hands))],
    [text.fronts, fronts.length],
    [text.spent, spent.length],
  ] as const;
  return (
    <Part title={text.title}>
      <dl className={css['counts']}>
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {role === 'organiser' && (
        <Buttons>
          <Link href="/staff/intrigue/paper">{sheets.links.intrigue}</Link>
        </Buttons>
      )}
      {spent.length === 0 ? (
        <p>{text.empty}</p>
      ) : (
        <details>
          <summary>
            {text.spent} ({text.newest})
          </summary>
          <ol>
            {spent.toReversed().map((copy) => (
              <li key={copy}>{cardOf(copy)}</li>
            ))}
          </ol>
        </details>
      )}
    </Part>
  );
};

/** So many entries are shown at first; older ones on demand. */
const MOST_NEWS = 20;

/** The public news of the deck, the newest first. */
export const NewsPart = ({ info }: PartProps) => {
  const { intrigue: text, lists } = useStaffText();
  const lang = useLang();
  const [most, setMost] = useState(MOST_NEWS);
  const { news } = useIntrigueText();
  const { personOf, cardOf } = useDeckWords(info.people);
  const lines = newsLines({ text: news, who: personOf, card: cardOf }, info.news);
  return (
    <Part title={text.newsTitle}>
      {lines.length === 0 ? (
        <p>{text.noNews}</p>
      ) : (
        <ol className={css['news']}>
          {lines.slice(0, most).map(({ key, at, says }) => (
            <li key={key}>
              <time dateTime={at}>{whenWords(lang, at)}</time> · {says}
            </li>
          ))}
        </ol>
      )}
      {lines.length > most && (
        <Button onClick={() => setMost(lines.length)}>{lists.more(lines.length - most)}</Button>
      )}
    </Part>
  );
};

/** What anybody may check, and the act that publishes the rest (IN5). */
export const CheckPart = ({ info }: PartProps) => {
  const { check, closed, close, begin, word } = useStaffText().intrigue;
  const { seed, sealed, word: said } = info.deck.common;
  return (
    <Part title={check.title}>
      {seed !== null && <p role="status">{closed.said}</p>}
      {sealed !== null && <Seal label={begin.sealLabel} value={sealed.commitment} />}
      {said !== null && (
        <p>
          {word}: <strong>{said}</strong>
        </p>
      )}
      {seed !== null && <Seal label={closed.seed} value={seed} />}
      <p>{check.hint}</p>
      <Buttons>
        <Link href="/deck-log">{check.page}</Link>
        <a href="/api/intrigue/log" download="deck-log.json">
          {check.file}
        </a>
      </Buttons>
      {seed === null && said !== null && (
        <details>
          <summary>{close.title}</summary>
          <Buttons>
            <ActsAt place="closing" there={null} about="" />
          </Buttons>
        </details>
      )}
    </Part>
  );
};
