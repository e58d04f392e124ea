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
  values.length === 1 ? shown(values[0]) : `one of ${values.map(shown).join(', ')}`;

/** Says what a value should have been, after "must be". */
function wanted(issue: z.core.$ZodIssue): string | null {
  if (issue.code === 'invalid_type') return EXPECTED[issue.expected] ?? `of type ${issue.expected}`;
  if (issue.code === 'invalid_value') return oneOf(issue.values);
  if (issue.code !== 'invalid_union') return null;
  if ('options' in issue && Array.isArray(issue.options)) return oneOf(issue.options);
  const arms = issue.errors.map(([first]) => (first === undefined ? null : wanted(first)));
  return [...new Set(arms)].filter((arm) => arm !== null).join(' or ') || null;
}

/** Says what a value must be, in the words of its schema where it has some. */
function demand(issue: z.core.$ZodIssue): string {
  if (issue.message.startsWith('must be ')) return issue.message;
  const what = wanted(issue);
  return what === null ? issue.message : `must be ${what}`;
}

const EXPECTED: Readonly<Record<string, string>> = {
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  string: 'a string',
  number: 'a number',
  null: 'null',
};

const isOfKind = (arm: readonly z.core.$ZodIssue[]): boolean =>
  arm.every(({ code, path }) => path.length > 0 || (code !== 'invalid_type' && code !== 'invalid_value'));

/**
 * Returns the innermost issue. In a union, this is an issue of the arm that got furthest, of those for values of this
 * kind; there an unknown key says more than the key that is missing instead.
 */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const [best] = issue.errors.filter(isOfKind).toSorted((one, other) => one.length - other.length);
  const inner = best?.find(({ code }) => code === 'unrecognized_keys') ?? best?.[0];
  return inner === undefined ? issue : { ...inner, path: [...issue.path, ...inner.path] };
}

/** Returns the first issue of an error as a problem of `root`, the value that was parsed; `named`: what to call it. */
export function problemOf(root: unknown, error: z.core.$ZodError, named = 'it'): CardProblem {
  const [first] = error.issues;
  if (first === undefined) return { key: '', message: `${named} does not have the right form` };
  const issue = innermost(first);
  const place = pathText(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const [unknown = ''] = issue.keys;
    return {
      key: pathText([...issue.path, unknown]),
      message: `${place || named} has the unknown key ${quote(unknown)}`,
    };
  }
  const value = valueAt(root, issue.path);
  const subject = place || named;
  return value === undefined
    ? { key: place, message: `${subject} is missing: it ${demand(issue)}` }
    : { key: place, message: `${subject} is ${shown(value)}, but ${demand(issue)}` };
}
