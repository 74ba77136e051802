import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  type HostEvents,
  type PortalError,
  type PortalHandle,
  type PortalStatus,
  urlQuery,
} from '../../src/host-sdk/index.ts';
import { OrderingPortal } from '../../src/host-sdk/OrderingPortal.tsx';
import { accountOf, accounts } from './accounts.ts';
import { BridgeLog, type LogEntry, type LoggedMessage } from './BridgeLog.tsx';
import { Controls } from './Controls.tsx';
import { Choice, Switch } from './fields.tsx';
import { loadServices, type Services } from './services.ts';
import { type EmbeddingMode, initialSettings, isEmbeddingMode, type Settings } from './settings.ts';
import { texts } from './texts.ts';
import { type Failures, letPortalAnswer, useFailures } from './useFailures.ts';
import { go, useQuery } from './useQuery.ts';

const MAX_LOG_LINES = 200;
/** What a portal whose server hangs is waited for, ms; otherwise it is the SDK's default. */
const HANGING_CONNECT_MS = 2_000;
const SLOT = 'slot';

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
  const add = useCallback((message: LogEntry) => {
    last.current += 1;
    const key = last.current;
    setMessages((all) => [...all, { ...message, key }].slice(-MAX_LOG_LINES));
  }, []);
  const tell = (name: string, detail: unknown) => add({ direction: 'told', name, detail });
  const clear = useCallback(() => setMessages([]), []);
  return { messages, add, tell, clear };
};

const unreachable = ({ hint }: PortalError, retry: () => void) => (
  <div role="alert" className="notice">
    <p>{texts.unreachable(hint)}</p>
    <button type="button" onClick={() => void letPortalAnswer().finally(retry)}>
      {texts.retry}
    </button>
  </div>
);

type SlotProps = {
  getToken: Failures['getToken'];
  connectMs: number | undefined;
  src: string;
  bankHosts: readonly string[];
  mode: EmbeddingMode;
  settings: Settings;
  onPortal: (portal: PortalHandle | null) => void;
  onStatus: (status: PortalStatus) => void;
  onMessage: (message: HostEvents['message']) => void;
  onError: (error: PortalError) => void;
  onSession: (session: HostEvents['session']) => void;
};

function PortalSlot({ getToken, connectMs, src, bankHosts, mode, settings, ...events }: SlotProps) {
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
      className={size === 'fixed' ? SLOT : `${SLOT} grows`}
      getToken={(request) => getToken({ next: nextToken, ...request })}
      timeouts={{ connectMs }}
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

/** `connectMs` as in the SDK's options. */
type Load = { count: number; isThere: boolean; connectMs: number | undefined };

export function Ordering({ rail }: { rail: HTMLElement | null }) {
  const account = accountOf(useQuery('account'));
  const requestedMode = useQuery('way');
  const mode: EmbeddingMode = isEmbeddingMode(requestedMode) ? requestedMode : 'frame';
  const services = useServices();
  const [settings, setSettings] = useState(initialSettings);
  const [load, setLoad] = useState<Load>({ count: 0, isThere: true, connectMs: undefined });
  const [status, setStatus] = useState<PortalStatus>('loading');
  const portal = useRef<PortalHandle | null>(null);
  const log = useLog();

  const loadAnew = (connectMs?: number) => {
    setStatus('loading');
    setLoad((before) => ({ count: before.count + 1, isThere: true, connectMs }));
  };
  const failures = useFailures(account, {
    portal,
    element: SLOT,
    loadAnew: () => loadAnew(HANGING_CONNECT_MS),
  });
  const { customer } = failures;
  const show = (next: { account?: string; way?: EmbeddingMode }) => {
    loadAnew();
    failures.forget();
    go({ page: 'ordering', account: customer.number, way: mode, ...next });
  };

  return (
    <div className="ordering">
      <header className="account">
        <div>
          <h1>{customer.name}</h1>
          <p className="muted">{texts.account(customer.number, customer.place)}</p>
        </div>
        {load.isThere && status === 'identity_changed' && (
          <button type="button" onClick={() => portal.current?.restart()}>
            {texts.restart}
          </button>
        )}
        <Status status={load.isThere ? status : 'destroyed'} />
      </header>
      <div className="ways">
        <Choice
          label={texts.customer}
          options={names}
          value={customer.number}
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
          getToken={failures.getToken}
          connectMs={load.connectMs}
          src={services.portals[account.tenant]}
          bankHosts={services.bankHosts}
          mode={mode}
          settings={settings}
          onPortal={(opened) => {
            portal.current = opened;
          }}
          onStatus={(next) => {
            setStatus(next);
            log.tell('status', { status: next });
          }}
          onError={(error) => log.tell('error', error)}
          onSession={(session) => log.tell('session', { session })}
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
              setLoad((before) => ({ ...before, isThere: false }));
            }}
            failures={failures}
          />,
          rail,
        )}
      <BridgeLog messages={log.messages} clear={log.clear} />
    </div>
  );
}
