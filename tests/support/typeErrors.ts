import ts from 'typescript';

const FILE = `${process.cwd()}/tests/contract/values.ts`;

/** The libraries, which take most of a check's time to read. */
const sourceFiles = new Map<string, ts.SourceFile | undefined>();

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
  host.getSourceFile = (file, ...rest) => {
    if (file === FILE) return ts.createSourceFile(file, source, ts.ScriptTarget.ES2024);
    const sourceFile = sourceFiles.get(file) ?? getSourceFile(file, ...rest);
    sourceFiles.set(file, sourceFile);
    return sourceFile;
  };
  const program = ts.createProgram([FILE], options, host);
  const file = program.getSourceFile(FILE);
  return [
    ...program.getOptionsDiagnostics(),
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ].map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
};
