import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SOURCES = [
  'src',
  'public',
  'locales',
  'host-demo/shell',
  'rspack.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const STAMP = '.cache/build';
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

/** Builds portal, remote, host SDK and shell when their sources changed. Throws the build's output on failure. */
export const buildIfNeeded = async (): Promise<boolean> => {
  const now = await fingerprint();
  const before = await readFile(STAMP, 'utf8').catch(() => '');
  if (before === now && RESULTS.every(existsSync)) return false;
  await run('npm', ['run', '--silent', 'build'], { maxBuffer: 64 * 1024 * 1024 }).catch((error: unknown) => {
    const { stdout = '', stderr = '' } = Object(error);
    throw new Error(`The build failed.\n${stdout}${stderr}`);
  });
  await mkdir('.cache', { recursive: true });
  await writeFile(STAMP, now);
  return true;
};
