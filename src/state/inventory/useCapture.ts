import { useRef, useState } from 'react';
import type { TypedCounts } from '../../domain/inventory/inventoryCapture.ts';
import type { NumberSeparators } from '../../domain/numbers/localNumber.ts';
import type { Refused } from '../result.ts';
import { useLeaveGuard } from '../useLeaveGuard.ts';
import { useCustomer, usePortal } from '../usePortal.ts';
import { type CaptureDraft, readDraft, storeDraft, withCounts } from './captureDraft.ts';
import { type CaptureProblem, sendCapture } from './sendCapture.ts';

export const useCapture = (customerId: number, separators: NumberSeparators) => {
  const { http, local } = usePortal();
  const dependencies = { http, local, counter: { email: useCustomer()?.email ?? '' } };
  const [draft, setDraft] = useState(() => readDraft(dependencies, customerId));
  const [problem, setProblem] = useState<CaptureProblem | null>(null);
  const [isSending, setSending] = useState(false);
  const sending = useRef(false);
  const [isKept, setKept] = useState(true);
  useLeaveGuard(isSending || !isKept);

  const keep = (next: CaptureDraft) => {
    setKept(storeDraft(dependencies, customerId, next));
    setDraft(next);
  };
  return {
    typed: draft.typed,
    problem,
    isSending,
    type: (counts: TypedCounts) => keep(withCounts(draft, counts)),
    async send(productIds: readonly number[]): Promise<{ ok: true } | CaptureProblem | Refused<'busy'>> {
      if (sending.current) return { ok: false, reason: 'busy' };
      sending.current = true;
      setSending(true);
      setProblem(null);
      const capture = { customerId, productIds, draft, separators };
      const answer = await sendCapture(dependencies, capture).finally(() => {
        sending.current = false;
        setSending(false);
      });
      setDraft(readDraft(dependencies, customerId));
      if (answer.ok) setKept(true);
      else setProblem(answer);
      return answer;
    },
  };
};
