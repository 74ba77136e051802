/** The information pages (specification §2, Routes), by the names that the wire and the routes share. */
export const INFORMATION_PAGES = ['about', 'contact', 'flyer', 'privacy', 'terms'] as const;
export type InformationPage = (typeof INFORMATION_PAGES)[number];

/**
 * Whether a link to the page is offered: the way to reach the company always is. `given`: the pages that the company has
 * written; null when its back office doesn't tell.
 */
export const isPageOffered = (page: InformationPage, given: readonly string[] | null): boolean =>
  page === 'contact' || (given?.includes(page) ?? true);
