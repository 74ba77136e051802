import { type Answer, isRecord, jsonOf } from './answers.ts';
import {
  allowsOrigin,
  type Check,
  checkOf,
  finding,
  hasHeader,
  hasStatus,
  isKept,
  isRevalidated,
  JAVASCRIPT,
} from './check.ts';
import type { Facts } from './facts.ts';

const CORS = 'list the origin under `parents`, and send access-control-allow-origin';

// The files that a slot starts with, which keep their names.
const entryChecks = (id: string, name: keyof Facts['answers']): Check[] => [
  checkOf(`${id}.status`, name, 'status 200', 'copy the folder remote of the build too', hasStatus(200)),
  checkOf(
    `${id}.type`,
    name,
    'JavaScript',
    'send content-type: text/javascript',
    hasHeader('content-type', JAVASCRIPT),
  ),
  checkOf(`${id}.cors`, name, 'the parent may load it', CORS, allowsOrigin),
  checkOf(
    `${id}.corp`,
    name,
    'Cross-Origin-Resource-Policy: cross-origin',
    'send it, for parents that are isolated',
    hasHeader('cross-origin-resource-policy', /^cross-origin$/),
  ),
  checkOf(
    `${id}.cache`,
    name,
    'cache-control: no-cache',
    'its name stays the same in the next build: send no-cache',
    isRevalidated,
  ),
];

const exportsMount = ({ body }: Answer) =>
  finding(
    /\bas mount\b|\bexport\s*(const|let|function|\{)\s*mount\b/.test(body),
    `${body.length} characters`,
  );

const reactOf = (answer: Answer): Record<string, unknown> | null => {
  const shared = jsonOf(answer)?.shared;
  const react = Array.isArray(shared) ? shared.find((each) => isRecord(each) && each.name === 'react') : null;
  return isRecord(react) ? react : null;
};

const remoteChecks: readonly Check[] = [
  ...entryChecks('remote', 'remoteEntry'),
  ...entryChecks('mount', 'mount'),
  ...entryChecks('own-mount', 'ownMount'),
  checkOf(
    'own-mount.exports',
    'ownMount',
    'a module that exports mount',
    'is this the file of the build?',
    exportsMount,
  ),
  checkOf(
    'remote.exports',
    'remoteEntry',
    'a module that exports init and get',
    'is this the file of the build?',
    ({ body }) =>
      finding(
        /\bas init\b|\binit\s*[,}]/.test(body) && /\bas get\b|\bget\s*[,}]/.test(body),
        `${body.length} characters`,
      ),
  ),
  checkOf(
    'manifest.status',
    'remoteManifest',
    'status 200',
    'copy remote/mf-manifest.json too',
    hasStatus(200),
  ),
  checkOf('manifest.json', 'remoteManifest', 'a JSON object', 'is this the file of the build?', (answer) =>
    finding(jsonOf(answer) !== null, answer.body),
  ),
  checkOf('manifest.cors', 'remoteManifest', 'the parent may read it', CORS, allowsOrigin),
  checkOf(
    'manifest.react',
    'remoteManifest',
    'React is shared, with the version it needs',
    'is this the file of the build?',
    (answer) => {
      const version = reactOf(answer)?.requiredVersion;
      return finding(typeof version === 'string', typeof version === 'string' ? version : 'not shared');
    },
  ),
  {
    id: 'manifest.files',
    expected: 'the files that it names exist',
    fix: 'copy all files of one build',
    judge({ remoteFiles }) {
      const missing = remoteFiles.filter(({ status }) => status !== 200).map(({ url }) => url);
      return finding(
        remoteFiles.length > 0 && missing.length === 0,
        missing.join(' ') || `${remoteFiles.length} files`,
      );
    },
  },
  checkOf(
    'chunk.cache',
    'chunk',
    'kept for ever',
    'its name has its content: send cache-control: public, max-age=31536000, immutable',
    isKept,
  ),
  checkOf('chunk.cors', 'chunk', 'the parent may load it', CORS, allowsOrigin),
  checkOf(
    'chunk.type',
    'chunk',
    'JavaScript',
    'send content-type: text/javascript',
    hasHeader('content-type', JAVASCRIPT),
  ),
  checkOf('texts.status', 'texts', 'status 200', 'copy the folder locales of the build too', hasStatus(200)),
  checkOf('texts.cors', 'texts', 'the parent may read it', CORS, allowsOrigin),
];

const isNotPage = (answer: Answer) =>
  finding(
    !/^text\/html/.test(answer.headers['content-type'] ?? ''),
    answer.headers['content-type'] ?? 'no content-type',
  );

const WORKER = 'serve sw.js of the build at the root';
const MANIFEST = 'docs/operations.md says how a portal is served as a web app';

const otherChecks: readonly Check[] = [
  checkOf('worker.status', 'worker', 'status 200', WORKER, hasStatus(200)),
  checkOf('worker.type', 'worker', 'JavaScript', WORKER, hasHeader('content-type', JAVASCRIPT)),
  checkOf(
    'worker.cache',
    'worker',
    'cache-control: no-cache',
    'a kept worker never learns of a new build: send no-cache',
    isRevalidated,
  ),
  checkOf('web-app.status', 'webManifest', 'status 200', MANIFEST, hasStatus(200)),
  checkOf(
    'web-app.type',
    'webManifest',
    'application/manifest+json',
    MANIFEST,
    hasHeader('content-type', /^application\/(manifest\+)?json/),
  ),
  checkOf('web-app.names', 'webManifest', 'a name and icons', MANIFEST, (answer) => {
    const { name, icons } = jsonOf(answer) ?? {};
    return finding(
      typeof name === 'string' && Array.isArray(icons) && icons.length > 0,
      String(name ?? 'no name'),
    );
  }),
  checkOf('web-app.scope', 'webManifest', 'the scope /', MANIFEST, (answer) => {
    const { scope } = jsonOf(answer) ?? {};
    return finding(scope === '/', String(scope ?? 'no scope'));
  }),
  checkOf('icon.type', 'icon', 'a picture', MANIFEST, hasHeader('content-type', /^image\//)),
  checkOf(
    'screen.status',
    'screen',
    'every screen answers the page',
    'answer paths without a file with index.html',
    hasStatus(200),
  ),
  checkOf(
    'screen.type',
    'screen',
    'text/html',
    'answer paths without a file with index.html',
    hasHeader('content-type', /^text\/html/),
  ),
  checkOf(
    'missing.script-status',
    'missingScript',
    'status 404',
    'answer missing scripts with 404, not with the page',
    hasStatus(404),
  ),
  checkOf(
    'missing.script-type',
    'missingScript',
    'no HTML',
    'answer missing scripts with 404, not with the page',
    isNotPage,
  ),
  checkOf(
    'missing.json-status',
    'missingJson',
    'status 404',
    'answer missing files with 404, not with the page',
    hasStatus(404),
  ),
  checkOf(
    'missing.json-type',
    'missingJson',
    'no HTML',
    'answer missing files with 404, not with the page',
    isNotPage,
  ),
];

export const fileChecks: readonly Check[] = [...remoteChecks, ...otherChecks];
