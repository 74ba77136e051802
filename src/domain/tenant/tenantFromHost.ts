export const DEMO_TENANT = 'demo';

/** `*` matches one character or more. */
function matches(host: string, pattern: string): boolean {
  const [start = '', ...rest] = pattern.toLowerCase().split('*');
  const end = rest.pop();
  if (end === undefined) return host === start;
  let position = start.length;
  for (const part of rest) {
    const found = host.indexOf(part, position + 1);
    if (found < 0) return false;
    position = found + part.length;
  }
  return host.startsWith(start) && host.endsWith(end) && host.length - end.length > position;
}

/**
 * The first label of a host name. `localhost`, IP addresses, hosts with fewer than three labels (two for `*.localhost`),
 * `www.` and preview hosts such as `*.preview.example.com` give the demo company (rules: Tenant).
 */
export function tenantFromHost(hostname: string, previewPatterns: readonly string[]): string {
  const host = hostname.trim().toLowerCase().replace(/\.$/, '');
  const labels = host.split('.');
  const [first = ''] = labels;
  const minLabels = labels.at(-1) === 'localhost' ? 2 : 3;
  const isAddress = host.includes(':') || /^[\d.]+$/.test(host);
  const isPreview = previewPatterns.some((pattern) => matches(host, pattern));
  const isDemo = isAddress || isPreview || labels.length < minLabels || first === 'www' || first === '';
  return isDemo ? DEMO_TENANT : first;
}
