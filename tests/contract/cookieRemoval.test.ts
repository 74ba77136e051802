import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { sessionResponse } from '../../src/api/access/schema.ts';
import { startBackEnd } from '../support/backEnd/backEnd.ts';
import { PASSWORD } from '../support/backEnd/tenants.ts';

/** Browsers keep a cookie whose removal names other attributes: one that was set `Partitioned` has to be removed `Partitioned`. */

const credentials = { email: 'buyer@demo.test', password: PASSWORD, company_id: 1 };

const cookieIn = (headers: Headers) => {
  const [pair = '', ...attributes] = (headers.get('set-cookie') ?? '').split('; ');
  return {
    name: pair.split('=')[0],
    attributes: attributes.filter((attribute) => !/^(Max-Age|Expires)=/.test(attribute)).toSorted(),
  };
};

test.each([
  ['http', 'portal_session', ['HttpOnly', 'Path=/', 'SameSite=Strict']],
  ['https', '__Host-portal_session', ['HttpOnly', 'Path=/', 'SameSite=Strict', 'Secure']],
])(
  'over %s the cookie is removed with the attributes that it was set with',
  async (protocol, name, attributes) => {
    const backEnd = await startBackEnd();
    onTestFinished(() => backEnd.close());
    const way = { 'x-forwarded-proto': protocol };
    const login = await backEnd.post('/users/login', { body: credentials, headers: way });
    const { token } = v.parse(sessionResponse, login.body);
    const logout = await backEnd.post('/users/logout', { token, body: {}, headers: way });
    expect(cookieIn(login.headers)).toEqual({ name, attributes });
    expect(cookieIn(logout.headers)).toEqual({ name, attributes });
    expect(logout.headers.get('set-cookie')).toMatch(/; (Max-Age=0|Expires=Thu, 01 Jan 1970)/);
  },
);
