import { existsSync, readFileSync } from 'node:fs';

/** What Playwright disables itself; a second switch replaces the first. Source: chromiumSwitches of Playwright 1.65. */
const DISABLED_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** The suggestions of the address bar are two web pages in each window: a tenth of the time of all journeys. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** A frame in a process of its own would have the machine's own network and processor. */
const ONE_PROCESS = '--disable-site-isolation-trials';
const ONE_PROCESS_FEATURES = ['IsolateOrigins', 'site-per-process'];

/** Switches of a browser for tests, in containers too. `isOneProcess`: a page and its frames are slowed down together. */
export const chromiumSwitches = ({ isOneProcess = false } = {}): string[] => [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...ADDRESS_BAR, ...(isOneProcess ? ONE_PROCESS_FEATURES : [])].join(',')}`,
  ...(isOneProcess ? [ONE_PROCESS] : []),
];

const readNote = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const program = (path: string) => (path === '' ? {} : { executablePath: path });

/** The browser that .ci/browser.mjs has found, as an option of Playwright's launch; none: Playwright's own. */
export const chromiumProgram = (): { executablePath?: string } =>
  program(process.env.PLAYWRIGHT_CHROMIUM || readNote('.cache/chromium'));

/** The one without windows where the machine has it, else the same. Touches don't reach a frame of another origin in it. */
export const headlessShell = (): { executablePath?: string } => {
  const path = process.env.PLAYWRIGHT_CHROMIUM ? '' : readNote('.cache/chromium-headless-shell');
  return path === '' ? chromiumProgram() : program(path);
};
