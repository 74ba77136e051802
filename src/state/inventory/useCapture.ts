import { useRef, useState } from 'react';
import type { TypedCounts } from '../../domain/inventory/inventoryCapture.ts';
import type { NumberSeparators } from '../../domain/numbers/localNumber.ts';
import { useLeaveGuard } from '../useLeaveGuard.ts';
import { useWorkspace } from '../useWorkspace.ts';
import { type CaptureDraft, keepDraft, readDraft, withCounts } from './captureDraft.ts';
import { type NotSent, sendCapture } from './sendCapture.ts';

/** Counting a customer's products: each keystroke is stored, and the inventory is sent once. */
export const useCapture = (customerId: number, separators: NumberSeparators) => {
  const workspace = useWorkspace();
  const [draft, setDraft] = useState(() => readDraft(workspace, customerId));
  const [problem, setProblem] = useState<NotSent | null>(null);
  const [isSending, setSending] = useState(false);
  const sending = useRef(false);
  const [isKept, setKept] = useState(true);
  useLeaveGuard(isSending || !isKept);

  const keep = (next: CaptureDraft) => {
    setKept(keepDraft(workspace, customerId, next));
    setDraft(next);
  };
  return {
    typed: draft.typed,
    problem,
    isSending,
    type: (counts: TypedCounts) => keep(withCounts(draft, counts)),
    /** Null while sending already. */
    async send(productIds: readonly number[]): Promise<{ ok: true } | NotSent | null> {
      if (sending.current) return null;
      sending.current = true;
      setSending(true);
      setProblem(null);
      const answer = await sendCapture(workspace, { customerId, productIds, draft, separators });
      sending.current = false;
      setSending(false);
      setDraft(readDraft(workspace, customerId));
      if (answer.ok) setKept(true);
      else setProblem(answer);
      return answer;
    },
  };
};
