import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { loadConfig } from './app/config.ts';
import { parentsOf } from './app/parentsOf.ts';
import type { CardFrameMethods, CardSetup } from './bridge/cardContract.ts';
import { connectCardParent } from './bridge/connectCardParent.ts';
import { brandPalette } from './domain/tenant/brandPalette.ts';
import { chooseLanguage } from './domain/tenant/language.ts';
import { tenantOf } from './domain/tenant/tenantOf.ts';
import { systemClock } from './platform/clock.ts';
import { createI18n, loadTextsFrom } from './platform/i18n.ts';
import { browserColour } from './platform/page.ts';
import { CardPage } from './screens/card/CardPage.tsx';
import type { EntryHandle } from './screens/card/useEntry.ts';

/**
 * The page of the card form, /card: a document of its own with a policy of its own, in a frame of the portal, so that neither the
 * portal's scripts nor those of a parent can read what is typed (docs/payments.md). Nothing else is loaded here.
 */
const start = async (element: HTMLElement): Promise<void> => {
  const base = new URL('/', window.location.href).href;
  const inline = document.getElementById('portal-config')?.textContent ?? '';
  const config = await loadConfig(new URL('config.json', base).href, inline);
  const tenant = tenantOf(window.location.hostname, config);
  const root = createRoot(element);
  const form = createRef<EntryHandle>();
  const loadTexts = loadTextsFrom(base, () => undefined);

  const show = async (setup: CardSetup): Promise<void> => {
    const i18n = await createI18n(chooseLanguage(setup.language, []), ['payments'], loadTexts);
    const parent: CardFrameMethods = await connected;
    root.render(
      <I18nextProvider i18n={i18n}>
        <CardPage
          ref={form}
          setup={setup}
          palette={brandPalette(setup.colour, browserColour)}
          today={systemClock.today()}
          headers={parent.headers}
          onSubmit={parent.submitted}
          onWrong={parent.wrong}
          onResize={parent.resized}
        />
      </I18nextProvider>,
    );
  };
  const connected = connectCardParent([window.location.origin, ...parentsOf(config, tenant)], {
    setUp: show,
    tokenize: async () => (await form.current?.tokenize()) ?? { ok: false, reason: 'unreachable' },
    focus: async (field) => form.current?.focus(field),
  });
  await connected;
};

const element = document.getElementById('card');
if (element && window.parent !== window) start(element).catch(() => undefined);
