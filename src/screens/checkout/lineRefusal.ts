import type { CartLine } from '../../domain/cart/cartLine.ts';
import type { NotPlaced } from '../../state/checkout/submissionResult.ts';

const CODES = ['product_unavailable', 'unit_required', 'invalid_quantity', 'invalid_size'] as const;

export const lineRefusal = (
  problem: NotPlaced | null,
): { line: CartLine; code: (typeof CODES)[number] } | null => {
  const code = CODES.find((candidate) => candidate === problem?.code);
  return problem?.line && code ? { line: problem.line, code } : null;
};
