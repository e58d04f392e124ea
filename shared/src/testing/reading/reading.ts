// Reading: reads an ability back from its text alone, with its own words for everything. It throws for a text that it
// can't read, so that nothing a card says is ignored.

import type { Ability, Aspect, CardFilter, Condition, Effect, Selector, Virtue } from '../../cards/index.ts';

export const refuse = (what: string, text: string): never => {
  throw new Error(`${what}: «${text}»`);
};

/** Returns the parts of a text that a pattern finds; throws if the pattern does not fit. */
export const partsOf = (pattern: RegExp, text: string, what: string): readonly string[] => {
  const found = pattern.exec(text);
  if (found === null) return refuse(what, text);
  return found.slice(1).map((part: string | undefined) => part ?? '');
};

export type Meanings<T> = readonly (readonly [RegExp, T])[];

/** Returns the meaning of the first pattern that finds something; undefined if none does. */
export const meaningOf = <T>(list: Meanings<T>, text: string): T | undefined =>
  list.find(([pattern]) => pattern.test(text))?.[1];

type Row = 'front' | 'back';
type To = Row | 'any' | 'column';

/** How a language words each part of an ability. */
export interface ReadingWords {
  /** How a text begins; the initiative, if any, is the first group. */
  readonly keywords: Meanings<Ability['timing']>;
  /** A condition, and what then happens. */
  readonly given: RegExp;
  readonly uses: Meanings<(found: string) => number>;
  readonly and: string;
  readonly inRow: Meanings<Row>;
  readonly clause: (said: string) => Condition;
  /** A summon: which creature, and where to. */
  readonly summons: RegExp;
  readonly to: Meanings<To>;
  readonly creature: (said: string) => CardFilter;
  /** A choice: of which card, and what then happens to it. */
  readonly choice: RegExp;
  readonly lasting: RegExp;
  readonly self: string;
  readonly opposing: string;
  readonly pronoun: RegExp;
  readonly who: (said: string) => Selector;
  /** Where a predicate begins. */
  readonly predicate: RegExp;
  readonly verbs: Meanings<(object: string) => readonly Effect[]>;
  /** The words before a further verb. */
  readonly link: RegExp;
}

/** Returns the effects, verb by verb. */
function effectsIn(words: ReadingWords, text: string): readonly Effect[] {
  if (text === '') return [];
  const verb = words.verbs.find(([pattern]) => pattern.test(text));
  if (verb === undefined) return refuse('no verb', text);
  const [pattern, effectsOf] = verb;
  const after = text.replace(pattern, '');
  const starts = words.verbs.flatMap(([other]) => {
    const next = new RegExp(words.link.source + other.source.slice(1), 'u').exec(after);
    return next === null ? [] : [next.index];
  });
  const end = Math.min(after.length, ...starts);
  const rest = after.slice(end).replace(new RegExp(`^${words.link.source}`, 'u'), '');
  return [...effectsOf(after.slice(0, end).trim()), ...effectsIn(words, rest)];
}

/** Returns the effect that gives or takes virtues of an aspect. */
export const gift = (
  op: 'grant' | 'remove',
  aspect: Aspect,
  virtues: readonly Virtue[] | 'all',
): readonly Effect[] => {
  if (op === 'remove') return [{ op, aspect, virtues }];
  return virtues === 'all' ? refuse('a grant of all', aspect) : [{ op, aspect, virtues }];
};

/** Adds a filter, unless it has no keys. */
export const filtered = <T extends object>(
  into: T,
  filter: CardFilter,
): T | (T & { readonly filter: CardFilter }) =>
  Object.keys(filter).length === 0 ? into : { ...into, filter };

interface Befalls {
  readonly target: Selector;
  readonly isChoice: boolean;
  readonly effects: readonly Effect[];
  /** The condition was about the target itself. */
  readonly isTargets: boolean;
}

function befallsOf(words: ReadingWords, doing: string, condition: Condition | undefined): Befalls {
  const choice = words.choice.exec(doing);
  if (choice !== null) {
    const [, whom = '', deeds = ''] = choice;
    return { target: words.who(whom), isChoice: true, effects: effectsIn(words, deeds), isTargets: false };
  }
  const at = words.predicate.exec(doing)?.index ?? refuse('no predicate', doing);
  const [subject, deeds] = [doing.slice(0, at), doing.slice(at).trim()];
  const told = { isChoice: false, effects: effectsIn(words, deeds), isTargets: false };
  if (subject === words.opposing) return { ...told, target: { where: 'opposing' } };
  if (words.pronoun.test(subject) && condition?.where === 'opposing')
    return { ...told, target: condition, isTargets: true };
  if (subject === words.self || words.pronoun.test(subject)) return { ...told, target: { where: 'self' } };
  return { ...told, target: words.who(subject) };
}

/** Reads a whole text; throws for a text that it can't read. */
export function readAbility(words: ReadingWords, text: string): Ability {
  const said = text.replaceAll('\u00A0', ' ');
  const [pattern, timing] = words.keywords.find(([each]) => each.test(said)) ?? refuse('no keyword', said);
  const initiative = Number(pattern.exec(said)?.[1]);
  const often = words.uses.find(([each]) => each.test(said));
  const sentence = said
    .replace(pattern, '')
    .replace(often?.[0] ?? '', '')
    .replace(/\.$/, '');
  const [clauses = '', main = ''] = partsOf(words.given, sentence, 'no sentence');
  const row = meaningOf(words.inRow, clauses);
  const asked = clauses
    .split(words.and)
    .filter((each) => each !== '' && meaningOf(words.inRow, each) === undefined);
  if (asked.length > 1) return refuse('two conditions', clauses);
  const [condition] = asked.map(words.clause);
  const doing = (main.charAt(0).toLowerCase() + main.slice(1)).replace(words.lasting, '');
  const when = {
    ...(row === undefined ? {} : { in: row }),
    ...(condition === undefined ? {} : { if: condition }),
  };
  if (timing === 'summon') {
    const [creature = '', cells = ''] = partsOf(words.summons, doing, 'no summons');
    const from = words.creature(creature);
    return {
      timing,
      initiative,
      ...when,
      ...(Object.keys(from).length === 0 ? {} : { from }),
      to: meaningOf(words.to, cells) ?? refuse('no place', cells),
      ...(often === undefined ? {} : { uses: often[1](often[0].exec(said)?.[1] ?? '') }),
    };
  }
  const { target, isChoice, effects, isTargets } = befallsOf(words, doing, condition);
  const { if: _, ...bare } = when;
  const told = { ...(isTargets ? bare : when), target };
  if (timing === 'reveal') {
    const lasts = words.lasting.test(main.charAt(0).toLowerCase() + main.slice(1))
      ? { duration: 'match' as const }
      : {};
    const whom = isChoice ? { ...target, pick: 'one' as const } : target;
    return { timing, initiative, ...told, target: whom, effects, ...lasts };
  }
  const gifts = effects.flatMap((each) => ('aspect' in each ? [each] : refuse('a static ability', each.op)));
  return { timing, ...told, effects: gifts };
}
