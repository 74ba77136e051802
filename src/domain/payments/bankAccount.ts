/** Authorize.Net's names. */
export const ACCOUNT_TYPES = ['checking', 'savings', 'businessChecking'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

export type BankFields = { name: string; routing: string; account: string };

type BankError =
  | 'name_missing'
  | 'routing_missing'
  | 'routing_invalid'
  | 'account_missing'
  | 'account_invalid';

type BankErrors = Partial<Record<'name' | 'routing' | 'account', BankError>>;

/** Routing numbers have dashes removed; spaces too (rules: Bank account). */
export function bankDigits(text: string): string {
  return text.replace(/[\s-]/g, '');
}

/** The check digit of American routing numbers: weights 3, 7 and 1, the sum is divisible by 10. */
function passesRoutingCheck(digits: string): boolean {
  const weights = [3, 7, 1];
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (weights[at % 3] ?? 0), 0);
  return sum > 0 && sum % 10 === 0;
}

/** Authorize.Net: routing number of 9 digits, account number of at most 17, a name of at most 22 characters. */
export function validateBankAccount({ name, routing, account }: BankFields): BankErrors {
  const errors: BankErrors = {};
  const routingDigits = bankDigits(routing);
  if (name.trim() === '') errors.name = 'name_missing';
  if (routingDigits === '') errors.routing = 'routing_missing';
  else if (!/^\d{9}$/.test(routingDigits) || !passesRoutingCheck(routingDigits))
    errors.routing = 'routing_invalid';
  if (bankDigits(account) === '') errors.account = 'account_missing';
  else if (!/^\d{4,17}$/.test(bankDigits(account))) errors.account = 'account_invalid';
  return errors;
}
