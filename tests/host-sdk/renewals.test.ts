import { expect, it } from 'vitest';
import type { PortalError } from '../../src/host-sdk/options.ts';
import { createRenewals, isCodeMissing } from '../../src/host-sdk/renewals.ts';

const hint = '';

it.each<[PortalError, boolean]>([
  [{ code: 'code_unavailable', hint }, true],
  [{ code: 'code_unavailable', hint, stage: 'screen' }, true],
  [{ code: 'host_unreachable', hint, stage: 'connected' }, true],
  [{ code: 'origin_not_allowed', hint, stage: 'connected' }, true],
  [{ code: 'host_unreachable', hint, stage: 'configured' }, false],
  [{ code: 'company_unavailable', hint }, false],
  [{ code: 'unknown_company', hint }, false],
])('after %j the next attempt takes other files: %s', (error, isMissing) => {
  expect(isCodeMissing(error)).toBe(isMissing);
});

it('a slot is loaded again once for a screen, a frame not at all', () => {
  const mayRenew = createRenewals('federated');
  const answers = ['/store', '/store', '/cart'].map((place) => mayRenew('code_unavailable', place));
  expect(answers).toEqual([true, false, true]);
  expect(mayRenew('screen_crashed', '/home')).toBe(false);
  expect(createRenewals('iframe')('code_unavailable', '/store')).toBe(false);
});
