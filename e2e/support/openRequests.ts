import type { Page, Request } from 'playwright/test';

/** Follows the requests of a page and its frames: the URLs of those that haven't ended. Streams never end by themselves. */
export const openRequestsOf = (page: Page): (() => string[]) => {
  const open = new Set<Request>();
  page.on('request', (request) => void open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => [...open].map((request) => request.url());
};

export const isStream = (url: string): boolean => url.includes('/stream');
