import { MINOR, PROTOCOL } from '../../bridge/contract.ts';
import { type Answer, isRecord, jsonOf, parseUrl } from './answers.ts';
import { allowsOrigin, type Check, checkOf, finding, hasHeader, hasStatus, isRevalidated } from './check.ts';
import {
  listedParents,
  OTHER_ORIGIN,
  REQUEST_HEADERS,
  SERVICES,
  type Service,
  serviceNames,
} from './facts.ts';

const EXACT_ORIGIN = /^https?:\/\/[^/*]+$/;
const ANSWERED = /^20[04]$/;

const listOf = (header: string | undefined): string[] =>
  (header ?? '').split(',').map((part) => part.trim().toLowerCase());

const missingIn = (header: string | undefined, wanted: readonly string[]): string[] => {
  const allowed = listOf(header);
  return allowed.includes('*') ? [] : wanted.filter((name) => !allowed.includes(name.toLowerCase()));
};

/** A portal works with SDKs that are this many minors older or newer. */
const MINORS_APART = 2;

// Portals of the first minor don't publish their contract.
const versionIn = (answer: Answer): [protocol: number, minor: number] => {
  const info = answer.status === 200 ? jsonOf(answer)?.info : null;
  const version = isRecord(info) ? String(info.version) : '1.0';
  const [protocol = 0, minor = 0] = version.split('.').map(Number);
  return [protocol, minor];
};

const versionChecks: readonly Check[] = [
  checkOf(
    'contract.protocol',
    'contract',
    `a portal of protocol ${PROTOCOL}`,
    'install the host SDK of the portal’s version',
    (answer) => {
      const [protocol, minor] = versionIn(answer);
      return finding(protocol === PROTOCOL, `protocol ${protocol}.${minor}`);
    },
  ),
  checkOf(
    'contract.minor',
    'contract',
    `at most ${MINORS_APART} minors from ${PROTOCOL}.${MINOR}`,
    'install the host SDK of the portal’s version, or update the portal',
    (answer) => {
      const [protocol, minor] = versionIn(answer);
      return finding(Math.abs(minor - MINOR) <= MINORS_APART, `protocol ${protocol}.${minor}`);
    },
  ),
];

const fileChecks: readonly Check[] = [
  checkOf('config.status', 'config', 'status 200', 'put config.json beside the portal', hasStatus(200)),
  checkOf(
    'config.type',
    'config',
    'application/json',
    'send content-type: application/json',
    hasHeader('content-type', /^application\/json/),
  ),
  checkOf('config.json', 'config', 'a JSON object', 'config.json isn’t JSON', (answer) =>
    finding(jsonOf(answer) !== null, answer.body),
  ),
  checkOf(
    'config.services',
    'config',
    'the addresses of all services',
    'docs/back-office.md lists the fields of config.json',
    (answer) => {
      const file = jsonOf(answer) ?? {};
      const missing = serviceNames.filter((name) => typeof file[name] !== 'string' || file[name] === '');
      return finding(missing.length === 0, missing.length > 0 ? `without ${missing.join(', ')}` : 'all');
    },
  ),
  checkOf(
    'config.encrypted',
    'config',
    'services over https',
    'a page over https can’t ask a service over http',
    (answer, { address }) => {
      const file = jsonOf(answer) ?? {};
      const isEncrypted = (url: string) =>
        ['https:', address.protocol].includes(parseUrl(url, address)?.protocol ?? '');
      const plain = serviceNames.map((name) => String(file[name] ?? '')).filter((url) => !isEncrypted(url));
      return finding(plain.length === 0, plain.join(' ') || 'all');
    },
  ),
  checkOf(
    'config.parents',
    'config',
    'the parent’s origin under `parents`',
    'list the origin, as location.origin says it, under `parents`',
    (answer, { origin }) => {
      const parents = listedParents(answer);
      return finding(origin !== null && parents.includes(origin), parents.join(' ') || 'no parents');
    },
  ),
  checkOf(
    'config.parents-exact',
    'config',
    'exact origins under `parents`',
    'write https://host, without a path and without *',
    (answer) => {
      const parents = listedParents(answer);
      return finding(
        parents.every((parent) => EXACT_ORIGIN.test(parent)),
        parents.join(' ') || 'no parents',
      );
    },
  ),
  checkOf(
    'config.cors',
    'config',
    'the parent may read it',
    'send access-control-allow-origin for the parents',
    allowsOrigin,
  ),
  checkOf(
    'config.cors-others',
    'configForOthers',
    'others are not allowed by name',
    'allow listed origins only, not every one that asks',
    ({ headers }) => {
      const allowed = headers['access-control-allow-origin'];
      return finding(allowed !== OTHER_ORIGIN, allowed ?? 'not allowed');
    },
  ),
  checkOf(
    'config.vary',
    'config',
    'Vary: Origin',
    'send Vary: Origin, or a cache mixes up parents',
    ({ headers }) => {
      const isForAll = headers['access-control-allow-origin'] === '*';
      return finding(isForAll || listOf(headers.vary).includes('origin'), headers.vary ?? 'no vary');
    },
  ),
  checkOf(
    'config.corp',
    'config',
    'Cross-Origin-Resource-Policy: cross-origin',
    'send it, for parents that are isolated',
    hasHeader('cross-origin-resource-policy', /^cross-origin$/),
  ),
  checkOf('config.cache', 'config', 'cache-control: no-cache', 'send cache-control: no-cache', isRevalidated),
];

const preflightChecks = (name: Service): Check[] => {
  const check = (
    id: string,
    expected: string,
    fix: string,
    judge: NonNullable<Parameters<typeof checkOf>[4]>,
  ) => ({
    id: `${name}.${id}`,
    expected,
    fix,
    judge(facts: Parameters<Check['judge']>[0]) {
      const answer = facts.preflights[name];
      if (answer === null) return null;
      return answer.failure === null ? judge(answer, facts) : finding(false, answer.failure);
    },
  });
  const { methods } = SERVICES[name];
  return [
    check(
      'preflight',
      'the question before a call is answered',
      `let ${name} answer OPTIONS with 204`,
      ({ status }) => finding(ANSWERED.test(String(status)), `status ${status}`),
    ),
    check('cors', 'the parent may call it', `let ${name} allow the parent’s origin`, allowsOrigin),
    check('methods', `allows ${methods.join(', ')}`, 'send access-control-allow-methods', ({ headers }) => {
      // Browsers allow GET and POST without being told.
      const asked = methods.filter((method) => method !== 'POST');
      const missing = missingIn(headers['access-control-allow-methods'], asked);
      return finding(
        missing.length === 0,
        headers['access-control-allow-methods'] ?? 'no access-control-allow-methods',
      );
    }),
    check(
      'headers',
      `allows ${REQUEST_HEADERS.join(', ')}`,
      'send access-control-allow-headers',
      ({ headers }) => {
        const missing = missingIn(headers['access-control-allow-headers'], REQUEST_HEADERS);
        return finding(missing.length === 0, missing.length > 0 ? `without ${missing.join(', ')}` : 'all');
      },
    ),
  ];
};

export const configChecks: readonly Check[] = [
  ...versionChecks,
  ...fileChecks,
  ...serviceNames.flatMap(preflightChecks),
];
