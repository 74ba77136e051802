import { toPositive } from '../numbers/decimal.ts';
import type { CartLine } from './cartLine.ts';

/** Removes lines whose quantity is not above 0 (specification §4, Cart). */
export function validLines(lines: readonly CartLine[]): CartLine[] {
  return lines.filter((line) => toPositive(line.quantity) !== null);
}
