import { PASSWORD_MAX_LENGTH } from '../texts/textLimits.ts';

export type PasswordRule = 'length' | 'uppercase' | 'lowercase' | 'digit' | 'symbol' | 'spaces';

const MIN_LENGTH = 6;

const RULES: readonly { rule: PasswordRule; isMet: (password: string) => boolean }[] = [
  { rule: 'length', isMet: ({ length }) => length >= MIN_LENGTH && length <= PASSWORD_MAX_LENGTH },
  { rule: 'uppercase', isMet: (password) => /[A-Z]/.test(password) },
  { rule: 'lowercase', isMet: (password) => /[a-z]/.test(password) },
  { rule: 'digit', isMet: (password) => /[0-9]/.test(password) },
  { rule: 'symbol', isMet: (password) => /[!-/:-@[-`{-~]/.test(password) },
  { rule: 'spaces', isMet: (password) => !/\s/.test(password) },
];

export const PASSWORD_RULES: readonly PasswordRule[] = RULES.map(({ rule }) => rule);

/** (rules: Password) */
export function failingPasswordRules(password: string): PasswordRule[] {
  return RULES.filter(({ isMet }) => !isMet(password)).map(({ rule }) => rule);
}
