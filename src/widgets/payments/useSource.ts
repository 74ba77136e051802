import { useRef, useState } from 'react';
import type { PaymentEntry } from '../../domain/payments/gateways/gateway.ts';
import type { CardAnswer, PaymentSource, WrongField } from '../../state/payments/paymentsService.ts';
import type { SavedChoiceState } from './useSavedChoice.ts';

export type CardFrameHandle = { tokenize(): Promise<CardAnswer>; focus(field: string): void };

export type SourceAnswer = { ok: true; value: PaymentSource } | Exclude<CardAnswer, { ok: true }>;

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
    wrong: savedId === null ? wrong : [],
    setWrong,
    async get(): Promise<SourceAnswer> {
      if (entry === 'bank_page') return { ok: true, value: { kind: 'bank_page' } };
      if (savedId !== null) return { ok: true, value: { kind: 'saved', id: savedId, securityCode: null } };
      const answer = (await card.current?.tokenize()) ?? UNREACHABLE;
      if (!answer.ok) return answer;
      const { ok, ...token } = answer;
      return { ok, value: { kind: 'token', ...token, saves } };
    },
  };
};

export type Source = ReturnType<typeof useSource>;
