import type { Format } from '../../domain/numbers/format.ts';

// The currency's sign is on the side where the language writes it.
export const amountInput = ({ money }: Format) => {
  const zero = money('0');
  const sign = zero.replace(/[\d.,\s]/g, '');
  const side = zero.startsWith(sign) ? 'prefix' : 'suffix';
  const hasDecimals = /0[.,]0/.test(zero);
  return { inputMode: hasDecimals ? 'decimal' : 'numeric', autoComplete: 'off', [side]: sign } as const;
};
