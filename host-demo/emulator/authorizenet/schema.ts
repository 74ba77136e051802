import { isObject } from '../answering.ts';

/**
 * The elements of a request in the order of AnetApiSchema.xsd, which the provider checks JSON against too. A number is a text of at
 * most that length; `?` marks an element that may be missing.
 */
interface Shape {
  readonly [name: string]: Shape | number;
}

const ANY = 4_000;
const merchantAuthentication = {
  name: 25,
  'transactionKey?': 60,
  'clientKey?': 255,
};
const address = {
  'firstName?': 50,
  'lastName?': 50,
  'company?': 50,
  'address?': 60,
  'city?': 40,
  'state?': 40,
  'zip?': 20,
  'country?': 60,
  'phoneNumber?': 25,
  'faxNumber?': 25,
};
const extendedAmount = { amount: ANY, 'name?': 31, 'description?': 255 };

const transactionRequest = {
  transactionType: ANY,
  'amount?': ANY,
  'currencyCode?': 3,
  'payment?': {
    'creditCard?': { cardNumber: 16, expirationDate: 7, 'cardCode?': 4 },
    'opaqueData?': { dataDescriptor: 128, dataValue: ANY },
  },
  'profile?': {
    'createProfile?': ANY,
    'customerProfileId?': ANY,
    'paymentProfile?': { paymentProfileId: ANY, 'cardCode?': 4 },
    'shippingProfileId?': ANY,
  },
  'authCode?': 6,
  'refTransId?': ANY,
  'order?': { 'invoiceNumber?': 20, 'description?': 255 },
  'lineItems?': ANY,
  'tax?': extendedAmount,
  'duty?': extendedAmount,
  'shipping?': extendedAmount,
  'taxExempt?': ANY,
  'poNumber?': 25,
  'customer?': { 'type?': ANY, 'id?': 20, 'email?': 255 },
  'billTo?': address,
  'shipTo?': address,
  'customerIP?': 45,
  'cardholderAuthentication?': ANY,
  'retail?': ANY,
  'employeeId?': 4,
  'transactionSettings?': { 'setting?': { settingName: ANY, settingValue: ANY } },
  'userFields?': { 'userField?': { name: ANY, value: ANY } },
};

const list = {
  'sorting?': { orderBy: ANY, orderDescending: ANY },
  'paging?': { limit: ANY, offset: ANY },
};
const head = { merchantAuthentication, 'refId?': 20 };

const REQUESTS: Shape = {
  securePaymentContainerRequest: {
    ...head,
    data: {
      type: ANY,
      id: 64,
      'token?': {
        cardNumber: 16,
        expirationDate: 7,
        'cardCode?': 4,
        'zip?': 20,
        'fullName?': 64,
      },
      'bankToken?': { accountType: ANY, routingNumber: 9, accountNumber: 17, nameOnAccount: 22 },
    },
  },
  createTransactionRequest: { ...head, transactionRequest },
  createCustomerProfileFromTransactionRequest: {
    ...head,
    transId: ANY,
    'customer?': { 'merchantCustomerId?': 20, 'description?': 255, 'email?': 255 },
    'customerProfileId?': ANY,
  },
  getCustomerPaymentProfileRequest: {
    ...head,
    customerProfileId: ANY,
    'customerPaymentProfileId?': ANY,
    'unmaskExpirationDate?': ANY,
    'includeIssuerInfo?': ANY,
  },
  deleteCustomerPaymentProfileRequest: { ...head, customerProfileId: ANY, customerPaymentProfileId: ANY },
  getTransactionDetailsRequest: { ...head, transId: ANY },
  getUnsettledTransactionListRequest: { ...head, 'status?': ANY, ...list },
  getSettledBatchListRequest: {
    ...head,
    'includeStatistics?': ANY,
    'firstSettlementDate?': ANY,
    'lastSettlementDate?': ANY,
  },
  getTransactionListRequest: { ...head, batchId: ANY, ...list },
};

const NAMESPACE = 'AnetApi/xml/v1/schema/AnetApiSchema.xsd';

const bare = (name: string): string => name.replace('?', '');

const checkText = (name: string, value: unknown, longest: number): string | null =>
  String(value).length <= longest
    ? null
    : `The '${NAMESPACE}:${name}' element is invalid - The value is invalid according to its datatype 'String' - The actual length is greater than the MaxLength value.`;

const checkElement = (name: string, value: unknown, shape: Shape): string | null => {
  const expected = Object.keys(shape);
  let next = 0;
  for (const child of isObject(value) ? Object.keys(value) : []) {
    const at = expected.findIndex((other, index) => index >= next && bare(other) === child);
    const skipped = expected.slice(next, at === -1 ? next : at).find((other) => !other.endsWith('?'));
    if (at === -1 || skipped) {
      const possible = expected.slice(next).map(bare).join(', ');
      return `The element '${name}' in namespace '${NAMESPACE}' has invalid child element '${child}' in namespace '${NAMESPACE}'. List of possible elements expected: '${possible}' in namespace '${NAMESPACE}'.`;
    }
    next = at + 1;
  }
  const missing = expected.slice(next).find((other) => !other.endsWith('?'));
  if (missing)
    return `The element '${name}' in namespace '${NAMESPACE}' has incomplete content. List of possible elements expected: '${missing}' in namespace '${NAMESPACE}'.`;
  return checkChildren(value, shape);
};

const checkChild = (name: string, value: unknown, kind: Shape | number | undefined): string | null => {
  if (kind === undefined) return null;
  return typeof kind === 'number' ? checkText(name, value, kind) : checkElement(name, value, kind);
};

const checkChildren = (value: unknown, shape: Shape): string | null => {
  for (const [child, content] of isObject(value) ? Object.entries(value) : []) {
    const kind = shape[child] ?? shape[`${child}?`];
    for (const item of Array.isArray(content) ? content : [content]) {
      const problem = checkChild(child, item, kind);
      if (problem) return problem;
    }
  }
  return null;
};

export const readRequest = (
  body: Record<string, unknown> | null,
): { name: string; content: Record<string, unknown> } | { problem: string } => {
  const [name = ''] = Object.keys(body ?? {});
  const shape = REQUESTS[name];
  const content = body?.[name];
  if (!isObject(content) || typeof shape !== 'object')
    return { problem: 'The root element is missing or unknown.' };
  const problem = checkElement(name, content, shape);
  return problem === null ? { name, content } : { problem };
};
