// `npm run api-report`: writes what the host SDK's package offers, from its declarations, so that a change of it is a diff in review.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type IConfigFile,
} from '@microsoft/api-extractor';
import { writeDeclarations } from './hostSdkFiles.ts';

const root = resolve(import.meta.dirname, '..');
/** The reports in the repository. */
export const REPORTS = join(root, 'src/host-sdk/api');

type Manifest = { exports: Record<string, string | { import: { types: string } }> };

// The declarations of each entry of the package, by the name of its report.
const readEntries = async (): Promise<[name: string, declarations: string][]> => {
  const manifest: Manifest = JSON.parse(await readFile(join(root, 'src/host-sdk/package.json'), 'utf8'));
  return Object.entries(manifest.exports).flatMap(([entry, target]) =>
    typeof target === 'string' ? [] : [[entry.slice(2) || 'index', target.import.types]],
  );
};

const silent = { default: { logLevel: ExtractorLogLevel.None } };

const configurationOf = (name: string, declarations: string, folder: string): ExtractorConfig => {
  const entry = join(folder, declarations);
  const compilerOptions = {
    target: 'ES2024',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
  };
  const configObject: IConfigFile = {
    projectFolder: folder,
    mainEntryPointFilePath: entry,
    newlineKind: 'lf',
    compiler: {
      overrideTsconfig: {
        compilerOptions: { ...compilerOptions, lib: ['ES2024', 'DOM'], strict: true, types: [] },
        files: [entry],
      },
    },
    apiReport: {
      enabled: true,
      reportFileName: name,
      reportFolder: folder,
      reportTempFolder: join(folder, 'temp'),
      includeForgottenExports: true,
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: { extractorMessageReporting: silent, tsdocMessageReporting: silent },
  };
  const packageJsonFullPath = join(root, 'src/host-sdk/package.json');
  return ExtractorConfig.prepare({ configObject, configObjectFullPath: undefined, packageJsonFullPath });
};

/** The report of each entry, by its file name. Throws when the declarations have errors. */
export const readApiReports = async (): Promise<Record<string, string>> => {
  // Within the project, where the types of React are found from.
  const folder = join(root, '.cache/api-report');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeDeclarations(join(folder, 'types'));
  const entries = await readEntries();
  const [first, ...others] = entries.map(([name, file]) => configurationOf(name, file, folder));
  if (!first) throw new Error('the package has no entries');
  const additionalEntryPoints = entries.map(([, file]) => join(folder, file));
  const compilerState = CompilerState.create(first, { additionalEntryPoints });
  for (const configuration of [first, ...others]) {
    const { succeeded } = Extractor.invoke(configuration, {
      localBuild: true,
      compilerState,
      messageCallback(message) {
        message.handled = message.logLevel !== ExtractorLogLevel.Error;
      },
    });
    if (!succeeded) throw new Error(`API Extractor can't read ${configuration.mainEntryPointFilePath}`);
  }
  const reports: Record<string, string> = {};
  for (const [name] of entries) {
    const file = `${name}.api.md`;
    reports[file] = await readFile(join(folder, file), 'utf8');
  }
  return reports;
};

const writeApiReports = async (): Promise<void> => {
  const reports = await readApiReports();
  await rm(REPORTS, { recursive: true, force: true });
  await mkdir(REPORTS);
  for (const [file, text] of Object.entries(reports)) await writeFile(join(REPORTS, file), text);
};

if (import.meta.main) await writeApiReports();
