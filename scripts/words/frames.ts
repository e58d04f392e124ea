// Frames: what a dictionary's functions say, filled with facts of every kind that their source names.
import { type ESTree, Visitor } from 'vite';
import { COUNTS, factsOf, type Samples } from './facts.ts';
import type { Source } from './sources.ts';

type Frame = (...facts: readonly unknown[]) => unknown;
export const isFrame = (value: unknown): value is Frame => typeof value === 'function';

interface Written {
  readonly source: Source;
  readonly node: ESTree.ArrowFunctionExpression | ESTree.Function;
}

/** Finds functions by their text at run time: Node removes types and leaves blanks in their place. */
export class Frames {
  readonly #byLength = new Map<number, Written[]>();
  readonly #found = new Map<Frame, readonly Samples[]>();

  constructor(sources: readonly Source[]) {
    for (const source of sources) {
      const add = (node: Written['node']): void => {
        const length = node.end - node.start;
        this.#byLength.set(length, [...(this.#byLength.get(length) ?? []), { source, node }]);
      };
      new Visitor({
        ArrowFunctionExpression: add,
        FunctionExpression: add,
        FunctionDeclaration: add,
      }).visit(source.program);
    }
  }

  /** Returns the values that each fact of a frame may have. Throws where its source is not among these files. */
  factsOf(frame: Frame): readonly Samples[] {
    const known = this.#found.get(frame) ?? this.#read(frame);
    this.#found.set(frame, known);
    return known;
  }

  #read(frame: Frame): readonly Samples[] {
    const runs = String(frame);
    const isSame = ({ source, node }: Written): boolean =>
      [...runs].every((letter, at) => letter === ' ' || letter === source.text[node.start + at]);
    const found = (this.#byLength.get(runs.length) ?? []).find(isSame);
    if (found === undefined) throw new Error(`no source of ${runs.slice(0, 80)}`);
    return factsOf(found.source, found.node);
  }
}

/** Every way to fill a frame: each fact with each of its values, numbers with the given counts. */
function fillings(facts: readonly Samples[], counts: readonly number[]): readonly (readonly unknown[])[] {
  return facts.reduce<readonly (readonly unknown[])[]>(
    (all, samples) =>
      all.flatMap((each) => (samples === 'number' ? counts : samples).map((value) => [...each, value])),
    [[]],
  );
}

const isPart = (value: unknown): value is { readonly text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

/** Returns the texts that a dictionary's value holds: a string, parts with icons, or several of these. */
export function textsOf(said: unknown): readonly string[] {
  if (typeof said === 'string') return [said];
  if (!Array.isArray(said)) return [];
  if (said.length > 0 && said.every(isPart)) return [said.map(({ text }) => text).join('')];
  return said.flatMap(textsOf);
}

/** Whether a count is among the facts. */
export const isCounted = (facts: readonly Samples[]): boolean =>
  facts.some((samples) => samples === 'number' || JSON.stringify(samples).match(/:\d|^\[\d/) !== null);

/** Returns everything that a frame says, each text once. */
export function saidBy(
  frame: Frame,
  facts: readonly Samples[],
  counts: readonly number[] = COUNTS,
): readonly string[] {
  const said = fillings(facts, counts).flatMap((each) => textsOf(frame(...each)));
  return [...new Set(said)];
}
