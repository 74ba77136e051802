import type { Auth } from 'firebase/auth/web-extension';
import { RecordsError } from '../../sync/rules/records.ts';
import { codeOf } from './firebaseError.ts';
import { signInWithCustomToken } from './firebaseFirestore.ts';

/**
 * The back office's token for Firebase; null without one. `isFresh`: one that was made just now, since Firebase takes none that is
 * older than an hour.
 */
export type TokenSource = (isFresh: boolean) => Promise<string | null>;

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : null;

/** Whom a token (RFC 7519) is for: the same for all tokens of a customer of one tenant. */
const subjectOf = (token: string): string => {
  const [, payload = ''] = token.split('.');
  const bytes = Uint8Array.from(
    atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
    (character) => character.codePointAt(0) ?? 0,
  );
  const content: unknown = JSON.parse(new TextDecoder().decode(bytes));
  const claims = field(content, 'claims');
  return JSON.stringify([field(content, 'uid'), field(claims, 'host'), field(claims, 'mail')]);
};

const asRecordsError = (error: unknown): unknown => {
  const code = codeOf(error);
  // What the source of tokens says stays as it is.
  if (code === null) return error;
  const isUnreachable = code === 'network-request-failed';
  return new RecordsError(isUnreachable ? 'unreachable' : 'unauthenticated', String(error));
};

/**
 * Signs in to Firebase, and again only when the token is for somebody else, or Firebase has ended the session: it renews its own
 * token. Rejects with {@link RecordsError}, or as the source of tokens does.
 */
export const createSignIn = (auth: Auth, source: TokenSource) => {
  let signedIn: string | null = null;
  let running: Promise<void> | null = null;

  const tokenOf = async (isFresh: boolean): Promise<string> => {
    const token = await source(isFresh);
    if (token === null) throw new RecordsError('unauthenticated', 'there is no token for Firebase');
    return token;
  };

  const signIn = async (): Promise<void> => {
    const wasEnded = signedIn !== null && auth.currentUser === null;
    const token = await tokenOf(wasEnded);
    const subject = subjectOf(token);
    if (auth.currentUser !== null && subject === signedIn) return;
    await signInWithCustomToken(auth, token).catch(async (error: unknown) => {
      if (wasEnded || codeOf(error) === 'network-request-failed') throw error;
      // It may have been kept for too long.
      await signInWithCustomToken(auth, await tokenOf(true));
    });
    signedIn = subject;
  };

  return {
    isSignedIn: () => auth.currentUser !== null,
    ensure(): Promise<void> {
      running ??= signIn()
        .catch((error: unknown) => {
          throw asRecordsError(error);
        })
        .finally(() => {
          running = null;
        });
      return running;
    },
  };
};
