import type { Payment } from '../payments.ts';

/** The provider's texts of its codes. Source: its response code tool and fixtures of public clients. */
const TEXTS: Readonly<Record<string, string>> = {
  I00001: 'Successful.',
  E00001: 'An error occurred during processing. Please try again.',
  E00007: 'User authentication failed due to invalid authentication values.',
  E00027: 'The transaction was unsuccessful.',
  E00039: 'A duplicate record already exists.',
  E00040: 'The record cannot be found.',
  E00042: 'You cannot add more than 10 payment profiles.',
  E00114: 'Invalid OTS Token.',
  E00115: 'OTS Token Expired.',
  E00116: 'OTS Token Access Violation',
  '1': 'This transaction has been approved.',
  '2': 'This transaction has been declined.',
  '5': 'A valid amount is required.',
  '6': 'The credit card number is invalid.',
  '8': 'The credit card has expired.',
  '11': 'A duplicate transaction has been submitted.',
  '16': 'The transaction cannot be found.',
  '19': 'An error occurred during processing. Please try again in 5 minutes.',
  '27': 'The transaction has been declined because of an AVS mismatch. The address provided does not match billing address of cardholder.',
  '44': 'This transaction has been declined.',
  '47': 'The amount requested for settlement cannot be greater than the original amount authorized.',
  '54': 'The referenced transaction does not meet the criteria for issuing a credit.',
  '55': 'The sum of credits against the referenced transaction would exceed original debit amount.',
  '252': 'Your order has been received. Thank you for your business!',
  '310': 'This transaction has already been voided.',
  '311': 'This transaction has already been captured.',
};

export const messagesOf = (code: string, text: string = TEXTS[code] ?? '') => ({
  resultCode: code.startsWith('I') ? 'Ok' : 'Error',
  message: [{ code, text }],
});

export const refusal = (code: string, text?: string) => ({ messages: messagesOf(code, text) });

type Verdict = { responseCode: '1' | '2' | '3' | '4'; reason: string; avs?: string; cvv?: string };

/** A transactionResponse, and the messages that go with it. `payment` is null when none was made. */
export const transactionAnswer = (
  refId: string,
  { responseCode, reason, avs = 'P', cvv = '' }: Verdict,
  payment: Payment | null,
  more: { transId?: string; refTransId?: string; profileResponse?: unknown } = {},
) => {
  const isGood = responseCode === '1' || responseCode === '4';
  const description = TEXTS[reason] ?? '';
  return {
    transactionResponse: {
      responseCode,
      authCode: isGood && payment ? payment.id.slice(-6) : '',
      avsResultCode: avs,
      cvvResultCode: cvv,
      cavvResultCode: '2',
      transId: more.transId ?? payment?.id ?? '0',
      refTransID: more.refTransId ?? '',
      transHash: '',
      testRequest: '0',
      accountNumber: payment ? `XXXX${payment.lastFour}` : '',
      accountType: payment?.brand ?? '',
      ...(isGood
        ? { messages: [{ code: reason, description }] }
        : { errors: [{ errorCode: reason, errorText: description }] }),
      transHashSha2: '',
      networkTransId: isGood && payment ? `N${payment.id}` : '',
    },
    ...(refId && { refId }),
    ...(more.profileResponse !== undefined && { profileResponse: more.profileResponse }),
    messages: messagesOf(isGood ? 'I00001' : 'E00027'),
  };
};
