/** An invoice of 238.47 with 95.39 left, as the public payment form gets it. */
export const aPaymentForm = ({ invoice = {}, ...changes }: Record<string, unknown> = {}) => ({
  success: true,
  api_key: 'key',
  client_id: 10,
  client_name: 'Corner Deli',
  invoice: {
    id: 'id-1',
    transaction_number: 'INV-1',
    transaction_date: '2026-11-01',
    due_date: '2026-12-01',
    currency_code: 'USD',
    netvalue: 238.47,
    balance: 95.39,
    ...(typeof invoice === 'object' && invoice),
  },
  payment_gateway: [{ platform: 'authorizenet', public_key: '', access_token: '' }],
  settings: {},
  payment_charge: {},
  needs_captcha: false,
  ...changes,
});
