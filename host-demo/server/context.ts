import type { Database } from './database/schema.ts';
import type { DocumentStore } from './routes/documents/documentStore.ts';
import type { DocumentStreams } from './routes/documents/streams.ts';
import type { SoldOutNews } from './routes/inventory/soldOutNews.ts';
import type { Attempts } from './session/attempts.ts';
import type { Access } from './session/authorise.ts';
import type { DocumentIds } from './session/documentIds.ts';
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
  documents: DocumentStore;
  documentIds: DocumentIds;
  soldOutNews: SoldOutNews;
  /** Where a company's portal is, for links in mails; null when that isn't known. */
  portalOf: (alias: string) => string | null;
  /** Whether whoever is logged in may read the mails that their company wrote: for demos alone. */
  showsOutbox: boolean;
};
