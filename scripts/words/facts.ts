// Facts: the values with which a dictionary's frames are filled, by the types in their source. A fact of a type that is
// not known here is refused.
import { type ESTree, Visitor } from 'vite';
import type { Source } from './sources.ts';

/** Numbers for which Russian nouns and verbs differ. */
export const COUNTS = [1, 2, 5, 21] as const;

/** The values that a fact may have, the usual one first; `number` where every count has to be tried. */
export type Samples = readonly unknown[] | 'number';

const VIRTUES = ['strength', 'cunning', 'wealth', 'power', 'wisdom'];
const TWO_NAMES = ['Ведис', 'Тралан'];
/** Texts with these names are amounts, in words or as bare numbers. */
const SUM = /^(?:amount|sum|need|has|least|low|high|only|held|count|min|max|number|rule|code)$/;
const A_SUM = '14';
const PARTS = [{ kind: 'text', text: 'власть' }];

/** Types that are declared elsewhere, by how they are written in the source. */
const NAMED: Readonly<Record<string, readonly unknown[]>> = {
  Row: ['front', 'back'],
  TableName: ['trade', 'patrons'],
  "Pick<ContractFacts, 'table'>": [{ table: 'trade' }, { table: 'patrons' }],
  LaidRow: ['front', 'back', 'half'],
  Virtue: VIRTUES,
  Aspect: ['virtues', 'superiority', 'protection'],
  Rarity: ['standard', 'uncommon', 'rare', 'unique'],
  Staff: ['referee', 'organiser'],
  "Ability['timing']": ['reveal', 'static', 'summon'],
  'keyof typeof ENDS': ['wins', 'loses', 'bothFall', 'bothStand'],
  Parts: [PARTS],
};

/** The type of a list's items; undefined where the type is no list. */
const isList = (type: ESTree.TSType): ESTree.TSType | undefined => {
  const bare = type.type === 'TSTypeOperator' && type.operator === 'readonly' ? type.typeAnnotation : type;
  return bare.type === 'TSArrayType' ? bare.elementType : undefined;
};

const literal = (type: ESTree.TSLiteralType): unknown =>
  'value' in type.literal ? type.literal.value : undefined;

/** An interface of the same file, with each of its flags both ways. */
function objectsOf(source: Source, body: ESTree.TSInterfaceBody): Samples {
  const fields = body.body.flatMap((field) =>
    field.type === 'TSPropertySignature' && field.key.type === 'Identifier' && field.typeAnnotation
      ? [
          {
            name: field.key.name,
            samples: samplesOf(source, field.typeAnnotation.typeAnnotation, field.key.name),
          },
        ]
      : [],
  );
  let all: readonly Readonly<Record<string, unknown>>[] = [{}];
  for (const { name, samples } of fields) {
    const values = samples === 'number' ? COUNTS : samples;
    // All numbers of one object are the same: they stand for the same sum of drakes.
    all = all.flatMap((each) => {
      const known = Object.values(each).find((value) => typeof value === 'number');
      const fitting = samples === 'number' && known !== undefined ? [known] : values;
      return fitting.map((value) => ({ ...each, [name]: value }));
    });
  }
  return all;
}

/** Returns the values that a fact of this name and type may have. Throws where the type is not known. */
function samplesOf(source: Source, type: ESTree.TSType, name = ''): Samples {
  const words = source.text.slice(type.start, type.end);
  const item = isList(type);
  if (item !== undefined) {
    const samples = samplesOf(source, item);
    if (samples === 'number') throw new Error(`${source.path}: no samples of «${words}»`);
    const list = item.type === 'TSStringKeyword' ? TWO_NAMES : samples.slice(0, 2);
    return [list.slice(0, 1), list];
  }
  switch (type.type) {
    case 'TSNumberKeyword':
      return 'number';
    case 'TSStringKeyword':
      return SUM.test(name) ? [A_SUM] : TWO_NAMES.slice(0, 1);
    case 'TSBooleanKeyword':
      return [false, true];
    case 'TSNullKeyword':
      return [null];
    case 'TSLiteralType':
      return [literal(type)];
    case 'TSUnionType': {
      const members = type.types.map((each) => samplesOf(source, each, name));
      return members.flatMap((each) => (each === 'number' ? COUNTS : each));
    }
    default: {
      const named = NAMED[words] ?? declaredIn(source, words);
      if (named === undefined) throw new Error(`${source.path}: no samples of «${words}»`);
      return named;
    }
  }
}

function declaredIn(source: Source, name: string): Samples | undefined {
  let found: Samples | undefined;
  new Visitor({
    TSInterfaceDeclaration({ id, body }) {
      if (id.name === name) found = objectsOf(source, body);
    },
  }).visit(source.program);
  return found;
}

type FunctionNode = ESTree.ArrowFunctionExpression | ESTree.Function;
type Parameter = FunctionNode['params'][number];

const annotationOf = (param: Parameter): ESTree.TSType | undefined =>
  'typeAnnotation' in param && param.typeAnnotation ? param.typeAnnotation.typeAnnotation : undefined;

/**
 * The types of a function's facts where they stand elsewhere: in a member of an interface with the function's name, or
 * in the type of the constant that holds the function.
 */
function typesNear(source: Source, node: FunctionNode): readonly ESTree.TSType[] {
  const key = /(\w+): $/.exec(source.text.slice(0, node.start))?.[1] ?? '';
  const functions: ESTree.TSFunctionType[] = [];
  const places: { readonly start: number; readonly end: number }[] = [];
  new Visitor({
    TSFunctionType: (found) => void functions.push(found),
    TSPropertySignature({ key: name, start, end }) {
      if (name.type === 'Identifier' && name.name === key) places.push({ start, end });
    },
    VariableDeclarator({ start, end, init }) {
      if (init && start < node.start && node.end <= end) places.push({ start, end: init.start });
    },
  }).visit(source.program);
  const [found] = places.flatMap(({ start, end }) =>
    functions.filter((each) => start <= each.start && each.end <= end),
  );
  return (found?.params ?? []).flatMap((param) => annotationOf(param) ?? []);
}

const nameOf = (param: Parameter | undefined): string => (param?.type === 'Identifier' ? param.name : '');

/** Returns the values that each fact of a function may have. Throws where they can't be read from the source. */
export function factsOf(source: Source, node: FunctionNode): readonly Samples[] {
  const own = node.params.flatMap((param) => annotationOf(param) ?? []);
  const types = own.length === node.params.length ? own : typesNear(source, node);
  if (types.length !== node.params.length)
    throw new Error(`${source.path}: no types for ${source.text.slice(node.start, node.start + 60)}`);
  return types.map((type, at) => samplesOf(source, type, nameOf(node.params[at])));
}
