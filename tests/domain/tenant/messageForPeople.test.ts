import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { messageForPeople } from '../../../src/domain/tenant/messageForPeople.ts';

const FOR_PEOPLE = [
  'Your account is blocked. Please call us: (305) 555-0100.',
  'Credit limit exceeded by $ 1,204.50',
  'El pedido supera el cupo disponible.',
  '¡Su cuenta está suspendida!',
  'À l’exception du rayon frais, rien n’est livré le dimanche.',
  '"Olive oil 5 L" is sold by the case only',
  '24 hours must pass between two orders',
];

const FOR_DEVELOPERS = [
  '',
  'Error',
  'credit_exceeded',
  'Order _12 is refused',
  'ERR-4012',
  'client_id: another customer',
  'the order number is used by another order',
  "Column 'f49' cannot be null",
  'Cannot read properties of undefined',
  'SQLSTATE[23000]: Integrity constraint violation',
  'NullPointerException in the order service',
  'Undefined index: orderNumber',
  'Call to App::place failed',
  'Failed at placeOrder (orders.js:12:3)',
  'Failed to open /var/www/visit.php',
  '<b>Credit limit</b> exceeded',
  'Order rejected {"code":12}',
  'Two lines\nof a report',
  'Not Found',
  'Internal Server Error',
  `Too long: ${'x '.repeat(100)}`,
];

describe('the back office’s message', () => {
  test.each(FOR_PEOPLE)('%j is shown', (text) => {
    expect(messageForPeople(` ${text}\n`)).toBe(text);
  });

  test.each(FOR_DEVELOPERS)('%j isn’t shown', (text) => {
    expect(messageForPeople(text)).toBe('');
  });

  test('is shown as it is or not at all, and never has markup or more than 200 characters', () => {
    const words = fc.array(fc.constantFrom('Order', 'credit', '<script>', 'x_y', '500', '\n', 'más', '{}'), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          words.map((all) => all.join(' ')),
        ),
        (text) => {
          const shown = messageForPeople(text);
          expect(['', text.trim()]).toContain(shown);
          expect(shown).not.toMatch(/[<>{}_\n]/);
          expect(shown.length).toBeLessThanOrEqual(200);
          expect(messageForPeople(shown)).toBe(shown);
        },
      ),
    );
  });
});
