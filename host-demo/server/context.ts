import type { Database } from './database/schema.ts';
import type { DocumentStreams } from './routes/documents/streams.ts';
import type { Attempts } from './session/attempts.ts';
import type { Access } from './session/authorise.ts';
import type { Passwords } from './session/passwords.ts';
import type { Recaptcha } from './session/recaptcha.ts';
import type { Sessions } from './session/sessions.ts';
import type { Tokens } from './session/tokens.ts';

/** What the endpoints are built on; made once per server. */
export type Context = {
  database: Database;
  clock: () => Date;
  access: Access;
  passwords: Passwords;
  tokens: Tokens;
  sessions: Sessions;
  attempts: Attempts;
  recaptcha: Recaptcha | null;
  streams: DocumentStreams;
};
