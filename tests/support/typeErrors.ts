import ts from 'typescript';

const FILE = `${process.cwd()}/tests/contract/values.ts`;

/**
 * TypeScript's errors for values of given types, for types that a library publishes and values that exist at run time only.
 * `imports` are the import statements for the types.
 */
export const typeErrors = (
  imports: string,
  values: Record<string, { type: string; value: unknown }>,
): string[] => {
  const source = [
    imports,
    ...Object.entries(values).map(
      ([name, { type, value }]) => `export const ${name}: ${type} = ${JSON.stringify(value)};`,
    ),
  ].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => file === FILE || fileExists(file);
  host.readFile = (file) => (file === FILE ? source : readFile(file));
  host.getSourceFile = (file, ...rest) =>
    file === FILE ? ts.createSourceFile(file, source, ts.ScriptTarget.ES2024) : getSourceFile(file, ...rest);
  const program = ts.createProgram([FILE], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => file?.fileName === FILE)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
};
