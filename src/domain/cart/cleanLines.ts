import { toPositive } from '../numbers/decimal.ts';
import type { CartLine } from './cartLine.ts';

/** Whether the quantity is above 0; other lines are removed (rules: Cleaning the cart). */
export function isValidLine({ quantity }: Pick<CartLine, 'quantity'>): boolean {
  return toPositive(quantity) !== null;
}
