import ts from 'typescript';

const FOLDER = `${process.cwd()}/tests/documents/blocks`;

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  allowJs: true,
  checkJs: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2024,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
  paths: {
    '@wholesale-portal/host-sdk': [`${process.cwd()}/src/host-sdk/index.ts`],
    '@wholesale-portal/host-sdk/react': [`${process.cwd()}/src/host-sdk/OrderingPortal.tsx`],
    '/host-sdk/index.js': [`${process.cwd()}/src/host-sdk/index.ts`],
  },
};

/** The libraries and the SDK, which take most of a check's time to read. */
const sourceFiles = new Map<string, ts.SourceFile | undefined>();

/** TypeScript's errors in modules that exist in documents only, by a file name for each; they import the host SDK by its public names. */
export const typeErrorsIn = (modules: Readonly<Record<string, string>>): string[] => {
  const sources = new Map(Object.entries(modules).map(([name, text]) => [`${FOLDER}/${name}`, text]));
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => sources.has(file) || fileExists(file);
  host.readFile = (file) => sources.get(file) ?? readFile(file);
  host.getSourceFile = (file, ...rest) => {
    const text = sources.get(file);
    if (text !== undefined) return ts.createSourceFile(file, text, ts.ScriptTarget.ES2024);
    const sourceFile = sourceFiles.get(file) ?? getSourceFile(file, ...rest);
    sourceFiles.set(file, sourceFile);
    return sourceFile;
  };
  const program = ts.createProgram([...sources.keys()], OPTIONS, host);
  return [...sources.keys()].flatMap((file) =>
    [
      ...program.getSyntacticDiagnostics(program.getSourceFile(file)),
      ...program.getSemanticDiagnostics(program.getSourceFile(file)),
    ].map(
      ({ messageText }) =>
        `${file.slice(FOLDER.length + 1)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    ),
  );
};
