import { expect, test } from 'vitest';
import { readBackOfficeKeys } from '../../../host-demo/server/backOfficeKeys.ts';

const read = (PORTAL_BACK_OFFICE_KEYS?: string) => readBackOfficeKeys({ PORTAL_BACK_OFFICE_KEYS });

test('keys are read by alias, and may contain an equals sign', () => {
  expect(read()).toEqual({});
  expect(read('')).toEqual({});
  expect(read('demo=0123456789abcdef,wolf=abcdefghijklmno==')).toEqual({
    demo: '0123456789abcdef',
    wolf: 'abcdefghijklmno==',
  });
});

test.each(['demo=short', 'demo', '=0123456789abcdef'])('%s is refused, without telling the key', (entry) => {
  expect(() => read(entry)).toThrow(/^PORTAL_BACK_OFFICE_KEYS: the key of "(demo)?" needs 16 characters$/);
});
