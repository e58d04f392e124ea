// PreviewList: what an act will change, before it is done, and whether it can be taken back.

import { useCatalogue } from '../../parts/index.ts';
import { useLang, usePurseText, useStaffText, useText } from '../../text/index.ts';
import { Waiting } from '../../ui/index.ts';
import css from './acts.module.css';
import { previewLines } from './previewLines.ts';
import { previewWords } from './previewWords.ts';
import { refusalWords } from './refusalWords.ts';
import type { Previewed } from './usePreview.ts';

interface PreviewListProps {
  readonly said: Previewed;
  readonly isOld: boolean;
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
  const { sheet, preview, interest } = useStaffText();
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
            : refusalWords(said.error, errors, interest)}
        </p>
      );
  }
};

export const PreviewList = ({ said, isOld }: PreviewListProps) => {
  const { sheet } = useStaffText();
  if (said.at === 'none') return null;
  return (
    <section className={css['preview']} aria-label={sheet.changes} aria-busy={isOld}>
      <h3>{sheet.changes}</h3>
      <Said said={said} />
    </section>
  );
};
