import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const KEY_LENGTH = 32;
const SALT_LENGTH = 16;
const BLOCK_SIZE = 8;
const MAX_MEMORY = 128 * 1024 * 1024;

/** `cost` is scrypt's N, a power of two; `parallel` is p. */
export type PasswordCost = { cost: number; parallel: number };

/** OWASP's recommended parameters: 32 MiB per attempt. */
const USUAL_COST: PasswordCost = { cost: 2 ** 15, parallel: 3 };

const derive = (password: string, salt: Buffer, { cost, parallel }: PasswordCost): Promise<Buffer> => {
  const options: ScryptOptions = { N: cost, r: BLOCK_SIZE, p: parallel, maxmem: MAX_MEMORY };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
};

export type Passwords = {
  /** `scrypt$N$p$salt$key`, so that old hashes stay verifiable when the cost changes. */
  hash(password: string): Promise<string>;
  /** Takes the same time for a null hash (unknown user). */
  matches(password: string, hash: string | null): Promise<boolean>;
};

export const createPasswords = (usual: PasswordCost = USUAL_COST): Passwords => {
  const hash = async (password: string): Promise<string> => {
    const salt = randomBytes(SALT_LENGTH);
    const key = await derive(password, salt, usual);
    return ['scrypt', usual.cost, usual.parallel, salt.toString('base64'), key.toString('base64')].join('$');
  };
  let dummyHash: Promise<string> | null = null;

  return {
    hash,
    async matches(password, known) {
      dummyHash ??= hash(randomBytes(SALT_LENGTH).toString('base64'));
      const [, cost, parallel, salt, key] = (known ?? (await dummyHash)).split('$');
      const expected = Buffer.from(key ?? '', 'base64');
      const found = await derive(password, Buffer.from(salt ?? '', 'base64'), {
        cost: Number(cost),
        parallel: Number(parallel),
      });
      return known !== null && expected.length === found.length && timingSafeEqual(expected, found);
    },
  };
};

const PASSWORD_RULES = [/^.{6,100}$/s, /[A-Z]/, /[a-z]/, /[0-9]/, /[!-/:-@[-`{-~]/, /^\S*$/];

/** The password rules (rules: Password). */
export const isStrongPassword = (password: string): boolean =>
  PASSWORD_RULES.every((rule) => rule.test(password));
