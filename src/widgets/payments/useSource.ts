import { useRef, useState } from 'react';
import type { PaymentEntry } from '../../domain/payments/gateway.ts';
import type { CardAnswer, WrongField } from '../../state/payments/cardEntry.ts';
import type { PaymentSource } from '../../state/payments/paymentsService.ts';
import type { Problem } from './paymentProblem.ts';
import type { SavedChoiceState } from './useSavedChoice.ts';

export type CardFrameHandle = { tokenize(): Promise<CardAnswer>; focus(field: string): void };

const UNREACHABLE: CardAnswer = { ok: false, reason: 'unreachable' };

/** With what it is paid; a token is made anew for each attempt, and kept nowhere. */
export const useSource = (entry: PaymentEntry | null, saved: SavedChoiceState) => {
  const card = useRef<CardFrameHandle>(null);
  const { savedId } = saved;
  const [saves, setSaves] = useState(false);
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);
  return {
    entry,
    card,
    saved,
    saves,
    setSaves,
    /** Of the form, while it is shown. */
    wrong: savedId === null ? wrong : [],
    setWrong,
    /** A problem when nothing can be had, null when the fields say what is wrong. */
    async get(): Promise<PaymentSource | Problem | null> {
      if (entry === 'bank_page') return { kind: 'bank_page' };
      if (savedId !== null) return { kind: 'saved', id: savedId, securityCode: null };
      const answer = (await card.current?.tokenize()) ?? UNREACHABLE;
      if (answer.ok) {
        const { ok: _, ...token } = answer;
        return { kind: 'token', ...token, saves };
      }
      if (answer.reason === 'fields') return null;
      return answer.reason === 'message'
        ? { status: 'provider_message', message: answer.message }
        : { status: 'unreachable' };
    },
  };
};

export type Source = ReturnType<typeof useSource>;
