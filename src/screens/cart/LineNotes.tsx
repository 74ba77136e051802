import { styled } from 'styled-components';
import { ChangeNotes } from '../../components/ChangeNote.tsx';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import { acceptChanges } from '../../state/cart/acceptChanges.ts';
import { removeLine } from '../../state/cart/changeLines.ts';
import { useLineChanges } from '../../state/cart/useVerification.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';

const Notes = styled.div`
  && {
    grid-area: auto / 2 / auto / -1;
    display: grid;
    gap: 4px;
  }

  @container screen (max-width: 639.98px) {
    && {
      grid-column: 1 / -1;
    }
  }
`;

/** What changed about a line, beside it. */
export function LineNotes({ lineKey, line, product }: { lineKey: string; line: CartLine; product: string }) {
  const workspace = useWorkspace();
  const changes = useLineChanges(line);
  if (changes.length === 0) return null;
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
