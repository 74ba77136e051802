import { styled } from 'styled-components';
import { isServedByWorker } from '../../design-system/isServedByWorker.ts';
import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { delay } from '../../platform/delay.ts';
import { useRefreshing } from '../../state/visit/useRefreshing.ts';

/** Short refreshes show nothing, and the rows come first, which have to be loaded where no service worker keeps their code, ms. */
const LOAD_AFTER_MS = isServedByWorker() ? 400 : 2_500;

/** With the code of the product page, which the service worker keeps and no other screen waits for. */
const loadNotes = () =>
  delay(LOAD_AFTER_MS).then(() => import(/* webpackChunkName: "product-page" */ './visitNotes.ts'));
const nothing = () => () => null;

const FreshnessNote = lazyWithRetry(() => loadNotes().then(({ FreshnessNote: note }) => note, nothing));
const RefreshBar = lazyWithRetry(() => loadNotes().then(({ RefreshBar: bar }) => bar, nothing));

const Place = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 11;
  height: 0;
`;

export function RefreshIndicator() {
  return <Place role="status">{useRefreshing().isRefreshing && <RefreshBar />}</Place>;
}

export function Freshness() {
  return useRefreshing().isOld ? <FreshnessNote /> : null;
}
