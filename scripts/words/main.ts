// npm run words: all words of both languages in one sheet, side by side, with the files that show them.
import { cardRows } from './cardWords.ts';
import { allEntries, allFrames } from './dictionaries.ts';
import { isFrame, isCounted, saidBy, textsOf } from './frames.ts';
import { allScreens, shownBy } from './uses.ts';

/** As many fillings of a frame as a reader needs to know how it sounds. */
const FILLINGS = 4;

const entries = await allEntries();
const frames = await allFrames();
const screens = await allScreens();

function said(value: unknown): string {
  if (!isFrame(value)) return textsOf(value).join(' · ');
  const facts = frames.factsOf(value);
  const all = saidBy(value, facts, isCounted(facts) ? [1, 2, 5] : [5]);
  return all.slice(0, FILLINGS).join(' / ');
}

/** English takes the facts of the Russian frame, because their types are written there. */
function saidInEnglish(ru: unknown, en: unknown): string {
  if (!isFrame(en) || !isFrame(ru)) return textsOf(en).join(' · ');
  const facts = frames.factsOf(ru);
  return saidBy(en, facts, isCounted(facts) ? [1, 2] : [5])
    .slice(0, FILLINGS)
    .join(' / ');
}

const cell = (text: string): string =>
  text.replaceAll('\u00A0', ' ').replaceAll('|', '\\|').replaceAll('\n', ' ');
const short = (path: string): string => path.replace('client/src/', '');

const lines: string[] = ['# Words', ''];
const table = (title: string): void => {
  lines.push(`## ${title}`, '', '| key | Russian | English | where |', '| --- | --- | --- | --- |');
};
let file = '';
for (const entry of entries) {
  if (entry.file !== file) {
    if (file !== '') lines.push('');
    ({ file } = entry);
    table(file);
  }
  const where = shownBy(entry.keys, screens).map(short).join(', ');
  lines.push(
    `| ${entry.key} | ${cell(said(entry.ru))} | ${cell(saidInEnglish(entry.ru, entry.en))} | ${where} |`,
  );
}
for (const { title, rows } of await cardRows()) {
  lines.push('');
  table(title);
  for (const { key, ru, en, where } of rows) lines.push(`| ${key} | ${cell(ru)} | ${cell(en)} | ${where} |`);
}
console.log(lines.join('\n'));
