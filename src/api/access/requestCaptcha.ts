import type { Http } from '../calls.ts';
import { type CaptchaChallenge, type CaptchaRequest, captchaResponse } from './captchaSchema.ts';

export const requestCaptcha = async (http: Http, body: CaptchaRequest): Promise<CaptchaChallenge> => {
  const { challenge } = await http.send({
    service: 'api',
    method: 'POST',
    path: '/captcha',
    body,
    response: captchaResponse,
    repeatable: true,
    auth: 'none',
  });
  return challenge;
};
