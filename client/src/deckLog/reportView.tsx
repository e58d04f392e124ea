// ReportView: the result of checking a deck log, for people: a verdict, what it is based on, every draw, and the path
// of one trader's cards.

import { cardOf, type DeckEntry } from '@dunmer/shared/intrigue';
import type { DeckLogFile } from '@dunmer/shared/protocol';
import { useId, useMemo, useState } from 'react';
import { useIntrigueCards } from '../intrigue/index.ts';
import type { deckLogRu } from './deckLog.ru.ts';
import { useDeckLogText } from './deckLogText.ts';
import { useLang } from '../text/index.ts';
import { Banner, Button } from '../ui/index.ts';
import css from './deckLog.module.css';
import { type DeckReport, type PathLine, reportOf } from './report.ts';

interface Names {
  readonly personOf: (person: string) => string;
  /** Returns the name of a copy's card with its id; other words when nobody knows it yet. */
  readonly copyOf: (copy: string | null) => string;
}

function useNames({ people }: DeckLogFile): Names {
  const lang = useLang();
  const text = useDeckLogText();
  const cards = useIntrigueCards();
  const names = new Map(people.map(({ person, name }) => [person, name]));
  return {
    personOf: (person) => names.get(person) ?? person,
    copyOf(copy) {
      if (copy === null) return text.faceDown;
      const name = cards.get(cardOf(copy))?.name[lang];
      return name === undefined ? copy : text.copy(name, copy.slice(copy.lastIndexOf('#') + 1));
    },
  };
}

/** Returns an entry of the log in words. `drawn`: the copy of a draw, where the seed has shown it. */
function saidOf(
  entry: DeckEntry,
  { personOf, copyOf }: Names,
  text: typeof deckLogRu,
  drawn: string | null = null,
): string {
  const { said, how } = text;
  if ('shuffle' in entry) return said.shuffle(entry.shuffle);
  if ('ring' in entry) return said.ring(entry.ring, entry.order.map(personOf).join(', '));
  if ('draw' in entry) return text.drew(personOf(entry.draw), entry.k, entry.place, copyOf(drawn));
  if ('play' in entry) return `${personOf(entry.play)}: ${how.played(copyOf(entry.copy), '')}`;
  if ('leave' in entry) return said.left(copyOf(entry.leave));
  if ('spend' in entry)
    return `${personOf(entry.spend)}: ${how.spent(entry.copies.map(copyOf).join(', '), '')}`;
  if ('retrieve' in entry) return `${personOf(entry.retrieve)}: ${how.retrieved(copyOf(entry.copy), '')}`;
  return `${personOf(entry.take)}: ${how.took(said.cards(entry.n), personOf(entry.from))}`;
}

interface PartProps {
  readonly report: DeckReport;
  readonly names: Names;
}

interface FileProps extends PartProps {
  readonly file: DeckLogFile;
}

const Verdict = ({ report: { stage, fault }, file, names }: FileProps) => {
  const text = useDeckLogText();
  if (fault !== null) {
    const { at, why } = fault;
    const where = at === null ? text.whole : text.entry(at + 1);
    const entry = at === null ? undefined : file.log[at];
    return (
      <Banner tone="trouble">
        {text.wrong(where, text.why[why])}
        {entry !== undefined && <span className={css['entry']}>{saidOf(entry, names, text)}</span>}
      </Banner>
    );
  }
  return <Banner tone={stage === 'closed' ? 'good' : 'news'}>{text.verdict[stage]}</Banner>;
};

const Facts = ({ report: { draws }, file, names }: FileProps) => {
  const words = useDeckLogText();
  const { facts: text } = words;
  const nth = file.log.length;
  const last = file.log.at(-1);
  const drawn = draws.at(-1)?.entry === nth ? draws.at(-1)?.copy : null;
  const rows = [
    [text.event, <code key="event">{file.event}</code>],
    [text.copies, text.packs(file.copies.length, file.packs)],
    [text.seal, <code key="seal">{file.commitment}</code>],
    [text.word, file.word ?? text.none],
    [text.seed, file.seed === null ? text.sealed : <code key="seed">{file.seed}</code>],
    ...(last === undefined
      ? []
      : [[text.last, `${words.entry(nth)}: ${saidOf(last, names, words, drawn)}`] as const]),
  ] as const;
  return (
    <dl className={css['facts']}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** What was checked and is valid, with how often, and which checks need the seed. */
const Checked = ({ report: { stage, counts } }: Pick<PartProps, 'report'>) => {
  const { checks } = useDeckLogText();
  const isClosed = stage === 'closed';
  const lines = [
    ...(isClosed ? [checks.seal] : []),
    checks.copies,
    isClosed ? checks.shuffles(counts.shuffles) : checks.shuffleSizes(counts.shuffles),
    isClosed ? checks.rings(counts.rings) : checks.ringNumbers(counts.rings),
    isClosed ? checks.draws(counts.draws) : checks.drawPlaces(counts.draws),
    isClosed ? checks.takes(counts.takes) : checks.takeSizes(counts.takes),
    checks.plays(counts.plays),
  ];
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};

/** So many are shown at once: a list of thousands is slow to lay out. */
const MOST = 200;

const Draws = ({ report: { draws }, names }: PartProps) => {
  const text = useDeckLogText();
  const [most, setMost] = useState(MOST);
  if (draws.length === 0) return <p>{text.noDraws}</p>;
  return (
    <>
      <ol className={css['path']}>
        {draws.slice(0, most).map(({ entry, ring, who, k, place, copy }) => (
          <li key={entry}>
            {text.path(entry, ring, text.drew(names.personOf(who), k, place, names.copyOf(copy)))}
          </li>
        ))}
      </ol>
      {draws.length > most && (
        <Button onClick={() => setMost(most + MOST)}>{text.more(draws.length - most)}</Button>
      )}
    </>
  );
};

const Path = ({ report: { pathOf, traders }, names }: PartProps) => {
  const text = useDeckLogText();
  const id = useId();
  const [trader, setTrader] = useState('');
  const lineOf = ({ entry, ring, how, copy, other }: PathLine): string =>
    text.path(entry, ring, text.how[how](names.copyOf(copy), other === null ? '' : names.personOf(other)));
  const lines = trader === '' ? [] : pathOf(trader);
  return (
    <>
      <label htmlFor={id}>{text.trader}</label>
      <select
        id={id}
        className={css['select']}
        value={trader}
        onChange={({ target }) => setTrader(target.value)}
      >
        <option value="">{text.nobody}</option>
        {traders.map((person) => (
          <option key={person} value={person}>
            {names.personOf(person)}
          </option>
        ))}
      </select>
      {lines.length > 0 && (
        <ol className={css['path']}>
          {lines.map((line, at) => (
            <li key={at}>{lineOf(line)}</li>
          ))}
        </ol>
      )}
    </>
  );
};

export const ReportView = ({ file }: { readonly file: DeckLogFile }) => {
  const text = useDeckLogText();
  const report = useMemo(() => reportOf(file), [file]);
  const names = useNames(file);
  return (
    <div className={css['report']}>
      <Verdict report={report} file={file} names={names} />
      {report.fault === null && (
        <section aria-label={text.checkedTitle}>
          <h2>{text.checkedTitle}</h2>
          <Checked report={report} />
          {report.stage !== 'closed' && <p>{text.later}</p>}
          {report.stage !== 'unsaid' && <p>{text.unended}</p>}
        </section>
      )}
      <section aria-label={text.factsTitle}>
        <h2>{text.factsTitle}</h2>
        <Facts report={report} file={file} names={names} />
      </section>
      {report.traders.length > 0 && (
        <section aria-label={text.pathTitle}>
          <h2>{text.pathTitle}</h2>
          <Path report={report} names={names} />
        </section>
      )}
      <section aria-label={text.drawsTitle}>
        <h2>{text.drawsTitle}</h2>
        <Draws report={report} names={names} />
      </section>
    </div>
  );
};
