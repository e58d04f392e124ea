// PreviewList: what an act will change, before it is done, and whether it can be taken back.

import type { Faster } from '@dunmer/shared/protocol';
import { useCatalogue } from '../../parts/index.ts';
import { useLang, usePurseText, useStaffText, useText } from '../../text/index.ts';
import { Waiting } from '../../ui/index.ts';
import css from './acts.module.css';
import { previewLines } from './previewLines.ts';
import { previewWords } from './previewWords.ts';
import type { Previewed } from './usePreview.ts';

interface PreviewListProps {
  readonly said: Previewed;
  readonly isOld: boolean;
  readonly faster: Faster | null;
}

const Changes = ({ said }: { readonly said: Extract<Previewed, { at: 'here' }> }) => {
  const text = useStaffText();
  const lang = useLang();
  const { why } = usePurseText();
  const { catalogue } = useCatalogue();
  const { effects, undo } = said.preview;
  return (
    <>
      {effects.length === 0 ? (
        <p>{text.sheet.nothing}</p>
      ) : (
        <ul>
          {previewLines(effects).map((line, place) => (
            <li key={place}>{previewWords(line, { lang, text, why, catalogue })}</li>
          ))}
        </ul>
      )}
      <p className={css['undo']} data-undo={undo}>
        {text.undo[undo]}
      </p>
    </>
  );
};

const Said = ({ said }: { readonly said: Previewed }) => {
  const { sheet, preview } = useStaffText();
  const { errors } = useText();
  switch (said.at) {
    case 'none':
      return null;
    case 'asking':
      return <Waiting>{sheet.asking}</Waiting>;
    case 'here':
      return <Changes said={said} />;
    case 'silent':
      return <p role="alert">{sheet.noPreview}</p>;
    case 'refused':
      return (
        <p className={css['refused']} role="alert">
          {said.error.code === 'short-of'
            ? preview.short(said.error.drakes, said.error.copies.length)
            : errors[said.error.code]}
        </p>
      );
  }
};

export const PreviewList = ({ said, isOld, faster }: PreviewListProps) => {
  const { sheet, acts } = useStaffText();
  // What traders do is under no title of the desk.
  const titles: Readonly<Record<string, { readonly title: string }>> = acts;
  if (said.at === 'none') return null;
  return (
    <section className={css['preview']} aria-label={sheet.changes} aria-busy={isOld}>
      <h3>{sheet.changes}</h3>
      {faster !== null && (
        <p className={css['faster']} role="status">
          {sheet.faster(faster.name, titles[faster.act]?.title ?? null)}
        </p>
      )}
      <Said said={said} />
    </section>
  );
};
