/** The information pages, by the names that the wire and the routes share. */
export const INFORMATION_PAGES = ['about', 'contact', 'flyer', 'privacy', 'terms'] as const;
export type InformationPage = (typeof INFORMATION_PAGES)[number];
