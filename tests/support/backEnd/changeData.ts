import { PGlite } from '@electric-sql/pglite';

/** Runs SQL on an embedded database's files, as the company's own system would. Its back end must have ended. */
export const changeData = async (dataDir: string, statements: readonly string[]): Promise<void> => {
  const pglite = await PGlite.create({ dataDir });
  for (const statement of statements) await pglite.exec(statement);
  await pglite.close();
};
