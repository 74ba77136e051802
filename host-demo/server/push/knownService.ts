/** Hosts of the browsers' push services: Chromium's, Firefox's, Safari's and Edge's. */
const HOST =
  /^(fcm\.googleapis\.com|([a-z\d-]+\.)+(push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com))$/;

/**
 * Whether an endpoint is one of a browser's push service, by https on its usual port, or of one of the `others`, which are origins. Customers
 * write endpoints, so nothing else is called.
 */
export const isKnownService = (endpoint: string, others: readonly string[] = []): boolean => {
  const url = URL.parse(endpoint);
  if (url?.username !== '' || url.password !== '') return false;
  if (others.includes(url.origin)) return true;
  return url.protocol === 'https:' && url.port === '' && HOST.test(url.hostname);
};
