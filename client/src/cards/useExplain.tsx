// useExplain: asks what an icon or a term means; the answer opens in a small sheet over the page.

import { type ReactNode, useState } from 'react';
import { AbilityMark } from './abilityMark.tsx';
import type { Asked } from './cardWords.ts';
import { VirtueIcon } from './virtueIcon.tsx';
import { useExplainText } from './explainText.ts';
import { useLang } from '../text/index.ts';
import { Sheet } from '../ui/index.ts';
import css from './signs.module.css';
import { explanationOf } from './explanationOf.ts';

const Picture = ({ asked }: { readonly asked: Asked }) => {
  switch (asked.kind) {
    case 'virtue':
      return <VirtueIcon virtue={asked.virtue} form={asked.aspect === 'protection' ? 'shield' : 'bare'} />;
    case 'sign':
      return <AbilityMark sign={asked.sign} />;
    default:
      return null;
  }
};

interface ExplainSheetProps {
  readonly asked: Asked;
  readonly onClose: () => void;
}

const ExplainSheet = ({ asked, onClose }: ExplainSheetProps) => {
  const lang = useLang();
  const words = useExplainText();
  const { name, text, rule } = explanationOf(asked, lang, words);
  return (
    <Sheet open onClose={onClose} title={name} closeLabel={words.close}>
      <div className={css['answer']}>
        <Picture asked={asked} />
        <div>
          <p>{text}</p>
          <p className={css['rule']}>{words.rule(rule)}</p>
        </div>
      </div>
    </Sheet>
  );
};

interface Explaining {
  readonly ask: (what: Asked) => void;
  /** Render it beside other sheets, never inside one, so that a tap on it is not a tap on them. */
  readonly answer: ReactNode;
}

export function useExplain(): Explaining {
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    ask: setAsked,
    answer: asked === null ? null : <ExplainSheet asked={asked} onClose={() => setAsked(null)} />,
  };
}
