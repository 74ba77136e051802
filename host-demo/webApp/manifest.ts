import type { Company } from '../../src/domain/tenant/company.ts';
import { chooseLanguage, type Language } from '../../src/domain/tenant/language.ts';
import { shortName } from '../../src/domain/tenant/shortName.ts';
import { paths } from '../../src/routing/paths.ts';
import { ICONS, SCREENSHOTS, type WebAppPicture } from './pictureSizes.ts';

/** The texts of a language that the manifest uses, from locales/{language}/shop.json. */
export type ManifestTexts = { cart: string; history: string; store: string };

/** As in public/index.html: the colour of the page before anything is painted. */
const BACKGROUND = '#f6f7f9';

const pictureOf = ({ name, width, height }: WebAppPicture, version: string) => ({
  src: `/webapp/${name}.png?${version}`,
  sizes: `${width}x${height}`,
  type: 'image/png',
});

/**
 * The web app manifest of a company, which names and draws the portal on a home screen. `version` changes with the pictures.
 * Source: W3C Web Application Manifest; `form_factor` of screenshots: its extension "Web App Manifest - Application Information".
 */
export const webAppManifest = (
  { name, locale }: Pick<Company, 'name' | 'locale'>,
  textsOf: (language: Language) => ManifestTexts,
  version: string,
) => {
  const lang = chooseLanguage(null, [locale]);
  const texts = textsOf(lang);
  const shortcut = (text: string, url: string) => ({ name: text, url });
  return {
    id: '/',
    name,
    short_name: shortName(name),
    lang,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: BACKGROUND,
    theme_color: BACKGROUND,
    categories: ['business', 'shopping'],
    icons: ICONS.map((icon) => ({ ...pictureOf(icon, version), purpose: icon.purpose })),
    screenshots: SCREENSHOTS.map((screenshot) => ({
      ...pictureOf(screenshot, version),
      form_factor: screenshot.formFactor,
      label: name,
    })),
    shortcuts: [
      shortcut(texts.cart, paths.cart()),
      shortcut(texts.history, paths.account()),
      shortcut(texts.store, paths.store()),
    ],
  };
};
