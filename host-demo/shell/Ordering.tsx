import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  type BridgeMessage,
  type PortalError,
  type PortalHandle,
  type PortalStatus,
  urlQuery,
} from '../../src/host-sdk/index.ts';
import { OrderingPortal } from '../../src/host-sdk/OrderingPortal.tsx';
import { type Account, accountOf, accounts } from './accounts.ts';
import { BridgeLog, type LoggedMessage } from './BridgeLog.tsx';
import { Controls } from './Controls.tsx';
import { Choice, Switch } from './fields.tsx';
import { loadServices, type Services } from './services.ts';
import { type EmbeddingMode, initialSettings, isEmbeddingMode, type Settings } from './settings.ts';
import { texts } from './texts.ts';
import { tokenFor } from './tokens.ts';
import { go, useQuery } from './useQuery.ts';

/** Maximum lines in the log. */
const MAX_LOG_LINES = 200;

/** Null while loading. */
const useServices = (): Services | 'failed' | null => {
  const [services, setServices] = useState<Services | 'failed' | null>(null);
  useEffect(() => {
    loadServices().then(setServices, () => setServices('failed'));
  }, []);
  return services;
};

const useLog = () => {
  const [messages, setMessages] = useState<readonly LoggedMessage[]>([]);
  const last = useRef(0);
  const add = useCallback((message: BridgeMessage) => {
    last.current += 1;
    const key = last.current;
    setMessages((all) => [...all, { ...message, key }].slice(-MAX_LOG_LINES));
  }, []);
  const clear = useCallback(() => setMessages([]), []);
  return { messages, add, clear };
};

const unreachable = ({ hint }: PortalError, retry: () => void) => (
  <div role="alert" className="notice">
    <p>{texts.unreachable(hint)}</p>
    <button type="button" onClick={retry}>
      {texts.retry}
    </button>
  </div>
);

type SlotProps = {
  account: Account;
  src: string;
  bankHosts: readonly string[];
  mode: EmbeddingMode;
  settings: Settings;
  onPortal: (portal: PortalHandle | null) => void;
  onStatus: (status: PortalStatus) => void;
  onMessage: (message: BridgeMessage) => void;
};

/** The portal, embedded as in any React app. */
function PortalSlot({ account, src, bankHosts, mode, settings, ...events }: SlotProps) {
  const { language, scheme, colour, radius, bar, size, nextToken, bankPages } = settings;
  const url = useMemo(() => urlQuery('portal'), []);
  return (
    <OrderingPortal
      {...events}
      mode={mode === 'frame' ? 'iframe' : 'federated'}
      shareReact={mode === 'slot'}
      src={src}
      id="ordering"
      title={texts.portalTitle}
      className={size === 'fixed' ? 'slot' : 'slot grows'}
      getToken={({ signal }) => tokenFor(account, nextToken, signal)}
      context={{ locale: language, appName: texts.appName }}
      theme={{ scheme, radius, colorPrimary: colour || undefined }}
      navigation={{ bar, url, initial: { to: 'store' } }}
      payments={bankPages === 'page' ? { hosts: bankHosts } : undefined}
      size={size === 'fixed' ? { mode: 'fixed' } : { mode: 'auto', max: 1_600 }}
      fallback={unreachable}
    />
  );
}

function Status({ status }: { status: PortalStatus }) {
  return (
    <p className={`status ${status}`} role="status">
      <span aria-hidden="true">●</span> {texts.status[status]}
      {status === 'ready' && ` · ${texts.protocol(1)}`}
    </p>
  );
}

const names = Object.fromEntries(accounts.map(({ number, name }) => [number, name]));

/** The portal for one customer, in a frame or slot, with controls and a message log. */
export function Ordering({ rail }: { rail: HTMLElement | null }) {
  const account = accountOf(useQuery('account'));
  const requestedMode = useQuery('way');
  const mode: EmbeddingMode = isEmbeddingMode(requestedMode) ? requestedMode : 'frame';
  const services = useServices();
  const [settings, setSettings] = useState(initialSettings);
  const [load, setLoad] = useState({ count: 0, isThere: true });
  const [status, setStatus] = useState<PortalStatus>('loading');
  const portal = useRef<PortalHandle | null>(null);
  const log = useLog();

  const show = (next: { account?: string; way?: EmbeddingMode }) => {
    setStatus('loading');
    setLoad((before) => ({ count: before.count + 1, isThere: true }));
    go({ page: 'ordering', account: account.number, way: mode, ...next });
  };

  return (
    <div className="ordering">
      <header className="account">
        <div>
          <h1>{account.name}</h1>
          <p className="muted">{texts.account(account.number, account.place)}</p>
        </div>
        <Status status={load.isThere ? status : 'destroyed'} />
      </header>
      <div className="ways">
        <Choice
          label={texts.customer}
          options={names}
          value={account.number}
          choose={(number) => show({ account: number })}
        />
        <Switch
          label={texts.loadAs}
          options={texts.ways}
          value={mode}
          choose={(chosen) => show({ way: chosen })}
        />
      </div>
      {services === 'failed' && (
        <p role="alert" className="notice">
          {texts.noSession}
        </p>
      )}
      {services !== null && services !== 'failed' && load.isThere && (
        <PortalSlot
          key={`${account.number} ${mode} ${load.count} ${settings.bankPages}`}
          account={account}
          src={services.portals[account.tenant]}
          bankHosts={services.bankHosts}
          mode={mode}
          settings={settings}
          onPortal={(opened) => {
            portal.current = opened;
          }}
          onStatus={setStatus}
          onMessage={log.add}
        />
      )}
      {!load.isThere && <p className="notice">{texts.gone}</p>}
      {rail &&
        createPortal(
          <Controls
            settings={settings}
            change={(changes) => setSettings((before) => ({ ...before, ...changes }))}
            open={(target) => void portal.current?.navigate(target)}
            isLoaded={load.isThere}
            load={() => show({})}
            destroy={() => {
              setLoad(({ count }) => ({ count, isThere: false }));
            }}
          />,
          rail,
        )}
      <BridgeLog messages={log.messages} clear={log.clear} />
    </div>
  );
}
