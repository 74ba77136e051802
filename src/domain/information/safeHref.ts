/** A web address, an e-mail, a phone number, or a path of the portal. Backslashes count as slashes in browsers. */
const SAFE = /^(https?:\/\/[^/?#]|mailto:[^?#]|tel:\+?\d|\/(?![/\\])|\/$)/i;

/** Whether a company's text may link there: nothing that runs, and nothing that a browser reads in another way. */
export const isSafeHref = (href: string): boolean => SAFE.test(href) && !/[\s\\\p{Cc}]/u.test(href);

export const isOwnPath = (href: string): boolean => href.startsWith('/');
