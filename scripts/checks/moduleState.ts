// Module state: what a module keeps in its own variables between calls, hidden from the database and from tests.
import { parseSync, Visitor } from 'vite';

/** Collections that can be filled later. */
const FILLABLE = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'Array']);
const READ_ONLY = /^Readonly(?:Map|Set|Array)$/;

interface Declared {
  readonly name: string;
  readonly why: string;
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
  new Visitor({
    ...inside,
    VariableDeclaration({ kind, declarations }) {
      if (depth > 0) return;
      for (const { id, init } of declarations) {
        if (id.type !== 'Identifier') continue;
        const { name } = id;
        const typed = id.typeAnnotation?.typeAnnotation;
        const type =
          typed?.type === 'TSTypeReference' && typed.typeName.type === 'Identifier'
            ? typed.typeName.name
            : '';
        const made =
          init?.type === 'NewExpression' && init.callee.type === 'Identifier' ? init.callee.name : '';
        if (kind !== 'const') found.push({ name, why: 'can be set anew' });
        else if (FILLABLE.has(made) && !READ_ONLY.test(type)) found.push({ name, why: 'can be filled' });
        else if (
          init?.type === 'ArrayExpression' &&
          init.elements.length === 0 &&
          typed?.type === 'TSArrayType'
        )
          found.push({ name, why: 'can be filled' });
      }
    },
  }).visit(program);
  return found;
}
