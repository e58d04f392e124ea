// Problems with cards from outside: which key is wrong, and one sentence that names the culprit.

import type * as z from 'zod';

export interface CardProblem {
  /** The path of the wrong key, such as `abilities[1].target.pick`; empty for the card itself. */
  readonly key: string;
  /** One sentence that names the key and its value. */
  readonly message: string;
}

const SHOWN = 40;

/** Returns a key as it is written after a path: `.name`, `["odd name"]` or `[3]`. */
const step = (key: PropertyKey): string => {
  if (typeof key === 'number') return `[${key}]`;
  const name = String(key);
  return /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${quote(name)}]`;
};

const pathText = (path: readonly PropertyKey[]): string => path.map(step).join('').replace(/^\./, '');

/** Returns a text from outside in quotation marks, cut short. */
export const quote = (text: string): string =>
  JSON.stringify(text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** Returns a value in a few characters; values may be huge or deeply nested. */
function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'string') return quote(value);
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  return Array.isArray(value) ? 'a list' : 'an object';
}

/** Returns the value at a path of own keys; undefined if the path ends early. */
function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.getOwnPropertyDescriptor(value, key)?.value;
  }
  return value;
}

const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? `must be ${shown(values[0])}` : `must be one of ${values.map(shown).join(', ')}`;

/** Says what a value should have been. */
function demand(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${EXPECTED[issue.expected] ?? `of type ${issue.expected}`}`;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options)
        ? oneOf(issue.options)
        : 'must be "all" or a list of virtues';
    default:
      return issue.message;
  }
}

const EXPECTED: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'an object',
  string: 'a string',
  number: 'a number',
};

/** Returns the innermost issue. In a union, this is the issue of the arm that got furthest. */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  // This union is the word `all` or a list. If the value is a list, the list's own issue says more.
  const inner = issue.errors
    .flat()
    .find((each) => each.path.length > 0 || each.code === 'too_small' || each.code === 'custom');
  return inner === undefined ? issue : { ...inner, path: [...issue.path, ...inner.path] };
}

/** Returns the first issue of an error as a problem of `root`, the value that was parsed. */
export function problemOf(root: unknown, error: z.core.$ZodError): CardProblem {
  const [first] = error.issues;
  if (first === undefined) return { key: '', message: 'it does not have the right form' };
  const issue = innermost(first);
  const place = pathText(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const [unknown = ''] = issue.keys;
    const owner = place === '' ? 'it' : place;
    return {
      key: pathText([...issue.path, unknown]),
      message: `${owner} has the unknown key ${quote(unknown)}`,
    };
  }
  const value = valueAt(root, issue.path);
  const subject = place === '' ? 'it' : place;
  return value === undefined
    ? { key: place, message: `${subject} is missing: it ${demand(issue)}` }
    : { key: place, message: `${subject} is ${shown(value)}, but ${demand(issue)}` };
}
