import type { PortalError, PortalOptions } from './options.ts';

// Nothing of the portal has spoken, or a file of it is gone. Browsers keep a module that couldn't be fetched, so the next attempt takes another.
export const isCodeMissing = (error: PortalError): boolean =>
  error.code === 'code_unavailable' || ('stage' in error && error.stage === 'connected');

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
