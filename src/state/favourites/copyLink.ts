import { copyText } from '../../platform/clipboard.ts';

/** Puts a link on the clipboard; `refused` where it has to be copied by hand. */
export const copyLink = async (link: string): Promise<{ ok: true } | { ok: false; reason: 'refused' }> =>
  (await copyText(link)) ? { ok: true } : { ok: false, reason: 'refused' };
