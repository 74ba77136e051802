import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';

/** Pages of parents: `/react/normal` is the page of the React parent, `/react/styles` the same with hostile styles. */

/** Everything that a parent's style sheet may say about elements, and about all of them at once. */
const HOSTILE_STYLES = `
* { all: revert; }
${[
  ...[
    'a',
    'abbr',
    'article',
    'aside',
    'b',
    'button',
    'code',
    'dd',
    'details',
    'dialog',
    'div',
    'dl',
    'dt',
    'em',
  ],
  ...['fieldset', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'header', 'hr', 'i', 'img', 'input'],
  ...[
    'label',
    'legend',
    'li',
    'main',
    'mark',
    'nav',
    'ol',
    'option',
    'output',
    'p',
    'path',
    'picture',
    'pre',
  ],
  ...['progress', 'search', 'section', 'select', 'small', 'span', 'strong', 'sub', 'summary', 'sup', 'svg'],
  ...['table', 'tbody', 'td', 'textarea', 'tfoot', 'th', 'thead', 'tr', 'ul'],
].join(', ')} {
  margin: 7px; padding: 9px; border: 3px solid red; border-radius: 20px; background: #fff; color: #b00; text-align: end;
  text-transform: uppercase; min-height: 50px; float: left; box-shadow: 0 0 9px red; text-decoration: underline;
  opacity: 0.9; letter-spacing: 3px; font: 21px serif; vertical-align: top; list-style: square;
}
`;

const DOCUMENT = readFileSync('docs/parent-policies.md', 'utf8');
/** Of the pages with a policy. */
export const POLICY_NONCE = 'bm9uY2Utb2YtdGhlLXBhcmVudA';

const LAYOUT =
  'body { margin: 0; font: 14px/1.4 sans-serif } .portal { height: 640px } [role=toolbar] { padding: 4px }';

/** What the parent's own page needs: its style sheet, tokens, icon and chunks. */
const OWN_POLICY: Record<string, string> = {
  'default-src': "'none'",
  'style-src': "'self'",
  'connect-src': "'self'",
  'img-src': 'data:',
  'trusted-types': 'the-parent',
};

/** The directives that docs/parent-policies.md lists under this name. */
const listed = (name: string): [string, string][] => {
  const [, lines = ''] = new RegExp(`\`\`\`csp ${name}\n([^\`]+)\`\`\``).exec(DOCUMENT) ?? [];
  const directives = lines.trim().split('\n');
  return directives.map((line): [string, string] => [
    line.split(' ', 1)[0] ?? '',
    line.replace(/^\S+ ?/, ''),
  ]);
};

/** The parent's own policy with exactly what the portal needs in this way. */
const strictPolicy = (portal: string, way: 'frame' | 'slot') => {
  const policy = { ...OWN_POLICY };
  for (const [name, sources] of [...listed(way), ...listed('trusted-types')])
    policy[name] = `${policy[name] ?? ''} ${sources}`.trim();
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')
    .replaceAll('NONCE', POLICY_NONCE)
    .replaceAll('PORTAL', portal);
};

export type PageKind =
  | 'normal'
  | 'styles'
  | 'rtl'
  | 'policy'
  | 'isolated'
  | 'sandboxed'
  | 'credentialless'
  | 'framed';

/** Of the parent's page inside a frame of the page. */
const FRAME_ATTRIBUTES: Partial<Record<PageKind, string>> = {
  sandboxed: 'sandbox="allow-scripts allow-forms allow-same-origin"',
  credentialless: 'credentialless',
  framed: '',
};

const isPageKind = (text: string): text is PageKind =>
  ['normal', 'styles', 'rtl', 'policy', 'isolated', ...Object.keys(FRAME_ATTRIBUTES)].includes(text);

export type ParentsServerOptions = {
  port: number;
  /** The folder with a script for each parent. */
  folder: string;
  /** The portal's origins, as sources of a policy. */
  portal: string;
  /** What a parent's server does: it logs in to the back office as the customer. */
  tokenFor(customer: string, reason: string): Promise<{ token: string; expiresAt: number } | null>;
};

export type ParentsServer = { close(): Promise<void> };

type Answer = { type: string; body: string; headers?: Record<string, string>; status?: number };

const page = (script: string, kind: PageKind): string => `<!doctype html>
<html lang="en"${kind === 'rtl' ? ' dir="rtl"' : ''}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>The parent</title>
    <link rel="stylesheet" href="/layout.css" />
    ${kind === 'styles' ? '<link rel="stylesheet" href="/hostile.css" />' : ''}
  </head>
  <body><script src="/${script}.js"></script></body>
</html>`;

/** A page that shows the parent's own page in a frame, from the address `inner`. */
const framePage = (inner: string, attributes: string): string => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><link rel="icon" href="data:," /><title>Around the parent</title></head>
  <body>
    <iframe title="The parent" ${attributes} src="${inner.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" style="width: 1200px; height: 760px"></iframe>
  </body>
</html>`;

const headersOf = (kind: PageKind, portal: string, way: 'frame' | 'slot'): Record<string, string> => {
  if (kind === 'policy') return { 'content-security-policy': strictPolicy(portal, way) };
  if (kind === 'isolated') {
    return { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' };
  }
  return {};
};

const pageAnswer = (url: URL, script: string, kind: PageKind, options: ParentsServerOptions): Answer => {
  const attributes = FRAME_ATTRIBUTES[kind];
  if (attributes === undefined) {
    const way = url.searchParams.get('transport') === 'frame' ? 'frame' : 'slot';
    return { type: 'text/html', body: page(script, kind), headers: headersOf(kind, options.portal, way) };
  }
  const inner = `${url.searchParams.get('parent') ?? ''}/${script}/normal${url.search}`;
  return { type: 'text/html', body: framePage(inner, attributes) };
};

const notFound: Answer = { status: 404, type: 'text/plain', body: 'not found' };

const answerTo = async (url: URL, options: ParentsServerOptions): Promise<Answer> => {
  const [, first = '', second = ''] = url.pathname.split('/');
  if (first === 'token') {
    const { searchParams } = url;
    const token = await options.tokenFor(
      searchParams.get('customer') ?? '',
      searchParams.get('reason') ?? '',
    );
    return { status: token ? 200 : 403, type: 'application/json', body: JSON.stringify(token) };
  }
  if (first === 'layout.css') return { type: 'text/css', body: LAYOUT };
  if (first === 'hostile.css') return { type: 'text/css', body: HOSTILE_STYLES };
  if (isPageKind(second)) return pageAnswer(url, first, second, options);
  if (!/^[a-z0-9.-]+\.js$/.test(first)) return notFound;
  return { type: 'text/javascript', body: await readFile(join(options.folder, first), 'utf8') };
};

const send = (response: ServerResponse, { status = 200, type, body, headers = {} }: Answer) =>
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, ...headers }).end(body);

/** Serves the pages of all parents at a port of their own. */
export const serveParents = async (options: ParentsServerOptions): Promise<ParentsServer> => {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    answerTo(url, options).then(
      (answer) => send(response, answer),
      (error: unknown) => send(response, { status: 500, type: 'text/plain', body: String(error) }),
    );
  });
  await new Promise<void>((listening, fail) => {
    server.once('error', fail);
    server.listen(options.port, 'localhost', listening);
  });
  return {
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};
