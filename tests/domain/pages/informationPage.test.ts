import { expect, test } from 'vitest';
import { INFORMATION_PAGES, isPageOffered } from '../../../src/domain/pages/informationPage.ts';

test.each([
  [null, ['about', 'contact', 'flyer', 'privacy', 'terms']],
  [[], ['contact']],
  [
    ['about', 'privacy'],
    ['about', 'contact', 'privacy'],
  ],
])('of the pages %j the links lead to %j', (given, offered) => {
  expect(INFORMATION_PAGES.filter((page) => isPageOffered(page, given))).toEqual(offered);
});
