import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';

const FOLDER = '.cache';
const TAR = 'application/x-tar';

/** The files of an empty database depend on PGlite's version. */
const fileOf = async (): Promise<string> => {
  const lock: { packages: Record<string, { version: string }> } = JSON.parse(
    await readFile('package-lock.json', 'utf8'),
  );
  const version = lock.packages['node_modules/@electric-sql/pglite']?.version;
  if (version === undefined) throw new Error('package-lock.json names no version of PGlite');
  return `${FOLDER}/empty-database-${version}.tar`;
};

const createEmptyDatabase = async (file: string): Promise<Blob> => {
  const pglite = await PGlite.create();
  const files = await pglite.dumpDataDir('none');
  await pglite.close();
  await mkdir(FOLDER, { recursive: true });
  // Others may write the same file at the same time.
  const ownFile = `${file}.${randomUUID()}`;
  await writeFile(ownFile, files.stream());
  await rename(ownFile, file);
  return files;
};

/** The files of an embedded database without tables: creating them takes 2.5 s of a processor, reading them half a second. */
export const emptyDatabase = async (): Promise<Blob> => {
  const file = await fileOf();
  const stored = await readFile(file).catch(() => null);
  return stored ? new Blob([stored], { type: TAR }) : createEmptyDatabase(file);
};
