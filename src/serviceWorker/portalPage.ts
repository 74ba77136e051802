import { BUILD, CACHES } from './caches.ts';

declare const self: ServiceWorkerGlobalScope;

const PAGE = '/index.html';

const isOfThisBuild = (page: string): boolean => page.includes(`.${BUILD}.js`);

/** Requests the page and keeps it. False when it is that of another build, whose files this worker doesn't have. */
const keepCurrentPage = async (cache: RequestCache): Promise<boolean> => {
  const response = await fetch(PAGE, { cache });
  if (!response.ok) throw new Error(`${PAGE}: ${response.status}`);
  const page = await response.text();
  if (!isOfThisBuild(page)) return false;
  const pages = await caches.open(CACHES.page);
  // A new response: browsers refuse one that was redirected as the answer to a navigation.
  await pages.put(PAGE, new Response(page, { headers: response.headers }));
  return true;
};

/** Part of the installation, which fails when the page is that of another build: the browser then tries again later. */
export const keepPage = async (): Promise<void> => {
  if (!(await keepCurrentPage('reload'))) throw new Error(`${PAGE} is not of the build ${BUILD}`);
};

/**
 * The page contains the configuration, which changes without a build: it is renewed behind each visit. The page of a newer build
 * comes with that build's worker.
 */
const renewPage = async (): Promise<void> => {
  const isCurrent = await keepCurrentPage('no-cache').catch(() => true);
  if (!isCurrent) await self.registration.update();
};

export const answerPage = async ({
  request,
  event,
}: {
  request: Request;
  event: ExtendableEvent;
}): Promise<Response> => {
  const kept = await caches.match(PAGE, { cacheName: CACHES.page });
  if (!kept) return fetch(request);
  event.waitUntil(renewPage());
  return kept;
};

/** The screens of the portal: paths without a file, in a tab of their own. Frames and other pages are none of it. */
export const isScreen = ({ request, url }: { request: Request; url: URL }): boolean =>
  request.mode === 'navigate' &&
  request.destination === 'document' &&
  url.origin === self.location.origin &&
  !/^\/(backend|card|remote)(\/|$)|\.(js|map|json|css|svg|png|ico|webmanifest|html|txt|pdf)$/.test(
    url.pathname,
  );
