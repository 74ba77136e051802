import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's result code for a file that another one has locked. */
const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

/**
 * Locks the data folder of the embedded database, which supports one process only; returns the function that unlocks it. The
 * lock is the operating system's, on the file `{folder}.lock` by way of SQLite: it ends with the process, however that ends.
 * Throws when another one has the folder.
 */
export const lockFolder = async (folder: string): Promise<() => void> => {
  await mkdir(dirname(folder), { recursive: true });
  const file = new DatabaseSync(`${folder}.lock`);
  try {
    file.exec('begin exclusive');
    return () => file.close();
  } catch (error) {
    file.close();
    if (!isBusy(error)) throw error;
    throw new Error(
      `Another back end is running with the data in ${folder}. The embedded database supports one process; ` +
        'stop the other one, choose another folder with PORTAL_DATA_DIR, or set DATABASE_URL to a PostgreSQL server.',
      { cause: error },
    );
  }
};
