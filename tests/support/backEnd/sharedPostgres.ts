import { findPostgres, type Postgres, startPostgres } from './postgres.ts';

let postgres: Postgres | null = null;

/** One PostgreSQL server for all contract tests, where the machine has it: a back end takes half of the time that it takes on PGlite. */
export const setup = async (): Promise<void> => {
  const programs = findPostgres();
  if (programs === null) return;
  postgres = await startPostgres(programs);
  process.env.TEST_DATABASE_SERVER = postgres.url;
};

export const teardown = async (): Promise<void> => postgres?.stop();
