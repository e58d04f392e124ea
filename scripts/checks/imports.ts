// The imports of a source file, of values and of types alike, wherever they stand in it.
import { Visitor, parseSync } from 'vite';

/**
 * Returns the specifiers that `source` (TypeScript, at `path`) imports or re-exports; throws where it does not parse.
 */
export const importsOf = (path: string, source: string): readonly string[] => {
  const { program, module, errors } = parseSync(path, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path}: ${error.message}`);
  const found = [
    ...module.staticImports.map((statement) => statement.moduleRequest.value),
    ...module.staticExports.flatMap((statement) =>
      statement.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
  ];
  const literal = (node: { readonly type: string; readonly value?: unknown }): void => {
    if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value);
  };
  new Visitor({
    ImportExpression: (node) => literal(node.source),
    TSImportType: (node) => literal(node.source),
  }).visit(program);
  return [...new Set(found)];
};
