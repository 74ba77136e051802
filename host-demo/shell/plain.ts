import { createPortal, urlQuery } from '../../src/host-sdk/index.ts';
import { accountOf } from './accounts.ts';
import { loadServices } from './services.ts';
import { tokenFor } from './tokens.ts';

// A parent app without a framework: the portal in a frame, or in the page with `?mode=federated`.
const start = async () => {
  const account = accountOf(null);
  const { portals, bankHosts } = await loadServices();
  const parameters = new URLSearchParams(window.location.search);
  const portal = createPortal({
    mode: parameters.get('mode') === 'federated' ? 'federated' : 'iframe',
    src: portals[account.tenant],
    container: '#slot',
    title: 'Ordering',
    shadow: parameters.has('shadow'),
    getToken: ({ signal }) => tokenFor(account, 'good', signal),
    payments: { hosts: bankHosts },
    context: { locale: 'en', appName: 'FieldDesk' },
    navigation: {
      bar: ['home', 'history', 'store', 'cart'],
      url: urlQuery('portal'),
      initial: { to: 'store' },
    },
  });
  const status = document.querySelector('[role=status]');
  portal.on('status', (next) => {
    if (status) status.textContent = next;
  });
};

void start();
