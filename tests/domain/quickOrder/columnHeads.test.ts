import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kindOfHead } from '../../../src/domain/quickOrder/columnHeads.ts';

test.each([
  ['Code', 'code'],
  ['SKU', 'code'],
  ['Item #', 'code'],
  ['Item No.', 'code'],
  ['Part number', 'code'],
  ['Product number', 'code'],
  ['P/N', 'code'],
  ['Stock code', 'code'],
  ['EAN', 'code'],
  ['Código', 'code'],
  ['Co\u0301digo', 'code'],
  ['CÓD.', 'code'],
  ['Código de barras', 'code'],
  ['Referencia', 'code'],
  ['Référence', 'code'],
  ['Réf.', 'code'],
  ['N° article', 'code'],
  ['Qty', 'quantity'],
  ['QTY.', 'quantity'],
  ['Order quantity', 'toOrder'],
  ['Quantity ordered', 'toOrder'],
  ['Cant.', 'quantity'],
  ['Cantidad', 'quantity'],
  ['Cdad.', 'quantity'],
  ['Qté', 'quantity'],
  ['Quantité commandée', 'toOrder'],
  ['Units', 'count'],
  ['Uds.', 'count'],
  ['Pcs', 'count'],
  ['Cajas', 'count'],
  ['Colis', 'count'],
  ['Unit', 'unit'],
  ['UOM', 'unit'],
  ['U/M', 'unit'],
  ['Unit of measure', 'unit'],
  ['Unité', 'unit'],
  ['Envase', 'unit'],
  ['Item description', 'name'],
  ['Descripción', 'name'],
  ['Désignation', 'name'],
  ['Libellé', 'name'],
  ['Producto', 'name'],
  ['Unit price', 'other'],
  ['Precio unitario', 'other'],
  ['Prix', 'other'],
  ['Importe', 'other'],
  ['In stock', 'other'],
  ['Remise', 'other'],
  ['CO-1001', null],
  ['12', null],
  ['Olive oil', null],
  ['--', null],
  ['', null],
  ['Code of the product as it stands in our own list', null],
])('the head %j is of: %s', (head, kind) => {
  expect(kindOfHead(head)).toBe(kind);
});

test('a head is the same in capitals, with a colon, spaces around it, and accents apart', () => {
  const head = fc.constantFrom(
    'Code',
    'Référence',
    'Cantidad',
    'Qté',
    'Unité',
    'Descripción',
    'Prix',
    'Unidades',
  );
  const written = fc.constantFrom(
    (text: string) => text.toUpperCase(),
    (text: string) => text.normalize('NFD'),
    (text: string) => `${text}:`,
    (text: string) => `  ${text} *`,
  );
  fc.assert(
    fc.property(head, written, (text, write) => {
      expect(kindOfHead(write(text))).toBe(kindOfHead(text));
    }),
  );
});

test('codes and numbers are no heads', () => {
  const cell = fc.oneof(fc.stringMatching(/^[B-DF-H]{2}-\d{2,6}$/), fc.integer().map(String));
  fc.assert(
    fc.property(cell, (text) => {
      expect(kindOfHead(text)).toBeNull();
    }),
  );
});
