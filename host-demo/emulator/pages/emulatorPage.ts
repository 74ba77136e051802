import { CALLS, FAULTS, type FaultName, type Faults } from '../faults.ts';
import type { Payment, Payments } from '../payments.ts';
import { escapeHtml } from './page.ts';

const options = (values: readonly string[]): string =>
  values.map((value) => `<option>${escapeHtml(value)}</option>`).join('');

const row = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

const table = (caption: string, heads: readonly string[], rows: readonly string[]): string =>
  `<table><caption>${caption}</caption><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;

const endButtons = ({ paymentId, state }: Payment): string =>
  state === 'pending' || state === 'held'
    ? `<form class="inline" method="post" action="/emulator/end"><input type="hidden" name="payment_id" value="${escapeHtml(paymentId)}">${[
        ['approved', 'Approve'],
        ['declined', 'Refuse'],
        ['expired', 'Let expire'],
      ]
        .map(([ending, label]) => `<button name="ending" value="${ending}">${label}</button>`)
        .join('')}</form>`
    : '';

const paymentRow = (payment: Payment): string =>
  row([
    ...[payment.provider, payment.paymentId, `${payment.amount} ${payment.currency}`].map(escapeHtml),
    escapeHtml(`${payment.brand} ••${payment.lastFour}`),
    escapeHtml(payment.events.map(({ event, amount }) => `${event} ${amount}`).join(', ')),
    endButtons(payment),
  ]);

const faultForm = `
  <form method="post" action="/emulator/faults">
    <label>Fault <select name="name">${Object.entries(FAULTS)
      .map(([name, text]) => `<option value="${name}">${escapeHtml(text)}</option>`)
      .join('')}</select></label>
    <label>How often <select name="mode">${options(['once', 'always'])}</select></label>
    <label>Call <select name="call">${['charge', ...CALLS.filter((call) => call !== 'charge')].map((call) => `<option>${call}</option>`).join('')}</select></label>
    <label>Only for payment <input name="paymentId" autocomplete="off"></label>
    <label>How late, in milliseconds <select name="ms">${options(['5000', '35000', '65000'])}</select></label>
    <button>Switch on</button>
  </form>`;

const hidden = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');

const faultRow = ({ name, mode, call, paymentId, ms }: ReturnType<Faults['list']>[number]): string =>
  row([
    escapeHtml(FAULTS[name satisfies FaultName]),
    mode,
    call,
    escapeHtml(paymentId ?? 'all payments'),
    `${ms} ms`,
    `<form class="inline" method="post" action="/emulator/faults">${hidden({ name, call, paymentId: paymentId ?? '', mode: 'off' })}<button>Switch off</button></form>`,
  ]);

export const emulatorPage = (payments: Payments, faults: Faults): string => `<main>
  <h1>Payment emulator</h1>
  <p>Authorize.Net, PayU Latam and Openpay of this demo. No money moves.</p>
  <h2>Faults</h2>
  ${faultForm}
  ${table('Faults that are on', ['Fault', 'How often', 'Call', 'Payment', 'Late', 'Change'], faults.list().map(faultRow))}
  <h2>Ledger</h2>
  ${table('Payments, newest first', ['Provider', 'Payment', 'Amount', 'Method', 'What happened', 'Decide'], payments.all().toReversed().map(paymentRow))}
  ${table(
    'Totals',
    ['Provider and currency', 'Captured', 'Refunded', 'Reserved'],
    Object.entries(payments.totals()).map(([key, { captured, refunded, held }]) =>
      row([escapeHtml(key), captured, refunded, held]),
    ),
  )}
  <form method="post" action="/emulator/reset"><button>Forget everything</button></form>
</main>`;
