import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';

const SOURCES = [
  'src',
  'public',
  'locales',
  'host-demo/shell',
  'rspack.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
/** The fingerprint of the sources that `dist` was built from. */
const RECORD = '.cache/build';
const RESULTS = ['dist/portal/index.html', 'dist/shell/index.html', 'dist/host-sdk/package.json'];

const filesOf = async (path: string): Promise<string[]> => {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [path];
  return entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`);
};

const fingerprint = async (): Promise<string> => {
  const hash = createHash('sha256');
  const files = (await Promise.all(SOURCES.map(filesOf))).flat().toSorted();
  for (const file of files) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
};

const runBuild = (print: (chunk: Buffer) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn('npm', ['exec', '--', 'rspack', 'build', '--config', 'rspack.config.ts'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const chunks: Buffer[] = [];
    const keep = (chunk: Buffer) => {
      chunks.push(chunk);
      print(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build failed.\n${Buffer.concat(chunks)}`)),
    );
  });

/**
 * Builds portal, remote, host SDK and shell, and records what they were built from, so that demos which start at the same time
 * don't build into the same folders. Throws the build's output on failure.
 */
export const build = async (print: (chunk: Buffer) => void): Promise<void> => {
  const sources = await fingerprint();
  await runBuild(print);
  await mkdir('.cache', { recursive: true });
  await writeFile(RECORD, sources);
};

/** Builds when the sources changed since the last build. */
export const buildIfNeeded = async (): Promise<void> => {
  const recorded = await readFile(RECORD, 'utf8').catch(() => '');
  if (recorded === (await fingerprint()) && RESULTS.every(existsSync)) return;
  await build(() => undefined);
};
