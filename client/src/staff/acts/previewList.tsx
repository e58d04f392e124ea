// PreviewList: what an act would change, line by line.

import { type EventRefusal, type Faster, type Preview, readOf } from '@dunmer/shared/protocol';
import { useList } from '../../net/index.ts';
import { useCatalogue } from '../../parts/index.ts';
import { useIntrigueCards } from '../../intrigue/index.ts';
import { usePledgeCards } from '../../pledges/index.ts';
import { useErrorsText, useLang } from '../../text/index.ts';
import { usePurseText } from '../../purse/purseText.ts';
import { useStaffText } from '../staffText.ts';
import { Waiting } from '../../ui/index.ts';
import { useVersion } from '../shell/hooks.ts';
import css from './acts.module.css';
import { FasterLine } from './reasonInput.tsx';
import { alike } from './alike.ts';
import { previewLines } from './previewLines.ts';
import { placeWords, previewWords, refusalWords } from './previewWords.ts';
import type { Previewed } from './usePreview.ts';

/** From hardest to easiest to undo: several acts together are as hard to undo as the hardest of them. */
const LEAST_FIRST: readonly Preview['undo'][] = ['never', 'void-only', 'by-new-act', 'any-time'];

/** Lines that name an intrigue card. */
const OF_INTRIGUE: ReadonlySet<string> = new Set(['front', 'action', 'spent']);

/** Lines in the same words become one, with how often it was said: of two dozen matches, for example, the same. */
function counted(lines: readonly { readonly words: string; readonly names: readonly string[] }[]) {
  const said = new Map<string, { readonly times: number; readonly names: readonly string[] }>();
  for (const { words, names } of lines) {
    const before = said.get(words) ?? { times: 0, names: [] };
    said.set(words, { times: before.times + 1, names: [...before.names, ...names] });
  }
  return [...said];
}

/** What one act, or several at once, will change, line by line, and whether it can be undone. */
export const Changes = ({ previews }: { readonly previews: readonly Preview[] }) => {
  const text = useStaffText();
  const lang = useLang();
  const { why } = usePurseText();
  const { catalogue } = useCatalogue();
  const effects = previews.flatMap((preview) => preview.effects);
  const pledges = usePledgeCards(effects.some(({ is }) => is === 'pledge' || is === 'pledges'));
  const intrigue = useIntrigueCards(effects.some(({ is }) => OF_INTRIGUE.has(is)));
  const more = previews.reduce((sum, preview) => sum + (preview.more ?? 0), 0);
  const lines = counted(
    alike(previewLines(effects), previews.length, text.preview).map(({ line, names }) => ({
      words: previewWords(line, { lang, text, why, catalogue, pledges, intrigue }),
      names,
    })),
  );
  const undo = LEAST_FIRST.find((least) => previews.some((preview) => preview.undo === least)) ?? 'never';
  return (
    <>
      {effects.length === 0 ? (
        <p>{text.sheet.nothing}</p>
      ) : (
        <ul>
          {lines.map(([words, { times, names }]) => (
            <li key={words}>
              {times > 1 ? text.preview.times(words, times) : words}
              {names.length > 0 && (
                <details>
                  <summary>{text.preview.names}</summary>
                  {names.join(', ')}
                </details>
              )}
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p>{text.preview.more(more)}</p>}
      <p className={css['undo']} data-undo={undo}>
        {text.undo[undo]}
      </p>
    </>
  );
};

type ShortOf = Extract<EventRefusal, { code: 'short-of' }>;

interface PreviewListProps {
  readonly said: Previewed;
  readonly isOld: boolean;
  readonly faster: Faster | null;
}

/** The things that are missing: each card by name and where it is. */
const Short = ({ missing: { drakes, missing } }: { readonly missing: ShortOf }) => {
  const text = useStaffText();
  const lang = useLang();
  const { catalogue } = useCatalogue();
  const isNamed = missing.some(({ owner }) => owner !== null);
  const people = useList(isNamed ? readOf('staffPeople', {}) : null, useVersion());
  const nameOf = (id: string | null): string =>
    (people.at === 'here' ? people.value.find(({ person }) => person === id)?.name : undefined) ?? '…';
  const cards = missing.map((copy) =>
    text.preview.lying(
      catalogue.get(copy.card)?.name[lang] ?? copy.card,
      placeWords(copy, nameOf(copy.owner), text),
    ),
  );
  return text.preview.short(drakes, cards);
};

const Said = ({ said }: { readonly said: Previewed }) => {
  const { sheet, interest } = useStaffText();
  const errors = useErrorsText();
  switch (said.at) {
    case 'none':
      return null;
    case 'asking':
      return <Waiting>{sheet.asking}</Waiting>;
    case 'here':
      return <Changes previews={[said.preview]} />;
    case 'silent':
      return <p role="alert">{sheet.noPreview}</p>;
    case 'refused':
      return (
        <p className={css['refused']} role="alert">
          {said.error.code === 'short-of' ? (
            <Short missing={said.error} />
          ) : (
            refusalWords(said.error, errors, interest)
          )}
        </p>
      );
  }
};

/** What an act will change, shown before it is done, and whether it can be undone. */
export const PreviewList = ({ said, isOld, faster }: PreviewListProps) => {
  const { sheet } = useStaffText();
  if (said.at === 'none') return null;
  return (
    <section className={css['preview']} aria-label={sheet.changes} aria-busy={isOld}>
      <h3>{sheet.changes}</h3>
      <FasterLine faster={faster} />
      <Said said={said} />
    </section>
  );
};
