import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isKnownService } from '../../../../host-demo/server/push/knownService.ts';

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc:def', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://eu.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://db5p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://user:password@fcm.googleapis.com/', false],
  ['https://fcm.googleapis.com@evil.test/', false],
  ['https://fcm.googleapis.com.evil.test/', false],
  ['https://evilfcm.googleapis.com/', false],
  ['https://push.apple.com.evil.test/', false],
  ['https://evilpush.apple.com/', false],
  ['https://.push.apple.com/', false],
  ['https://localhost/', false],
  ['https://127.0.0.1/', false],
  ['https://[::1]/', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['file:///etc/passwd', false],
  ['fcm.googleapis.com', false],
  ['', false],
])('%s: %j', (endpoint, isKnown) => {
  expect(isKnownService(endpoint)).toBe(isKnown);
});

test('an origin that the back end was started with is known, and no other port of it', () => {
  const others = ['http://localhost:9000'];
  expect(isKnownService('http://localhost:9000/push/1', others)).toBe(true);
  expect(isKnownService('http://localhost:9001/push/1', others)).toBe(false);
  expect(isKnownService('http://localhost:9000.evil.test/push/1', others)).toBe(false);
});

test('whatever a customer writes, only https on the usual port of a known domain is called', () => {
  const piece = fc.constantFrom(
    'https://',
    'http://',
    'fcm.googleapis.com',
    '.push.apple.com',
    'evil.test',
    '@',
    ':',
    '/',
    '\\',
    '#',
    '?',
    '.',
    '%2e',
    '8443',
    'a',
  );
  const written = fc.oneof(
    fc.webUrl(),
    fc.string(),
    fc.array(piece).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(written, (endpoint) => {
      if (!isKnownService(endpoint)) return;
      const { protocol, port, hostname } = new URL(endpoint);
      expect([protocol, port]).toEqual(['https:', '']);
      expect(hostname).toMatch(
        /^(fcm\.googleapis\.com|([a-z\d-]+\.)+(push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com))$/,
      );
    }),
    { numRuns: 2_000 },
  );
});
