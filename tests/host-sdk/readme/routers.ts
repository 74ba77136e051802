import { historyUrl } from '@wholesale-portal/host-sdk/history';
import { routerUrl } from '@wholesale-portal/host-sdk/react-router';
import { routerUrl as vueRouterUrl } from '@wholesale-portal/host-sdk/vue-router';
import type { History } from 'history'; // 5
import type { DataRouter } from 'react-router'; // 6.4 to 8: createBrowserRouter and its like
import type { Router } from 'vue-router'; // 4 and 5, after router.isReady()

export const urlInReactRouter = (router: DataRouter) => routerUrl(router, 'portal');
export const urlInVueRouter = (router: Router) => vueRouterUrl(router, 'portal');
export const urlInHistory = (history: History) => historyUrl(history, 'portal');
