// Mark: a hash over what the match has published, as small signs that two phones can compare.

import type { MarkSymbol as Name } from '@dunmer/shared/fairness';
import { VisuallyHidden } from '../../ui/index.ts';
import { useAround } from '../around.ts';
import css from './fair.module.css';

const SHAPES: Readonly<Record<Name, string>> = {
  moon: 'M15 2A10 10 0 1 0 22 15 8.5 8.5 0 0 1 15 2Z',
  sun: 'M12 6.5 17.5 12 12 17.5 6.5 12ZM10.8 0h2.4v5h-2.4ZM10.8 19h2.4v5h-2.4ZM0 10.8h5v2.4H0ZM19 10.8h5v2.4h-5ZM3 4.6 4.6 3l3.4 3.4L6.4 8ZM16 17.6l1.6-1.6 3.4 3.4-1.6 1.6ZM3 19.4l3.4-3.4L8 17.6 4.6 21ZM16 6.4 19.4 3 21 4.6 17.6 8Z',
  star: 'M12 .5 15 9h8.5l-6.8 5.2 2.5 8.8L12 17.8 4.8 23l2.5-8.8L.5 9H9Z',
  flame:
    'M12 .5C13 6 19.5 9 19.5 16A7.5 7.5 0 0 1 4.5 16C4.5 12.5 6.5 11 7.5 8 9 9.5 9.5 11 9.8 12.5 11.5 9.5 12.5 5 12 .5ZM12 13.5C11.5 16 9.3 16.6 9.3 19A2.7 2.7 0 0 0 14.7 19C14.7 17 13 15.8 12 13.5Z',
  wave: 'M1 9C5 2 10 2 12.5 7 14.5 11 18 11 23 6V11C18 16 13 15 10.5 11 8.5 8 5 8 1 14ZM1 18C5 11.5 10 12 12.5 16 14.5 19 18 19 23 15V20C18 24 13 23 10.5 20 8.5 17.5 5 17.5 1 22.5Z',
  tree: 'M12 .5 19 8H16L21 14.5H17.5L22.5 20.5H13.5V24H10.5V20.5H1.5L6.5 14.5H3L8 8H5Z',
  mushroom:
    'M12 1.5C18.5 1.5 23 6 23 12H15L16.5 23H7.5L9 12H1C1 6 5.5 1.5 12 1.5ZM7 5.5 5.5 8.5H9ZM15.5 5 14 8.5H18Z',
  moth: 'M11 5 9 1.5 10.4 1 12 4 13.6 1 15 1.5 13 5V8L23 4 22 13 15.5 14 20 20 14 21.5 13 17 12 22 11 17 10 21.5 4 20 8.5 14 2 13 1 4 11 8Z',
  fish: 'M1 6 7 10C10 5.5 17 4.5 23 12 17 19.5 10 18.5 7 14L1 18 3 12ZM18 9.8V12H20Z',
  snail:
    'M10 4A8 8 0 0 1 18 12V17H20V9L18.5 6H20.2L21.2 8 22.2 6H24L22.5 9V19.5L20.5 21.5H0L3 18.5A8 8 0 0 1 10 4ZM10 8A4 4 0 1 0 14 12H11.5A1.5 1.5 0 1 1 10 10.5Z',
  tower: 'M6 1H9V4H10.8V1H13.2V4H15V1H18V9H16.5V20H20V23.5H4V20H7.5V9H6ZM10.5 12V17H13.5V12Z',
  boat: 'M11 1 21 14H11ZM9.5 5V14H3ZM1 16H23L19 23H5Z',
  bell: 'M10.8 0H13.2V2.5C17.5 3.2 19 6.5 19 11 19 15 20 17 22 19H2C4 17 5 15 5 11 5 6.5 6.5 3.2 10.8 2.5ZM9.5 20.5H14.5L12 24Z',
  key: 'M7 1.5A6 6 0 0 1 9.2 13L9.2 13 20.5 20.5 18.5 23.5 16 21.9 14.5 24 12.4 22.6 13.8 20.4 11.8 19.1 10.2 21.5 8 20 9.6 17.6 6 13.4A6 6 0 0 1 7 1.5ZM7 5A2.5 2.5 0 1 0 7 10 2.5 2.5 0 1 0 7 5Z',
  crown: 'M2 5 7 11 12 2 17 11 22 5 20.5 17H3.5ZM3.5 19H20.5V22.5H3.5Z',
  eye: 'M12 5C18 5 22 9.5 24 12 22 14.5 18 19 12 19 6 19 2 14.5 0 12 2 9.5 6 5 12 5ZM12 7.5A4.5 4.5 0 1 0 12 16.5 4.5 4.5 0 1 0 12 7.5ZM12 10 14 12 12 14 10 12Z',
};

/** One of the sixteen signs of a match's mark, drawn like all other pictures. */
const MarkSymbol = ({ name }: { readonly name: Name }) => (
  <svg className={css['symbol']} viewBox="0 0 24 24" aria-hidden="true">
    <path d={SHAPES[name]} fillRule="evenodd" />
  </svg>
);

/** The mark on one line, at the moment of the reveal. */
export const MarkLine = () => {
  const { text, mark } = useAround();
  if (mark === null) return null;
  return (
    <span className={css['markLine']}>
      <span>{text.fair.readAloud}</span>
      {mark.map((name, at) => (
        <span key={`${at} ${name}`}>
          <MarkSymbol name={name} />
          <VisuallyHidden>{text.fair.symbols[name]}</VisuallyHidden>
        </span>
      ))}
    </span>
  );
};

/** The mark with its explanation; nothing before the reveal. */
export const Mark = () => {
  const { text, mark } = useAround();
  if (mark === null) return null;
  return (
    <figure className={css['mark']}>
      <ol className={css['symbols']} aria-label={text.fair.mark}>
        {mark.map((name, at) => (
          <li key={`${at} ${name}`}>
            <MarkSymbol name={name} />
            <span>{text.fair.symbols[name]}</span>
          </li>
        ))}
      </ol>
      <figcaption>{text.fair.compare}</figcaption>
    </figure>
  );
};
