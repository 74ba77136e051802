import { toPositive } from '../numbers/decimal.ts';
import type { CartLine } from './cartLine.ts';

/** Removes lines whose quantity is zero, negative, absent or not numeric (specification §4, Cart). */
export function validLines(lines: readonly CartLine[]): CartLine[] {
  return lines.filter((line) => toPositive(line.quantity) !== null);
}
