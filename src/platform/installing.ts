/** Chromium's offer to install the page. Source: developer.mozilla.org, BeforeInstallPromptEvent. */
type InstallOffer = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

declare global {
  /** Kept by index.html, because it may come before the portal's script. */
  var portalInstallOffer: InstallOffer | undefined;
  interface Navigator {
    /** iOS only: whether the page was opened from the home screen. */
    readonly standalone?: boolean;
  }
}

const OFFERED = 'beforeinstallprompt';
const INSTALLED = 'appinstalled';

export type InstallWay = 'prompt' | 'ios' | 'none';

/** Browsers inside other apps can't add pages to the home screen. */
const IN_APP = /FBAN|FBAV|Instagram|Line\/|LinkedInApp|GSA\//;

/** An iPad says that it is a Mac, which has no touch screen. */
const isIos = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

export const isInstalled = (): boolean =>
  globalThis.matchMedia('(display-mode: standalone)').matches || navigator.standalone === true;

export const installWay = (): InstallWay => {
  if (isInstalled()) return 'none';
  if (isIos(navigator)) return IN_APP.test(navigator.userAgent) ? 'none' : 'ios';
  return globalThis.portalInstallOffer ? 'prompt' : 'none';
};

/** Where the icon will be: computers have no home screen. */
export const installPlace = (): 'computer' | 'phone' =>
  globalThis.matchMedia('(pointer: fine)').matches ? 'computer' : 'phone';

export const keepInstallOffer = (): void =>
  window.addEventListener(OFFERED, (event) => {
    event.preventDefault();
    globalThis.portalInstallOffer = event as InstallOffer;
  });

/** Calls back when {@link installWay} may have changed. Returns what ends that. */
export const watchInstallWay = (changed: () => void): (() => void) => {
  const installed = () => {
    globalThis.portalInstallOffer = undefined;
    changed();
  };
  window.addEventListener(OFFERED, changed);
  window.addEventListener(INSTALLED, installed);
  return () => {
    window.removeEventListener(OFFERED, changed);
    window.removeEventListener(INSTALLED, installed);
  };
};

export const promptToInstall = async (): Promise<void> => {
  const offer = globalThis.portalInstallOffer;
  globalThis.portalInstallOffer = undefined;
  await offer?.prompt();
};
