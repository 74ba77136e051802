import type { Http } from '../../api/calls.ts';
import { loadPartNumbers } from '../../api/partNumbers/loadPartNumbers.ts';
import type { PartNumbers } from '../../domain/partNumbers/partNumbers.ts';
import { toPartNumbers } from '../../domain/partNumbers/toPartNumbers.ts';

/** Throws {@link CallError}. */
export const readPartNumbers = async (http: Http): Promise<PartNumbers> =>
  toPartNumbers(await loadPartNumbers(http));
