import { refreshSession } from '../../api/access/refreshSession.ts';
import type { Http } from '../../api/calls.ts';
import { completeUrls } from '../../api/completeUrls.ts';
import { createHttp } from '../../api/http.ts';
import type { PortalContext } from '../portal.ts';
import { createTokens } from './sessionTokens.ts';

export const connectHttp = ({
  company,
  settings,
  parent,
  session,
  clock,
  appearance,
}: Omit<PortalContext, 'http'>): Http => {
  const http = createHttp({
    serviceUrls: completeUrls(settings.addresses),
    session: createTokens({ session, parent, clock, refresh: (token) => refreshSession(http, token) }),
    headers: () => ({
      'x-company': company.alias,
      'accept-language': appearance.getState().language,
      ...(parent && { 'x-portal-embedded': '1' }),
    }),
  });
  return http;
};
