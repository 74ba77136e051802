import { createContext, useContext } from 'react';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import { useLineChanges } from '../../state/cart/useVerification.ts';
import { ChangeNotes } from '../../widgets/cart/ChangeNotes.tsx';

/** Whether the list of all changes is open above the lines, which then don't repeat them. */
export const IsReviewing = createContext(false);

export function LineChanges({
  lineKey,
  line,
  product,
}: {
  lineKey: string;
  line: CartLine;
  product: string;
}) {
  const changes = useLineChanges(line);
  const isReviewing = useContext(IsReviewing);
  if (changes.length === 0 || isReviewing) return null;
  return (
    <div data-full-width>
      <ChangeNotes product={product} changed={{ key: lineKey, line, changes }} />
    </div>
  );
}
