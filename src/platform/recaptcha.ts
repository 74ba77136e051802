import { trustedScript } from './trustedScript.ts';

type Recaptcha = {
  ready(listener: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
};

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=';

const getRecaptcha = (page: { grecaptcha?: Recaptcha }): Recaptcha | null => page.grecaptcha ?? null;

const loadScript = (url: string) =>
  new Promise<void>((resolve, reject) => {
    if (document.querySelector(`script[src="${url}"]`)) return resolve();
    const script = document.createElement('script');
    script.src = trustedScript(url);
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('recaptcha'));
    };
    document.head.append(script);
  });

const loadOf = (siteKey: string) => loadScript(SCRIPT + encodeURIComponent(siteKey));

/** Loads Google's script before a token is needed. A failure shows with the token. */
export const preloadRecaptcha = (siteKey: string): void => void loadOf(siteKey).catch(() => undefined);

/** A token lasts two minutes. Null when Google can't be reached; the back office decides then. */
export const loadRecaptchaToken = async (siteKey: string, action: string): Promise<string | null> => {
  try {
    await loadOf(siteKey);
    const recaptcha = getRecaptcha(window as { grecaptcha?: Recaptcha });
    if (!recaptcha) return null;
    await new Promise<void>((resolve) => recaptcha.ready(resolve));
    return await recaptcha.execute(siteKey, { action });
  } catch {
    return null;
  }
};
