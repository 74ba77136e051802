import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unblockWay } from '../../../src/domain/push/unblockWay.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0';

test.each([
  [
    'Chrome on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`,
    false,
    'addressBar',
  ],
  [
    'Edge with a touch screen',
    `Mozilla/5.0 (Windows NT 10.0) ${CHROME} Safari/537.36 Edg/156.0`,
    true,
    'addressBar',
  ],
  [
    'Chrome on Android',
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME} Mobile Safari/537.36`,
    true,
    'addressBarPhone',
  ],
  [
    'Firefox on Windows',
    'Mozilla/5.0 (Windows NT 10.0; rv:150.0) Gecko/20100101 Firefox/150.0',
    false,
    'firefox',
  ],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 15; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0',
    true,
    'other',
  ],
  [
    'Safari on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    false,
    'safari',
  ],
  [
    'an iPad with a desktop’s User-Agent',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    true,
    'iosSettings',
  ],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    true,
    'iosSettings',
  ],
  ['an unknown browser', 'curl/8.0', false, 'other'],
] as const)('%s', (_, userAgent, isTouchScreen, expected) => {
  expect(unblockWay(userAgent, isTouchScreen)).toBe(expected);
});

test('every User-Agent has an answer', () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), (userAgent, isTouchScreen) => {
      expect(unblockWay(userAgent, isTouchScreen)).toEqual(expect.any(String));
    }),
  );
});
