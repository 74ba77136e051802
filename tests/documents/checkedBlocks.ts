/**
 * How a block is checked. `portal`: its types, and it is run in a page. `server`: it is run with the reference back end. `json`: its
 * values by the schema. `commands`, `php`, `example`: it isn't run, for this reason.
 */
type Check =
  | { how: 'portal' | 'server' | 'json' | 'http' }
  | { how: 'commands' | 'php' | 'example'; reason: string };

const EXAMPLE =
  'tests/host-sdk/readme.test.ts compares it with a file that is type-checked with the real routers; the adapters are run in tests/host-sdk/routedUrl.test.tsx.';

const LEAVING =
  'tests/host-sdk/readme.test.ts compares it with a file that is type-checked with the real router; the answers are those of tests/host-sdk/hostServices.test.tsx.';

const TYPED =
  'tests/host-sdk/readme.test.ts compares it with a file that is type-checked; the mock is run in tests/host-sdk/mockInReact.test.tsx, the remote in e2e/parents.spec.ts.';

const SCRIPT_TAG =
  'tests/host-sdk/package/pages.test.ts runs the script of the package in a page, where it opens a portal.';

const BUILDS =
  'It installs and builds the project, as the run of this test has; its scripts and files exist.';

/** Every fenced block of the documents. */
export const CHECKED_BLOCKS: Readonly<Record<string, Check>> = {
  'README.md: Two commands (sh)': { how: 'commands', reason: BUILDS },
  'README.md: Embed it in ten lines (ts)': { how: 'portal' },
  'README.md: Connect a back office (json)': { how: 'json' },
  'README.md: Connect a back office (sh)': { how: 'commands', reason: BUILDS },
  'docs/embedding.md: The first embed in nine lines (sh)': {
    how: 'commands',
    reason:
      'It runs until somebody stops it, on fixed ports: e2e/firstEmbed.spec.ts runs it on others. The variables and the script exist.',
  },
  'docs/embedding.md: The first embed in nine lines (html)': { how: 'portal' },
  'docs/embedding.md: The first embed in nine lines (js)': { how: 'server' },
  'docs/embedding.md: The first embed in nine lines (sh) 2': { how: 'server' },
  'docs/embedding.md: Node (js)': { how: 'server' },
  'docs/embedding.md: PHP (php)': {
    how: 'php',
    reason:
      'The project needs no PHP. It names the call, headers, fields and statuses of the block for Node, which is run.',
  },
  'docs/embedding.md: Identity (tsx)': { how: 'portal' },
  'docs/embedding.md: Height (ts)': { how: 'portal' },
  'docs/embedding.md: Links in a new tab (ts)': { how: 'portal' },
  'docs/embedding.md: Before your customer leaves (tsx)': { how: 'example', reason: LEAVING },
  'docs/embedding.md: The package (html)': { how: 'example', reason: SCRIPT_TAG },
  'docs/embedding.md: CORS (http)': { how: 'http' },
  'docs/embedding.md: CORS (http) 2': { how: 'http' },
  'docs/back-office.md: The login (json)': { how: 'json' },
  'docs/back-office.md: Sign-ups (json)': { how: 'json' },
  'docs/back-office.md: On devices (json)': { how: 'json' },
  'docs/back-office.md: On devices (json) 2': { how: 'json' },
  'docs/back-office.md: On devices (json) 3': { how: 'json' },
  'docs/back-office.md: E-mails that customers can switch off (json)': { how: 'json' },
  'src/host-sdk/README.md: @wholesale-portal/host-sdk (ts)': { how: 'portal' },
  'src/host-sdk/README.md: An app with a router (ts)': { how: 'example', reason: EXAMPLE },
  'src/host-sdk/README.md: An app with a router (tsx)': { how: 'example', reason: EXAMPLE },
  'src/host-sdk/README.md: Your tests (tsx)': { how: 'example', reason: TYPED },
  'src/host-sdk/README.md: Module Federation (ts)': { how: 'example', reason: TYPED },
};

/** The names of the blocks that are checked in one of these ways, in alphabetical order. */
export const blocksChecked = (...ways: Check['how'][]): string[] =>
  Object.entries(CHECKED_BLOCKS)
    .filter(([, { how }]) => ways.includes(how))
    .map(([name]) => name)
    .toSorted();
