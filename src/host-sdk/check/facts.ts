import { type Answer, type Ask, isRecord, jsonOf } from './answers.ts';

/** A call of each service that browsers ask about beforehand, and the methods that the portal uses there. */
export const SERVICES = {
  companyApi: { path: '/company', methods: ['POST'] },
  api: { path: '/users/refresh', methods: ['POST', 'PATCH'] },
  productApi: { path: '/products/by_codes', methods: ['POST'] },
  orderApi: { path: '/orders', methods: ['POST'] },
  searchApi: { path: '/products/_search', methods: ['POST'] },
  documentsApi: { path: '/documents', methods: ['PATCH'] },
} as const;

export type Service = keyof typeof SERVICES;

export const serviceNames = Object.keys(SERVICES) as Service[];

/** What the portal's code sends from a slot. */
export const REQUEST_HEADERS = ['authorization', 'content-type', 'x-company', 'x-portal-embedded'];

/** Nobody's: hosts under `.invalid` don't exist. */
export const OTHER_ORIGIN = 'https://not-listed.invalid';

const PATHS = {
  page: '/',
  screen: '/store',
  config: '/config.json',
  contract: '/openrpc.json',
  remoteEntry: '/remote/remoteEntry.js',
  mount: '/remote/mount.js',
  ownMount: '/remote/self-contained/mount.js',
  remoteManifest: '/remote/mf-manifest.json',
  texts: '/locales/en/shop.json',
  worker: '/sw.js',
  webManifest: '/manifest.webmanifest',
  missingScript: '/no-such-file.00000000.js',
  missingJson: '/no-such-file.json',
} as const;

type Named = keyof typeof PATHS | 'configForOthers' | 'script' | 'chunk' | 'icon' | 'overHttp';

export type Facts = {
  address: URL;
  /** The parent's; null when none was given and config.json lists none. */
  origin: string | null;
  answers: Readonly<Record<Named, Answer | null>>;
  /** The answers to the browser's questions before a call. */
  preflights: Readonly<Record<Service, Answer | null>>;
  /** The files that the remote's manifest names. */
  remoteFiles: readonly Answer[];
};

/** The lists of parents in config.json. */
export const listedParents = (config: Answer | null): string[] => {
  const parents = config && jsonOf(config)?.parents;
  return isRecord(parents) ? Object.values(parents).flat().map(String) : [];
};

const filesIn = (manifest: Answer): string[] => {
  const exposes = jsonOf(manifest)?.exposes;
  const names = JSON.stringify(exposes ?? []).matchAll(/"([\w./-]+\.js)"/g);
  return [...new Set([...names].map(([, name = '']) => name))];
};

const firstIcon = (manifest: Answer): string | null => {
  const icons = jsonOf(manifest)?.icons;
  const [icon] = Array.isArray(icons) ? icons : [];
  return isRecord(icon) && typeof icon.src === 'string' ? icon.src : null;
};

const mainScript = ({ body }: Answer): string | null => /<script[^>]* src="([^"]+)"/.exec(body)?.[1] ?? null;

const overHttp = (address: URL): string | null =>
  address.protocol === 'https:' && address.port === '' ? address.href.replace('https:', 'http:') : null;

const askServices = async (config: Answer, origin: string | null, ask: Ask): Promise<Facts['preflights']> => {
  const addresses = jsonOf(config) ?? {};
  const askOne = async (name: Service): Promise<Answer | null> => {
    const address = addresses[name];
    if (typeof address !== 'string' || origin === null || !URL.canParse(address, config.url)) return null;
    const { path, methods } = SERVICES[name];
    return ask(new URL(address, config.url).href.replace(/\/$/, '') + path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': methods[0],
        'access-control-request-headers': REQUEST_HEADERS.join(','),
      },
    });
  };
  const answers = await Promise.all(serviceNames.map(async (name) => [name, await askOne(name)] as const));
  return Object.fromEntries(answers) as Facts['preflights'];
};

/** Asks the portal at `address` for everything that the checks need. `givenOrigin`: the parent's; by default the first that is listed. */
export const fetchFacts = async (address: URL, givenOrigin: string | null, ask: Ask): Promise<Facts> => {
  const at = (path: string) => new URL(path, address).href;
  const config = await ask(at(PATHS.config));
  const origin = givenOrigin ?? listedParents(config)[0] ?? null;
  const headers: Record<string, string> = origin === null ? {} : { origin };
  const askAt = (path: string | null) =>
    path !== null && URL.canParse(path, address) ? ask(at(path), { headers }) : null;
  const named = await Promise.all(
    Object.entries(PATHS).map(async ([name, path]) => [name, await askAt(path)] as const),
  );
  const fixed = Object.fromEntries(named) as Record<keyof typeof PATHS, Answer>;
  const remoteNames = filesIn(fixed.remoteManifest);
  const remoteFiles = await Promise.all(remoteNames.map((name) => ask(at(`/remote/${name}`), { headers })));
  const plain = overHttp(address);
  const answers = {
    ...fixed,
    configForOthers: await ask(at(PATHS.config), { headers: { origin: OTHER_ORIGIN } }),
    script: await askAt(mainScript(fixed.page)),
    chunk: remoteFiles.find(({ url }) => /\.[0-9a-f]{8}\.js$/.test(url)) ?? null,
    icon: await askAt(firstIcon(fixed.webManifest)),
    overHttp: plain === null ? null : await ask(plain),
  };
  return {
    address,
    origin,
    answers,
    preflights: await askServices(fixed.config, origin, ask),
    remoteFiles,
  };
};
