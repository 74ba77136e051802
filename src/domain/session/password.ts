export type PasswordRule = 'length' | 'uppercase' | 'lowercase' | 'digit' | 'symbol' | 'spaces';

const FEWEST = 6;
const MOST = 100;

const RULES: readonly { rule: PasswordRule; holds: (password: string) => boolean }[] = [
  { rule: 'length', holds: ({ length }) => length >= FEWEST && length <= MOST },
  { rule: 'uppercase', holds: (password) => /[A-Z]/.test(password) },
  { rule: 'lowercase', holds: (password) => /[a-z]/.test(password) },
  { rule: 'digit', holds: (password) => /[0-9]/.test(password) },
  { rule: 'symbol', holds: (password) => /[!-/:-@[-`{-~]/.test(password) },
  { rule: 'spaces', holds: (password) => !/\s/.test(password) },
];

/** Every rule, in the order of the hints. */
export const PASSWORD_RULES: readonly PasswordRule[] = RULES.map(({ rule }) => rule);

/** The rules a password fails, all together so that hints can be ticked off (rules: Card and password). */
export function failingPasswordRules(password: string): PasswordRule[] {
  return RULES.filter(({ holds }) => !holds(password)).map(({ rule }) => rule);
}
