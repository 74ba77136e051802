import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import * as v from 'valibot';
import { firebaseClaims } from '../../src/sync/stores/firestoreSchema.ts';

/**
 * Stands in for Firebase's sign-in where the store is the emulator: the calls that the web SDK makes for a custom token, and the back end's
 * revocation. It believes every token, and its own have no signature, as emulators take them.
 */

const ID_TOKEN_LIFETIME_S = 3_600;

const encode = (content: object): string => Buffer.from(JSON.stringify(content)).toString('base64url');
const unsigned = (content: object): string => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(content)}.`;
const contentOf = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

const customToken = v.object({ uid: v.string(), claims: firebaseClaims });
type Account = v.InferOutput<typeof customToken>;

export type AuthStandIn = { origin: string; close(): Promise<void> };

type Options = {
  port?: number;
  lifetime?: number;
  onSignIn?(): void;
};

export const startAuthStandIn = async (
  projectId: string,
  { port = 0, lifetime = ID_TOKEN_LIFETIME_S, onSignIn }: Options = {},
): Promise<AuthStandIn> => {
  const signedIn = new Map<string, Account>();
  let count = 0;

  const idToken = ({ uid, claims }: Account): string => {
    const iat = Math.floor(Date.now() / 1_000);
    return unsigned({
      ...claims,
      iss: `https://securetoken.google.com/${projectId}`,
      aud: projectId,
      sub: uid,
      user_id: uid,
      auth_time: iat,
      iat,
      exp: iat + lifetime,
      firebase: { identities: {}, sign_in_provider: 'custom' },
    });
  };

  const signIn = (body: unknown) => {
    const { token } = v.parse(v.object({ token: v.string() }), body);
    const account = v.parse(customToken, contentOf(token));
    count += 1;
    onSignIn?.();
    const refreshToken = `refresh-${count}`;
    signedIn.set(refreshToken, account);
    return { idToken: idToken(account), refreshToken, expiresIn: String(lifetime), isNewUser: false };
  };

  const lookUp = (body: unknown) => {
    const { idToken: token } = v.parse(v.object({ idToken: v.string() }), body);
    const { sub } = v.parse(v.object({ sub: v.string() }), contentOf(token));
    return { users: [{ localId: sub, providerUserInfo: [] }] };
  };

  const renew = (form: string) => {
    const refreshToken = new URLSearchParams(form).get('refresh_token') ?? '';
    const account = signedIn.get(refreshToken);
    if (!account) return null;
    const token = idToken(account);
    return {
      access_token: token,
      id_token: token,
      refresh_token: refreshToken,
      expires_in: String(lifetime),
      token_type: 'Bearer',
      user_id: account.uid,
      project_id: projectId,
    };
  };

  const revoke = (body: unknown) => {
    const { localId } = v.parse(v.object({ localId: v.string() }), body);
    for (const [refreshToken, { uid }] of signedIn) if (uid === localId) signedIn.delete(refreshToken);
    return { localId };
  };

  const server = createServer(async (request, response) => {
    const { method, url = '' } = request;
    const answer = async () => {
      if (method === 'OPTIONS') return {};
      if (url.includes('accounts:signInWithCustomToken')) return signIn(await json(request));
      if (url.includes('accounts:lookup')) return lookUp(await json(request));
      if (url.includes('accounts:update')) return revoke(await json(request));
      return url.includes('/v1/token') ? renew(await text(request)) : null;
    };
    const body = await answer().catch(() => null);
    response.writeHead(body ? 200 : 400, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'content-type': 'application/json',
    });
    response.end(JSON.stringify(body ?? { error: { code: 400, message: 'TOKEN_EXPIRED' } }));
  });
  // A client may use a connection again at the moment in which it would be closed.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${bound}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
