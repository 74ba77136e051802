import { useEffect } from 'react';
import type { CaptchaAction } from '../../api/access/captchaSchema.ts';
import { usePortal } from '../usePortal.ts';
import { prepareCaptcha, sendWithCaptcha } from './captcha.ts';

/**
 * The captcha of a form that always needs one: it is begun when the form is shown. `send` sends with its token; after a failure the
 * next one is begun at once, because a token counts once.
 */
export const useCaptcha = (action: CaptchaAction, isNeeded = true) => {
  const portal = usePortal();
  useEffect(() => {
    if (isNeeded) prepareCaptcha(portal, action);
  }, [portal, action, isNeeded]);
  return async <Answer>(send: (token: string | null) => Promise<Answer>): Promise<Answer> => {
    try {
      return await sendWithCaptcha(portal, action, send);
    } catch (error) {
      prepareCaptcha(portal, action);
      throw error;
    }
  };
};
