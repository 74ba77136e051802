import { copyText } from '../../platform/clipboard.ts';
import type { Outcome } from '../result.ts';

/** `refused`: the browser forbids it, so the link must be copied by hand. */
export const copyLink = async (link: string): Promise<Outcome<'refused'>> =>
  (await copyText(link)) ? { ok: true } : { ok: false, reason: 'refused' };
