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
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('recaptcha'));
    };
    document.head.append(script);
  });

/** Specification §7. Null when the company uses none or Google can't be reached; the back office decides then. */
export const loadRecaptchaToken = async (
  siteKey: string | null,
  action = 'login',
): Promise<string | null> => {
  if (siteKey === null) return null;
  try {
    await loadScript(SCRIPT + encodeURIComponent(siteKey));
    const recaptcha = getRecaptcha(window as { grecaptcha?: Recaptcha });
    if (!recaptcha) return null;
    await new Promise<void>((resolve) => recaptcha.ready(resolve));
    return await recaptcha.execute(siteKey, { action });
  } catch {
    return null;
  }
};
