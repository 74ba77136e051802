import { createServer } from 'node:http';
import { json, text } from 'node:stream/consumers';
import * as v from 'valibot';
import { firebaseClaims } from '../../src/api/cloudStore/firestoreSchema.ts';

const part = (content: unknown): string => Buffer.from(JSON.stringify(content)).toString('base64url');

/** Without a signature, as emulators take it. */
const unsignedToken = (content: object): string => `${part({ alg: 'none', typ: 'JWT' })}.${part(content)}.`;

export type Claims = v.InferOutput<typeof firebaseClaims>;

/** The token that the back office makes for a customer. */
export const customToken = (claims: Claims): string => {
  const iat = Math.floor(Date.now() / 1000);
  return unsignedToken({ uid: `${claims.host}.${claims.mail}`, claims, iat, exp: iat + 3600 });
};

const customTokenContent = v.object({ uid: v.string(), claims: firebaseClaims });
const signInRequest = v.object({ token: v.string() });
const lookupRequest = v.object({ idToken: v.string() });

const contentOf = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** Identity Toolkit's and Secure Token's calls that signing in with a custom token consists of. */
export const startAuthStandIn = async (projectId: string) => {
  const sessions = new Map<string, v.InferOutput<typeof customTokenContent>>();
  const counts = { signIns: 0, renewals: 0 };
  let lifetime = 3600;

  const idToken = ({ uid, claims }: v.InferOutput<typeof customTokenContent>) => {
    const iat = Math.floor(Date.now() / 1000);
    return unsignedToken({
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
    const { token } = v.parse(signInRequest, body);
    const content = v.parse(customTokenContent, contentOf(token));
    counts.signIns += 1;
    const refreshToken = `refresh-${counts.signIns}`;
    sessions.set(refreshToken, content);
    return { idToken: idToken(content), refreshToken, expiresIn: String(lifetime), isNewUser: false };
  };

  const lookUp = (body: unknown) => {
    const { idToken: token } = v.parse(lookupRequest, body);
    const { sub } = v.parse(v.object({ sub: v.string() }), contentOf(token));
    return { users: [{ localId: sub, providerUserInfo: [] }] };
  };

  const renew = (form: string) => {
    const refreshToken = new URLSearchParams(form).get('refresh_token') ?? '';
    const content = sessions.get(refreshToken);
    if (!content) return null;
    counts.renewals += 1;
    const token = idToken(content);
    return {
      access_token: token,
      id_token: token,
      refresh_token: refreshToken,
      expires_in: String(lifetime),
      token_type: 'Bearer',
      user_id: content.uid,
      project_id: projectId,
    };
  };

  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    response.setHeader('content-type', 'application/json');
    const url = request.url ?? '';
    const answer = async () => {
      if (request.method === 'OPTIONS') return {};
      if (url.includes('accounts:signInWithCustomToken')) return signIn(await json(request));
      if (url.includes('accounts:lookup')) return lookUp(await json(request));
      if (url.includes('/v1/token')) return renew(await text(request));
      return null;
    };
    const body = await answer().catch(() => null);
    response.statusCode = body ? 200 : 400;
    response.end(JSON.stringify(body ?? { error: { code: 400, message: 'TOKEN_EXPIRED' } }));
  });
  // A client may use a connection again at the moment in which it would be closed.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port');

  return {
    origin: `http://127.0.0.1:${address.port}`,
    counts,
    /** Of the tokens that follow, s. */
    setLifetime: (seconds: number) => {
      lifetime = seconds;
    },
    /** The refresh tokens of all, as after a logout. */
    revoke: () => sessions.clear(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
