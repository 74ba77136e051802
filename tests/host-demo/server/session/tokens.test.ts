import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createTokens } from '../../../../host-demo/server/session/tokens.ts';

const SECRET = 'a secret';
const NOW = new Date('2026-03-10T15:00:00Z');
const CLAIMS = { company_id: 1, user_id: 11, email: 'buyer@demo.test', session_id: 'one' };
const tokens = createTokens(SECRET, () => NOW);

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (header: object, payload: object, secret = SECRET) => {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};
const HS256 = { alg: 'HS256' };
const exp = NOW.getTime() / 1_000 + 60;
const payload = { ...CLAIMS, iss: 'wholesale-portal', aud: 'access', exp };

const codeOf = (token: string): string => {
  try {
    tokens.read('access', token);
    return 'accepted';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
};

describe('tokens', () => {
  it('are read as they were issued, at once', () => {
    const { token, expiresAt } = tokens.issue('access', CLAIMS);
    expect(tokens.read('access', token)).toEqual(CLAIMS);
    expect(expiresAt).toBe(NOW.getTime() + 15 * 60_000);
  });

  it('end with what they belong to', () => {
    expect(tokens.issue('access', CLAIMS, NOW.getTime() + 5_000).expiresAt).toBe(NOW.getTime() + 5_000);
  });

  it.each([
    ['another library’s token of the same form', signed(HS256, payload), 'accepted'],
    ['an expired one', signed(HS256, { ...payload, exp: exp - 60 }), 'token_expired'],
    ['one of another secret', signed(HS256, payload, 'another'), 'token_invalid'],
    ['one without an algorithm', `${encode({ alg: 'none' })}.${encode(payload)}.`, 'token_invalid'],
    ['one of another algorithm', signed({ alg: 'HS512' }, payload), 'token_invalid'],
    ['one of another kind', signed(HS256, { ...payload, aud: 'refresh' }), 'token_invalid'],
    ['one of another issuer', signed(HS256, { ...payload, iss: 'other' }), 'token_invalid'],
    ['one without an end', signed(HS256, { ...payload, exp: undefined }), 'token_invalid'],
    ['one without a session', signed(HS256, { ...payload, session_id: undefined }), 'token_invalid'],
    ['one with more parts', `${signed(HS256, payload)}.x`, 'token_invalid'],
    ['text', 'nonsense', 'token_invalid'],
    ['nothing', '', 'token_invalid'],
  ])('%s: %s', (_, token, code) => {
    expect(codeOf(token)).toBe(code);
  });

  it('a token whose payload is no JSON isn’t valid', () => {
    const text = `${encode(HS256)}.${Buffer.from('{').toString('base64url')}`;
    expect(codeOf(`${text}.${createHmac('sha256', SECRET).update(text).digest('base64url')}`)).toBe(
      'token_invalid',
    );
  });
});
