import type { PortalOptions } from './options.ts';

/**
 * The files of an earlier build may be gone. Whether a slot may be loaded again after an error with this code: once for a screen; a frame
 * does so itself.
 */
export const createRenewals = (mode: PortalOptions['mode']) => {
  let renewedAt = '';
  return (code: string, place: string): boolean => {
    if (code !== 'code_unavailable' || mode === 'iframe' || place === renewedAt) return false;
    renewedAt = place;
    return true;
  };
};
