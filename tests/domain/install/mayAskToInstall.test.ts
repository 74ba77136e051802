import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countVisit, NO_VISITS } from '../../../src/domain/install/installHistory.ts';
import { mayAskToInstall } from '../../../src/domain/install/mayAskToInstall.ts';

const DAY = 24 * 3_600_000;
const NOW = Date.UTC(2026, 10, 25, 12);

describe('asking for the home screen', () => {
  test.each([
    ['the first visit', { visits: 1 }, false],
    ['the second visit', { visits: 2 }, true],
    ['an order on the first visit', { visits: 1, hasOrdered: true }, true],
    ['29 days after it was asked', { visits: 9, askedAt: NOW - 29 * DAY }, false],
    ['30 days after it was asked', { visits: 9, askedAt: NOW - 30 * DAY }, false],
    ['more than 30 days after it was asked', { visits: 9, askedAt: NOW - 30 * DAY - 1 }, true],
    ['31 days after it was asked', { visits: 9, askedAt: NOW - 31 * DAY }, true],
    ['a clock that was set back', { visits: 9, askedAt: NOW + DAY }, false],
  ])('%s', (_, history, expected) => {
    expect(mayAskToInstall({ ...NO_VISITS, ...history }, NOW)).toBe(expected);
  });

  test('who was asked isn’t asked again within 30 days, whatever they do', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000),
        fc.boolean(),
        fc.integer({ min: 0, max: 30 * DAY }),
        (visits, hasOrdered, since) => {
          expect(mayAskToInstall({ visits, hasOrdered, seenAt: 0, askedAt: NOW - since }, NOW)).toBe(false);
        },
      ),
    );
  });
});

describe('visits', () => {
  test.each([
    ['the first', NO_VISITS, 1],
    ['29 minutes later', { ...NO_VISITS, visits: 1, seenAt: NOW - 29 * 60_000 }, 1],
    ['30 minutes later', { ...NO_VISITS, visits: 1, seenAt: NOW - 30 * 60_000 }, 2],
    ['the next day', { ...NO_VISITS, visits: 4, seenAt: NOW - DAY }, 5],
  ])('%s', (_, history, visits) => {
    expect(countVisit(history, NOW)).toEqual({ ...history, visits, seenAt: NOW });
  });

  test('opening it again and again within half an hour is one visit', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30 * 60_000 - 1)), (pauses) => {
        const first = countVisit(NO_VISITS, NOW);
        const last = pauses.reduce((history, pause) => countVisit(history, history.seenAt + pause), first);
        expect(last.visits).toBe(1);
      }),
    );
  });
});
