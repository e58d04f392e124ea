// BellSheets: the sheets beside the bell: each ring with its time, and a line for each trader to tick.

import { useLang, whenWords } from '../../text/index.ts';
import { useStaffText } from '../staffText.ts';
import { inSheets } from './paperCopies.ts';
import css from './printing.module.css';

/** A column of the sheet. `at` is null for a ring without a planned time. */
interface Ring {
  readonly ring: number;
  readonly at: string | null;
}

/** The columns of a sheet. */
const RINGS_ACROSS = 6;

/** The lines of a sheet; a few of them may hold a name that takes three. */
const TRADERS_DOWN = 22;

/** Returns the planned rings, and empty ones to fill the last sheet. `done` is how many rings there were already. */
export function ringsOnPaper(done: number, planned: readonly string[]): readonly Ring[] {
  const count = Math.max(1, Math.ceil(planned.length / RINGS_ACROSS)) * RINGS_ACROSS;
  return Array.from({ length: count }, (_, nth) => ({ ring: done + nth + 1, at: planned[nth] ?? null }));
}

interface BellSheetsProps {
  readonly done: number;
  readonly planned: readonly string[];
  /** The names in the order of the lines. */
  readonly traders: readonly string[];
}

const Box = () => (
  <div className={css['box']}>
    <span />
    <i />
    <span />
  </div>
);

/** A line to write on by hand. */
const Blank = () => <span className={css['line']} />;

/** Returns the sheets: so many rings and traders as each holds. The last of those for the same rings has the sum. */
export const bellSheetsOf = ({ done, planned, traders }: BellSheetsProps) => {
  const down = inSheets(traders, TRADERS_DOWN);
  return inSheets(ringsOnPaper(done, planned), RINGS_ACROSS).flatMap((rings) =>
    down.map((names, place) => ({ rings, names, isLast: place === down.length - 1 })),
  );
};

export const BellSheets = (props: BellSheetsProps) => {
  const { bell: text } = useStaffText().sheets;
  const lang = useLang();
  return bellSheetsOf(props).map(({ rings, names, isLast }) => (
    <div key={`${rings[0]?.ring} ${names[0]}`} className={css['sheet']}>
      <div className={css['bell']}>
        <h1>{text.title}</h1>
        <p>{text.how}</p>
        <table>
          <thead>
            <tr>
              <th className={css['who']}>{text.trader}</th>
              {rings.map(({ ring, at }) => (
                <th key={ring}>
                  {text.ring(ring)}
                  <br />
                  {at === null ? text.unplanned : whenWords(lang, at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th className={css['who']}>{name}</th>
                {rings.map(({ ring }) => (
                  <td key={ring}>
                    <Box />
                  </td>
                ))}
              </tr>
            ))}
            {isLast && (
              <tr>
                <th className={css['who']}>{text.total}</th>
                {rings.map(({ ring }) => (
                  <td key={ring}>
                    <Blank />
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </div>
  ));
};
