/** What a customer types into the card form. */
export const CARD = {
  name: 'Ann Buyer',
  number: '4111111111111111',
  month: '12',
  year: '2030',
  code: '123',
  zip: '33101',
  identification: '900456',
};
