import { readFileSync } from 'node:fs';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import * as v from 'valibot';
import { onTestFinished, vi } from 'vitest';
import { CallError } from '../../src/api/callError.ts';
import type { Call, Http } from '../../src/api/calls.ts';
import { WorkspaceProvider } from '../../src/app/workspace/WorkspaceProvider.tsx';
import type { Parent } from '../../src/bridge/contract.ts';
import { NavigationProvider } from '../../src/components/NavigationProvider.tsx';
import { FormatContext } from '../../src/components/useFormat.ts';
import './loadCode.ts';
import { ToastProvider } from '../../src/design-system/ToastProvider.tsx';
import { ThemeRoot } from '../../src/design-system/theme/ThemeRoot.tsx';
import type { Customer } from '../../src/domain/access/customer.ts';
import type { CartLine } from '../../src/domain/cart/cartLine.ts';
import { createFormat } from '../../src/domain/numbers/format.ts';
import { brandPalette } from '../../src/domain/tenant/brandPalette.ts';
import type { Company } from '../../src/domain/tenant/company.ts';
import type { Language } from '../../src/domain/tenant/language.ts';
import { TEXT_GROUPS, type TextGroup } from '../../src/domain/texts/textGroups.ts';
import { createI18n } from '../../src/platform/i18n.ts';
import { sessionCode } from '../../src/state/access/sessionCode.ts';
import { createSessionService } from '../../src/state/access/sessionService.ts';
import { closeSession } from '../../src/state/access/sessionStore.ts';
import { SessionContext } from '../../src/state/access/useSessionService.ts';
import { createAppearance } from '../../src/state/appearance/appearanceStore.ts';
import { AppearanceContext } from '../../src/state/appearance/useAppearance.ts';
import type { PortalContext } from '../../src/state/portal.ts';
import { PortalProvider } from '../../src/state/usePortal.ts';
import { aCompany } from './builders.ts';
import { aCustomer } from './customer.ts';
import { createMemoryStore } from './fakeCloud.ts';
import { stillSold } from './stillSold.ts';
import { aPortal, openWorkspace, SERVICE, type TestWorkspace } from './workspace.ts';

export type Sent = Omit<Call<v.GenericSchema>, 'answer'>;

/**
 * What a path answers: a body, or what makes one of the call. A path that isn't named answers 404, but what is in the cart is
 * still sold as it was.
 */
export type Answers = Record<string, unknown>;

const allGroups = Object.keys(TEXT_GROUPS) as TextGroup[];

/**
 * A back office that answers from a map of paths, else as `otherwise` says, through the real schemas; `sent` keeps what it was
 * asked.
 */
export const answeringHttp = (
  answers: Answers,
  otherwise: (call: Sent) => unknown,
): Http & { sent: Sent[] } => {
  const sent: Sent[] = [];
  return {
    sent,
    async send(call) {
      sent.push(call);
      const answer = answers[call.path] ?? otherwise(call);
      if (answer === undefined) throw new CallError('not_found', { status: 404 });
      const body: unknown = typeof answer === 'function' ? await answer(call) : answer;
      return v.parse(call.response, body);
    },
    serviceUrl: () => SERVICE,
    headers: async () => ({}),
  };
};

function Address({ onShow }: { onShow(address: string): void }) {
  const { pathname, search, hash } = useLocation();
  onShow(pathname + search + hash);
  return null;
}

export type RenderPortalOptions = {
  answers?: Answers;
  company?: Company;
  /** Null: a visitor. */
  customer?: Customer | null;
  /** The parent that embeds the portal; none by default. */
  parent?: Parent | null;
  /** What the browser remembers; nothing by default. */
  local?: PortalContext['local'];
  /** False: in a slot of a parent's page. */
  ownsPage?: boolean;
  /** Where the portal stands, and the route that leads to the element. */
  at?: string;
  route?: string;
  /** Of the texts and the format; English by default. */
  language?: Language;
};

export type RenderedPortal = RenderResult & {
  user: UserEvent;
  workspace: TestWorkspace;
  portal: PortalContext;
  appearance: ReturnType<typeof createAppearance>;
  http: ReturnType<typeof answeringHttp>;
  /** Path, query and fragment now in the address. */
  address(): string;
  /** Lets the cart hear the cloud store. */
  startCart(): void;
};

/** What stands around a portal after the start: texts, theme, portal and session. */
export const createPortalProviders = async (
  portal: PortalContext,
  appearance = createAppearance(portal.local, ['en'], portal.parent?.settings ?? null),
  shown: Language = 'en',
) => {
  const i18n = await createI18n(shown, allGroups, async (language, group) =>
    JSON.parse(readFileSync(`locales/${language}/${group}.json`, 'utf8')),
  );
  const sessionService = createSessionService(portal, async () => sessionCode);
  const theme = { scheme: 'light', brand: brandPalette(portal.company.colour) } as const;
  return ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <AppearanceContext value={appearance}>
        <PortalProvider value={portal}>
          <SessionContext value={sessionService}>
            <ThemeRoot theme={theme} lang={shown}>
              {children}
            </ThemeRoot>
          </SessionContext>
        </PortalProvider>
      </AppearanceContext>
    </I18nextProvider>
  );
};

/** A screen within a whole portal: real stores, rules, schemas, translations and styles; only the wire is played. */
export const renderPortal = async (
  element: ReactNode,
  {
    answers = {},
    company = aCompany(),
    customer = aCustomer(),
    parent = null,
    local = createMemoryStore(),
    ownsPage = true,
    at = '/',
    route = '*',
    language = 'en',
  }: RenderPortalOptions = {},
): Promise<RenderedPortal> => {
  let linesInCart = (): CartLine[] => [];
  const http = answeringHttp(answers, (call) => stillSold(call, linesInCart(), customer));
  const appearance = createAppearance(local, ['en'], parent?.settings ?? null);
  const portal = aPortal({ company, http, local, parent, ownsPage, appearance }, customer);
  if (!customer) closeSession(portal.session, null);
  const { workspace, start } = openWorkspace(portal, customer);
  // Its stream would go on reconnecting in the tests of other files.
  onTestFinished(() => workspace.dispose());
  linesInCart = () => workspace.cart.state.getState().entries.map(({ line }) => line);
  const Providers = await createPortalProviders(portal, appearance, language);
  const format = createFormat({
    companyLocale: company.locale,
    language,
    currency: company.currency,
    priceDecimals: company.settings.priceDecimals,
  });
  let address = '';

  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const user = userEvent.setup();
  const rendered = render(
    <Providers>
      <WorkspaceProvider workspace={workspace}>
        <FormatContext value={format}>
          <ToastProvider label="Notices" closeLabel="Close">
            <MemoryRouter initialEntries={[at]}>
              <Address
                onShow={(shown) => {
                  address = shown;
                }}
              />
              <NavigationProvider>
                <Routes>
                  <Route path={route} element={element} />
                  <Route path="*" element={null} />
                </Routes>
              </NavigationProvider>
            </MemoryRouter>
          </ToastProvider>
        </FormatContext>
      </WorkspaceProvider>
    </Providers>,
  );
  return { ...rendered, user, workspace, portal, appearance, http, address: () => address, startCart: start };
};
