import type { FastifyReply } from 'fastify';
import type { Payment } from '../payments.ts';
import { escapeHtml, sendPage } from './page.ts';

export const DECISIONS = ['approve', 'refuse', 'pending', 'close'] as const;
export type Decision = (typeof DECISIONS)[number];

const LABELS: Readonly<Record<Decision, string>> = {
  approve: 'Approve',
  refuse: 'Refuse',
  pending: 'Leave pending',
  close: 'Close',
};

export const BANKS: Readonly<Record<string, Decision | 'ask'>> = {
  'Banco Aprobado': 'approve',
  'Banco Rechazado': 'refuse',
  'Banco Pendiente': 'pending',
  'Banco de Pruebas': 'ask',
};

const amountLine = ({ amount, currency, paymentId }: Payment): string =>
  `<p>Amount: <strong>${escapeHtml(`${amount} ${currency}`)}</strong><br>Reference: ${escapeHtml(paymentId)}</p>`;

export const sendDecisionPage = (
  reply: FastifyReply,
  title: string,
  payment: Payment,
  action: string,
): FastifyReply =>
  sendPage(
    reply,
    title,
    `<main class="narrow"><h1>${escapeHtml(title)}</h1>${amountLine(payment)}<form method="post" action="${escapeHtml(action)}">${DECISIONS.map(
      (decision) => `<button name="decision" value="${decision}">${LABELS[decision]}</button>`,
    ).join('')}</form></main>`,
  );

export const sendBankChoice = (reply: FastifyReply, payment: Payment, action: string): FastifyReply =>
  sendPage(
    reply,
    'PSE',
    `<main class="narrow"><h1>PSE</h1>${amountLine(payment)}<form method="post" action="${escapeHtml(action)}"><label>Bank <select name="bank">${Object.keys(
      BANKS,
    )
      .map((bank) => `<option>${escapeHtml(bank)}</option>`)
      .join(
        '',
      )}</select></label><button>Continue</button><button name="decision" value="close">Close</button></form></main>`,
  );

export const sendClosedPage = (reply: FastifyReply): FastifyReply =>
  sendPage(
    reply,
    'Nothing was decided',
    '<main class="narrow"><h1>Nothing was decided</h1><p>You can close this window.</p></main>',
  );

export const sendMissingPage = (reply: FastifyReply): FastifyReply =>
  sendPage(
    reply,
    'Not found',
    '<main class="narrow"><h1>Not found</h1><p>There is no such payment.</p></main>',
    404,
  );
