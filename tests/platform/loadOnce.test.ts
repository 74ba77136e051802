import { expect, it, vi } from 'vitest';
import { loadOnce } from '../../src/platform/loadOnce.ts';

it('loads once for all who ask, and again after a failure', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'));
  const loaded = loadOnce(load);
  const first = [loaded(), loaded()];
  for (const each of first) await expect(each).rejects.toThrow('offline');
  expect(load).toHaveBeenCalledTimes(1);
  expect(await Promise.all([loaded(), loaded(), loaded()])).toEqual(['code', 'code', 'code']);
  expect(load).toHaveBeenCalledTimes(2);
});
