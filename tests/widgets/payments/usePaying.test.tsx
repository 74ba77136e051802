import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type {
  PaymentResult,
  PaymentsService,
  PaymentTarget,
} from '../../../src/state/payments/paymentsService.ts';
import { usePaying } from '../../../src/widgets/payments/usePaying.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const part = (id: string) => ({
  invoice: { id, number: id, net: '10', balance: '10', currency: 'USD' },
  amount: '10',
});
const invoices = (...ids: string[]): PaymentTarget => ({ kind: 'invoices', parts: ids.map(part) });
const cart = (key: string): PaymentTarget => ({ kind: 'cart', key, method: null });

const REFUSED: PaymentResult = { status: 'refused', code: '', message: '' };

/** The panel of a target that becomes another one when the button is pressed. */
function Panel({ targets, service }: { targets: [PaymentTarget, PaymentTarget]; service: PaymentsService }) {
  const [isOther, setOther] = useState(false);
  usePaying({
    service,
    target: targets[isOther ? 1 : 0],
    method: 'card',
    charges: {},
    getSource: async () => ({ ok: false, reason: 'fields' }),
    onBeforePay: undefined,
    mayLeave: false,
    onResult: () => undefined,
  });
  return (
    <button type="button" onClick={() => setOther(true)}>
      change
    </button>
  );
}

test.each([
  ['the same invoices in another order are the same payment', [invoices('a', 'b'), invoices('b', 'a')], []],
  ['other invoices are another', [invoices('a', 'b'), invoices('a')], ['resume']],
  ['no invoices are none', [invoices(), invoices('a')], ['resume']],
  ['the next cart is another', [cart('7-1'), cart('7-2')], ['resume']],
  ['the same cart is the same', [cart('7-1'), { kind: 'cart', key: '7-1', method: null }], []],
] satisfies [string, [PaymentTarget, PaymentTarget], string[]][])('%s', async (_name, targets, expected) => {
  const calls: string[] = [];
  const service: PaymentsService = {
    pay: async () => REFUSED,
    resume: async () => {
      calls.push('resume');
      return null;
    },
    read: async () => REFUSED,
    follow: async () => REFUSED,
    finish: () => undefined,
    openCard: () => Promise.reject(new Error('there is no card form')),
  };
  const { user } = await renderPortal(<Panel targets={targets} service={service} />);
  calls.length = 0;
  await user.click(screen.getByRole('button', { name: 'change' }));
  expect(calls).toEqual(expected);
});
