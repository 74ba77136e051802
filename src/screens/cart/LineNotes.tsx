import { createContext, useContext } from 'react';
import { styled } from 'styled-components';
import { ChangeNotes } from '../../components/ChangeNote.tsx';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import { acceptChanges } from '../../state/cart/acceptChanges.ts';
import { removeLine } from '../../state/cart/changeLines.ts';
import { useLineChanges } from '../../state/cart/useVerification.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';
import { narrow } from './rowStyles.ts';

const Notes = styled.div`
  && {
    grid-area: auto / 2 / auto / -1;
    display: grid;
    gap: 4px;
  }

  ${narrow} {
    && {
      grid-column: 1 / -1;
    }
  }
`;

/** Whether the changes are being reviewed in the list above. */
export const IsReviewing = createContext(false);

/** The changes of a line, unless they are listed above. */
export function LineNotes({ lineKey, line, product }: { lineKey: string; line: CartLine; product: string }) {
  const workspace = useWorkspace();
  const changes = useLineChanges(line);
  const isReviewing = useContext(IsReviewing);
  if (changes.length === 0 || isReviewing) return null;
  return (
    <Notes>
      <ChangeNotes
        product={product}
        changed={{ key: lineKey, line, changes }}
        onAccept={(lines) => acceptChanges(workspace, lines)}
        onTakeOut={(key) => removeLine(workspace, key)}
      />
    </Notes>
  );
}
