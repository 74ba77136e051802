import { createHash, createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { type CaptchaAction, captchaAction } from '../../../src/api/access/captchaSchema.ts';
import type { Database } from '../database/schema.ts';
import { unprocessable } from '../refusal.ts';

/** `cost`: PBKDF2's iterations for each try. */
export type Altcha = { kind: 'altcha'; cost?: number };

/** A try takes 0.7 ms in Chromium on a desktop, and some 4 ms on a slow phone, so that solving takes 0.1 to 1.2 s. */
const USUAL_COST = 5_000;
/** The tries that a challenge needs: bounded, so that nobody waits much longer than others. */
const TRIES = { least: 150, most: 300 };
/** How long a challenge can be solved and sent, ms: a form may be open for long. */
const LIFETIME = 60 * 60_000;

const solved = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      algorithm: v.string(),
      nonce: v.string(),
      salt: v.string(),
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: v.string(),
      data: v.object({ company: v.number(), action: captchaAction, expires: v.number() }),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

export type SignedChallenge = { parameters: Record<string, unknown>; signature: string };

type Purpose = { company: number; action: CaptchaAction };
type Dependencies = { database: Database; clock: () => Date; secret: string };

const readToken = (token: string): v.InferOutput<typeof solved> | null => {
  try {
    const parsed = v.safeParse(solved, JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
};

/** 422 `captcha_required`: a new solution is needed, and the portal makes one without asking. */
const neededAnew = (why: string) => unprocessable('captcha_required', why);

/**
 * ALTCHA's proof of work. A challenge is signed for one company and one action and isn't stored; its solution counts once, in all
 * processes.
 */
export const createAltcha = ({ database, clock, secret }: Dependencies, { cost = USUAL_COST }: Altcha) => {
  const keyOf = (use: string) => createHmac('sha256', secret).update(`altcha ${use}`).digest('hex');
  const keys = {
    hmacSignatureSecret: keyOf('challenge'),
    hmacKeySignatureSecret: keyOf('solution'),
    deriveKey,
  };

  const spend = async (signature: string, expires: number): Promise<boolean> => {
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('spent_captchas')
      .values({
        challenge_hash: createHash('sha256').update(signature).digest('base64'),
        expires_at: new Date(expires),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  };

  return {
    async challenge({ company, action }: Purpose): Promise<SignedChallenge> {
      const { parameters, signature = '' } = await createChallenge({
        ...keys,
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(TRIES.least, TRIES.most),
        // Not the library's expiry, which has a clock of its own.
        data: { company, action, expires: clock().getTime() + LIFETIME },
      });
      return { parameters: { ...parameters }, signature };
    },
    /** Throws 422 `recaptcha_failed` for a forged solution or another purpose, and `captcha_required` for one that is spent or too old. */
    async verify(token: string, { company, action }: Purpose): Promise<void> {
      const payload = readToken(token);
      const isSolved =
        payload !== null &&
        (await verifySolution({ ...keys, ...payload }).then(
          ({ verified }) => verified,
          () => false,
        ));
      const data = payload?.challenge.parameters.data;
      if (!isSolved || data?.company !== company || data.action !== action) {
        throw unprocessable('recaptcha_failed', 'the captcha was refused');
      }
      if (data.expires <= clock().getTime()) throw neededAnew('the captcha is too old');
      if (!(await spend(payload.challenge.signature, data.expires))) throw neededAnew('the captcha was used');
    },
    async dropExpired(): Promise<void> {
      await database.deleteFrom('spent_captchas').where('expires_at', '<=', clock()).execute();
    },
  };
};
