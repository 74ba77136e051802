/** What Google's script puts on the page. */
type Recaptcha = {
  ready(listener: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
};

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=';

const recaptchaOf = (page: { grecaptcha?: Recaptcha }): Recaptcha | null => page.grecaptcha ?? null;

const loadScript = (address: string) =>
  new Promise<void>((resolve, reject) => {
    if (document.querySelector(`script[src="${address}"]`)) return resolve();
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('recaptcha'));
    document.head.append(script);
  });

/**
 * A token that tells the back office that a person logs in (specification §7); null where the company asks for none, or
 * where Google can't be reached: the back office then decides.
 */
export const loadRecaptchaToken = async (siteKey: string | null): Promise<string | null> => {
  if (siteKey === null) return null;
  try {
    await loadScript(SCRIPT + encodeURIComponent(siteKey));
    const recaptcha = recaptchaOf(window as { grecaptcha?: Recaptcha });
    if (!recaptcha) return null;
    await new Promise<void>((resolve) => recaptcha.ready(resolve));
    return await recaptcha.execute(siteKey, { action: 'login' });
  } catch {
    return null;
  }
};
