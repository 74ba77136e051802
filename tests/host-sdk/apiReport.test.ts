import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPORTS, readApiReports } from '../../.ci/apiReport.ts';

test('what the SDK offers is what its reports say', async () => {
  const written = readdirSync(REPORTS).map((file) => [file, readFileSync(join(REPORTS, file), 'utf8')]);
  const advice =
    'The public interface of the host SDK has changed. `npm run api-report` writes its reports anew';
  expect(await readApiReports(), advice).toEqual(Object.fromEntries(written));
});
