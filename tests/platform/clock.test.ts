import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../src/platform/clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the customer’s day and offset from UTC', () => {
  it.each([
    ['late in the evening, west', 'America/Los_Angeles', '2026-11-19T07:59:00Z', '2026-11-18', '-08:00'],
    ['at midnight, west', 'America/Los_Angeles', '2026-11-19T08:00:00Z', '2026-11-19', '-08:00'],
    [
      'late in an evening of summer, west',
      'America/New_York',
      '2026-07-05T03:59:00Z',
      '2026-07-04',
      '-04:00',
    ],
    ['an offset of half an hour, west', 'America/St_Johns', '2026-11-19T03:29:00Z', '2026-11-18', '-03:30'],
    ['no offset', 'UTC', '2026-11-18T23:59:00Z', '2026-11-18', '+00:00'],
    ['an offset of half an hour, east', 'Asia/Kolkata', '2026-11-17T18:30:00Z', '2026-11-18', '+05:30'],
    ['early in the morning, east', 'Pacific/Auckland', '2026-11-17T11:00:00Z', '2026-11-18', '+13:00'],
    ['a minute before midnight, east', 'Pacific/Auckland', '2026-11-17T10:59:00Z', '2026-11-17', '+13:00'],
    ['early on the first day of a year, east', 'Asia/Tokyo', '2026-12-31T15:00:00Z', '2027-01-01', '+09:00'],
  ])('%s', (_, zone, now, today, offset) => {
    vi.stubEnv('TZ', zone);
    vi.setSystemTime(now);
    expect(systemClock.today()).toBe(today);
    expect(systemClock.offset()).toBe(offset);
    expect(systemClock.now()).toBe(Date.parse(now));
  });
});
