// Beginning: from switching the module on to the shuffled deck, step by step (IN2): the seal is read aloud, a word is
// said, and then the deck is shuffled.

import type { StaffIntrigueInfo } from '@dunmer/shared/protocol';
import { useStaffText } from '../staffText.ts';
import { ActsAt } from '../acts/actButtons.tsx';
import { Buttons, Part } from '../shell/withStaff.tsx';
import css from './intrigue.module.css';

// Seal: shows the 64 digits of a seal or of the secret number for reading aloud, in groups of eight.
const GROUP = /.{1,8}/g;

interface SealProps {
  readonly label: string;
  readonly value: string;
}

export const Seal = ({ label, value }: SealProps) => (
  <p className={css['seal']}>
    <span>{label}: </span>
    <code>{(value.match(GROUP) ?? []).join(' ')}</code>
  </p>
);

/** The current one of the four steps: the deck exists here, so the first step is done. */
const NOW = 1;

export const Beginning = ({ info }: { readonly info: StaffIntrigueInfo }) => {
  const { begin: text } = useStaffText().intrigue;
  const { sealed, spent } = info.deck.common;
  return (
    <Part title={text.title}>
      <ol className={css['steps']}>
        {text.steps.map((step, at) => (
          <li key={step} data-done={at < NOW} aria-current={at === NOW ? 'step' : undefined}>
            {step}
          </li>
        ))}
      </ol>
      {sealed !== null && (
        <>
          <p>{text.made(spent.length, sealed.packs)}</p>
          <p>{text.seal}</p>
          <Seal label={text.sealLabel} value={sealed.commitment} />
          <p>{text.word}</p>
          {info.on && (
            <Buttons>
              <ActsAt place="unsaid" there={null} about="" weight="primary" />
            </Buttons>
          )}
        </>
      )}
    </Part>
  );
};
