import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSessionSettings } from '../../../host-demo/server/sessionSettings.ts';

test('without variables links are valid for a day, many times, and nobody but this machine is a proxy', () => {
  expect(readSessionSettings({})).toEqual({ captcha: null, userLinks: { isUsedOnce: false } });
});

test('variables say how links end, who is a proxy and who needs a captcha', () => {
  const settings = readSessionSettings({
    PORTAL_TRUST_PROXY: '10.0.0.0/8,127.0.0.1',
    PORTAL_COUNTRY_HEADER: 'cf-ipcountry',
    RECAPTCHA_SECRET: 'key',
    RECAPTCHA_NEEDED_BY: 'suspicious',
    USER_LINK_HOURS: '0.5',
    USER_LINK_USES: 'once',
    DOCUMENT_LINK_HOURS: '48',
  });
  expect(settings).toEqual({
    trustProxy: ['10.0.0.0/8', '127.0.0.1'],
    countryHeader: 'cf-ipcountry',
    captcha: {
      kind: 'recaptcha',
      secret: 'key',
      verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
      neededBy: 'suspicious',
    },
    userLinks: { hours: 0.5, isUsedOnce: true },
    documentLinkHours: 48,
  });
});

test('ALTCHA is chosen by name, also beside a key of reCAPTCHA', () => {
  expect(readSessionSettings({ CAPTCHA: 'altcha' }).captcha).toEqual({ kind: 'altcha' });
  expect(readSessionSettings({ CAPTCHA: 'none', RECAPTCHA_SECRET: 'key' }).captcha).toBeNull();
});

test.each([
  [{ USER_LINK_HOURS: '-1' }, 'USER_LINK_HOURS must be a number above 0'],
  [{ DOCUMENT_LINK_HOURS: 'soon' }, 'DOCUMENT_LINK_HOURS must be a number above 0'],
  [{ CAPTCHA: 'recaptcha' }, 'RECAPTCHA_SECRET is needed for CAPTCHA=recaptcha'],
  [{ CAPTCHA: 'some' }, 'CAPTCHA must be none or altcha or recaptcha'],
  [{ USER_LINK_USES: 'twice' }, 'USER_LINK_USES must be many or once'],
])('%o is refused at the start', (env, message) => {
  expect(() => readSessionSettings(env)).toThrow(message);
});

test('only the demo gives out e-mails and links: the back end as a program has no such option', () => {
  const program = readFileSync('host-demo/server/main.ts', 'utf8');
  expect(program).not.toMatch(/demoKey|issuesDemoLinks/);
});
