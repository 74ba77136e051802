import type { CaptchaAction } from '../../../src/api/access/captchaSchema.ts';
import type { Database } from '../database/schema.ts';
import { notFound, unprocessable } from '../refusal.ts';
import { type Altcha, createAltcha, type SignedChallenge } from './altcha.ts';
import { type Recaptcha, verifyRecaptcha } from './verifyRecaptcha.ts';

/** How people are told from programs; null: not at all. */
export type CaptchaOptions = Recaptcha | Altcha | null;

export type CaptchaCheck = {
  action: CaptchaAction;
  companyId: number;
  address: string;
  token: string | null;
};

export type Captcha = {
  atEveryLogin: boolean;
  /** Throws 404 `not_found` where the captcha has no challenges of its own. */
  challenge(purpose: { company: number; action: CaptchaAction }): Promise<SignedChallenge>;
  verify(check: CaptchaCheck & { token: string }): Promise<void>;
  dropExpired(): Promise<void>;
};

type Dependencies = { database: Database; clock: () => Date; secret: string };

const ofGoogle = (service: Recaptcha): Captcha => ({
  atEveryLogin: service.neededBy !== 'suspicious',
  challenge: async () => {
    throw notFound('challenge');
  },
  verify: ({ token, address }) => verifyRecaptcha(service, token, address),
  dropExpired: async () => undefined,
});

export const createCaptcha = (dependencies: Dependencies, options: CaptchaOptions): Captcha | null => {
  if (options === null) return null;
  if (options.kind === 'recaptcha') return ofGoogle(options);
  const { verify, ...altcha } = createAltcha(dependencies, options);
  return {
    ...altcha,
    atEveryLogin: false,
    verify: ({ token, companyId: company, action }) => verify(token, { company, action }),
  };
};

/**
 * Verifies and spends the captcha of a request, where one is configured. Throws 422 `captcha_required` without a token, or with one
 * that is spent or too old; 422 `recaptcha_failed`; 503 `recaptcha_unavailable`.
 */
export const requireCaptcha = async (
  { captcha }: { captcha: Captcha | null },
  { token, ...check }: CaptchaCheck,
): Promise<void> => {
  if (!captcha) return;
  if (!token) throw unprocessable('captcha_required', 'a captcha is needed');
  await captcha.verify({ ...check, token });
};
