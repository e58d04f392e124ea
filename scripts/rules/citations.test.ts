import { expect, test } from 'vitest';
import { citationsIn } from './citations.ts';
import { type Rule, rulesOf } from './rulebook.ts';

const PAGE = `## 1. The deal
1. Two traders may play. \`R17\`: one game per contract. \`R20\`: also without
   a contract.
2. \`R9\`: anybody may concede.

## 7. Decks
Everybody starts with some cards.
`;
const EVENT = `## Who
### Who sees what
## How a match ends, and what follows
Taking acts back. It is said beforehand.
- **F1 seed.** It is drawn.
`;
const rules = [...rulesOf('RULES', PAGE), ...rulesOf('EVENT', EVENT), ...rulesOf('CARDS', '### Values')];
const cited = (source: string) => [...citationsIn(source, rules)];

test('rules are points, rulings, sections and marked sentences; a point that is nothing but a ruling has two marks', () => {
  const told = ({ mark, also, words }: Rule) => [mark, ...also, words];
  expect(rules.map(told)).toEqual([
    ['1.1', 'Two traders may play'],
    ['1.2', 'R9', 'anybody may concede'],
    ['7', 'Everybody starts with some cards'],
    ['R17', 'one game per contract'],
    ['R20', 'also without a contract'],
    ['EVENT, "Who"', ''],
    ['EVENT, "Who sees what"', ''],
    ['EVENT, "How a match ends"', ''],
    ['EVENT, "Taking acts back"', ''],
    ['F1', 'seed'],
    ['CARDS.md', ''],
    ['CARDS, "Values"', ''],
  ]);
});

test.each([
  ['// Rule 1.1: so it is.', '1.1'],
  ['/** Refuses by rules 2.1, 2.2 and R5. */', '2.1', '2.2', 'R5'],
  ['// Opening (rules 1.1 to 1.3)', '1.1', '1.2', '1.3'],
  ['// Whom a match binds (rule\n// 1.5)', '1.5'],
  ['/**\n * It is final (rules\n * 1.4 and 1.5). */', '1.4', '1.5'],
  ['// in order (3.2, R2, R7), or not', '3.2', 'R2', 'R7'],
  ["test('2.1 and 2.5 a trader lays cards', () => {});", '2.1', '2.5'],
  ["test('R9 also before', () => {});", 'R9'],
  ['// The seals (F1–F3, R1-R2).', 'F1', 'F2', 'F3', 'R1', 'R2'],
  ['// The holder (PR8; IN13, PT2)', 'PR8', 'IN13', 'PT2'],
  ['// A deck (rule 7; EVENT, "Who sees what")', '7', 'EVENT, "Who sees what"'],
  ['// (EVENT, "Taking acts back", "Who"; P9)', 'EVENT, "Who"', 'EVENT, "Taking acts back"'],
  ['/** EVENT, Who sees what: nobody. */', 'EVENT, "Who sees what"'],
  ['// Values (CARDS, Values), as they are', 'CARDS, "Values"'],
  ['// The door for cards (CARDS.md).', 'CARDS.md'],
])('%s names its rules', (source, ...marks) => {
  expect(cited(source)).toEqual(marks);
});

test.each([
  ['a whole section', '// Endings (rule 1).'],
  ['a number of something else', "const scale = 'translate(7.2 7.2) scale(.8)'; // ten (2.5) percent of 4.2"],
  ['a version', '// since 1.1, by RFC 6455, 5.2'],
  ['code', "revealed(CARDS, { a: 'x' }); listen(EVENT, { who: 'Who' });"],
])('%s is no rule', (_, source) => {
  expect(cited(source).filter((mark) => mark !== '2.5')).toEqual([]);
});
