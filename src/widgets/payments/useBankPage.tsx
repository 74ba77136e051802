import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Payment } from '../../domain/payments/payment.ts';
import { isWaiting } from '../../domain/payments/paymentStatus.ts';
import {
  leaveForBank,
  openBankWindow,
  watchBankWindow,
  wayToBank,
} from '../../state/payments/leaveForBank.ts';
import type { PaymentResult, PaymentsService } from '../../state/payments/paymentsService.ts';
import { usePortal } from '../../state/usePortal.ts';
import { BankCover, type BankVisit } from './BankCover.tsx';

/** The bank, or the back office, may still say more. */
const isOpen = (result: PaymentResult): boolean =>
  'payment' in result
    ? isWaiting(result.payment)
    : result.status === 'unknown' || result.status === 'refused';

type Departure = Pick<BankVisit, 'url' | 'way' | 'isOpen'> & {
  payment: Payment;
  bankWindow: Window | null;
  controller: AbortController;
};

type BankPage = {
  /** Call it in the handler of the click that pays, before anything is awaited: it opens a window if one will be needed. */
  prepare(): void;
  /**
   * Goes to the bank's page of a pending payment, and waits for what becomes of it; another result comes back at once. `pending`
   * again: the customer doesn't want to wait. Never rejects.
   */
  visit(result: PaymentResult): Promise<PaymentResult>;
  view: ReactNode;
};

export const useBankPage = (service: Pick<PaymentsService, 'read' | 'follow'>): BankPage => {
  const { parent } = usePortal();
  const prepared = useRef<Window | null>(null);
  const stop = useRef<AbortController | null>(null);
  const [visit, setVisit] = useState<BankVisit | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const waitFor = ({ payment, bankWindow, controller, ...opened }: Departure) =>
    new Promise<PaymentResult>((resolve) => {
      const { signal } = controller;
      let isDone = false;
      /** Also when the paid cart has become empty, and this part of the page has gone with it. */
      const finish = (result: PaymentResult) => {
        if (isDone) return;
        isDone = true;
        controller.abort();
        setVisit(null);
        resolve(result);
      };
      const look = async () => {
        const result = await service.read(payment.id);
        if (!isOpen(result)) finish(result);
      };
      const onClosed = async () => {
        await look();
        if (!signal.aborted) setVisit((shown) => shown && { ...shown, isClosed: true });
      };
      setVisit({ ...opened, isClosed: false, cancel: () => finish({ status: 'pending', payment }) });
      watchBankWindow(bankWindow, { onHint: () => void look(), onClosed: () => void onClosed() }, signal);
      void service.follow(payment.id, signal).then((result) => {
        if (!signal.aborted || !isOpen(result)) finish(result);
      });
    });

  return {
    prepare() {
      prepared.current?.close();
      prepared.current = wayToBank(parent) === 'window' ? openBankWindow() : null;
    },
    async visit(result) {
      const bankWindow = prepared.current;
      prepared.current = null;
      const url = result.status === 'pending' ? result.payment.redirectUrl : null;
      if (result.status !== 'pending' || url === null) {
        bankWindow?.close();
        return result;
      }
      const { payment } = result;
      const controller = new AbortController();
      stop.current?.abort();
      stop.current = controller;
      const way = wayToBank(parent);
      const opened = await leaveForBank(
        parent,
        bankWindow,
        { url, paymentId: payment.id },
        controller.signal,
      );
      return waitFor({ payment, bankWindow, controller, url, way, isOpen: opened.ok });
    },
    view: visit && <BankCover {...visit} />,
  };
};
