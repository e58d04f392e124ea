// Module state: what a module keeps in its own variables between calls, hidden from the database and from tests.
import { type ESTree, parseSync, Visitor } from 'vite';

/** Collections that can be filled later. */
const FILLABLE = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'Array', 'Record']);
const READ_ONLY = /^Readonly/;

interface Declared {
  readonly name: string;
  readonly why: string;
}

/** Returns a value without the `as` or `satisfies` around it. */
function bare(given: ESTree.Expression | null): ESTree.Expression | null {
  return given?.type === 'TSAsExpression' || given?.type === 'TSSatisfiesExpression'
    ? bare(given.expression)
    : given;
}

const typeNamed = (type: ESTree.TSType | undefined): string =>
  type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName.name : '';

/** Whether a value can be filled later; `type` is its declared type, if there is one. */
function isFillable(given: ESTree.Expression | null, type: ESTree.TSType | undefined): boolean {
  const made = bare(given);
  switch (made?.type) {
    case 'NewExpression':
      return (
        made.callee.type === 'Identifier' &&
        FILLABLE.has(made.callee.name) &&
        !READ_ONLY.test(typeNamed(type))
      );
    case 'ArrayExpression':
      return made.elements.length === 0 && (type === undefined || type.type === 'TSArrayType');
    case 'ObjectExpression':
      return made.properties.length === 0 && FILLABLE.has(typeNamed(type));
    default:
      return false;
  }
}

/** Returns the name of the variable that is written into: `a` for `a.b.c`; '' if it has no name. */
function rootOf(written: ESTree.Node): string {
  if (written.type === 'MemberExpression') return rootOf(written.object);
  return written.type === 'Identifier' ? written.name : '';
}

/**
 * Returns the variables of a module (TypeScript, at `path`) that can change, with the reason; throws where it does not
 * parse.
 */
export function moduleStateOf(path: string, source: string): readonly Declared[] {
  const { program, errors } = parseSync(path, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path}: ${error.message}`);
  const found: Declared[] = [];
  const constants = new Set<string>();
  const written = new Set<string>();
  let depth = 0;
  const deeper = (): void => void (depth += 1);
  const higher = (): void => void (depth -= 1);
  const inside = {
    FunctionDeclaration: deeper,
    'FunctionDeclaration:exit': higher,
    FunctionExpression: deeper,
    'FunctionExpression:exit': higher,
    ArrowFunctionExpression: deeper,
    'ArrowFunctionExpression:exit': higher,
    ClassBody: deeper,
    'ClassBody:exit': higher,
  };
  const write = (part: ESTree.Node): void =>
    void (part.type === 'MemberExpression' && written.add(rootOf(part)));
  new Visitor({
    ...inside,
    VariableDeclaration({ kind, declarations }) {
      if (depth > 0) return;
      for (const { id, init } of declarations) {
        // Of one that is taken apart, all that is taken.
        const name = id.type === 'Identifier' ? id.name : source.slice(id.start + 1, id.end - 1).trim();
        const type = id.type === 'Identifier' ? id.typeAnnotation?.typeAnnotation : undefined;
        constants.add(name);
        if (kind !== 'const') found.push({ name, why: 'can be set anew' });
        else if (isFillable(init, type)) found.push({ name, why: 'can be filled' });
      }
    },
    PropertyDefinition({ static: isOfClass, key, readonly: isKept, value, typeAnnotation }) {
      // That of a class inside of something lives as long as that does.
      if (!isOfClass || depth !== 1) return;
      const name = source.slice(key.start, key.end);
      if (isKept !== true) found.push({ name, why: 'can be set anew' });
      else if (isFillable(value, typeAnnotation?.typeAnnotation)) found.push({ name, why: 'can be filled' });
    },
    AssignmentExpression: ({ left }) => write(left),
    UpdateExpression: ({ argument }) => write(argument),
  }).visit(program);
  for (const name of written) if (constants.has(name)) found.push({ name, why: 'is written into' });
  return found;
}
