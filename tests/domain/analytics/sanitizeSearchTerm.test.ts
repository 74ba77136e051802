import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeSearchTerm } from '../../../src/domain/analytics/sanitizeSearchTerm.ts';

describe('a search term', () => {
  it.each([
    ['  olive   oil ', 'olive oil'],
    ['5 L', '5 L'],
    ['OLV-1024', 'OLV-1024'],
    ['M8x40 A2', 'M8x40 A2'],
    ['2,5 x 4', '2,5 x 4'],
    ['12 24 36', '12 24 36'],
    ['8410660001015', null],
    ['4006381333931', '4006381333931'],
    ['96385074', '96385074'],
    ['036000291452', '036000291452'],
    ['', null],
    ['   ', null],
    ['ana@example.test', null],
    ['order for ana @ example', 'order for ana @ example'],
    ['ana.lopez@mail', null],
    ['+1 305 555 0142', null],
    ['(305) 555-0142', null],
    ['305.555.0142', null],
    ['call 3055550142 now', null],
    ['4111 1111 1111 1111', null],
    ['4111-1111-1111-1111', null],
    ['4111111111111111', null],
  ])('%j is reported as %j', (typed, term) => {
    expect(sanitizeSearchTerm(typed)).toBe(term);
  });

  it('is cut to 100 characters', () => {
    expect(sanitizeSearchTerm('olive '.repeat(50))).toBe(`${'olive '.repeat(16)}oliv`);
  });

  it('never has an e-mail address, a telephone or a card number, whatever surrounds it', () => {
    const secret = fc.constantFrom('ana@example.test', '+44 20 7946 0958', '5555 5555 5555 4444');
    const words = fc.stringMatching(/^[a-z ]{0,20}$/);
    fc.assert(
      fc.property(words, secret, words, (before, personalData, after) => {
        expect(sanitizeSearchTerm(`${before} ${personalData} ${after}`)).toBeNull();
      }),
    );
  });
});
