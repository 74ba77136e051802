import { useEffect, useState } from 'react';
import type { Tenant } from './accounts.ts';
import { texts } from './texts.ts';
import { go, useQuery } from './useQuery.ts';

type Message = { id: string; to: string; from: string; subject: string; body: string; sent_at: string };

const tenants: readonly Tenant[] = ['demo', 'andina', 'lumiere', 'wolf'];
/** Polling interval while the page is visible, ms. */
const POLL_INTERVAL_MS = 4_000;

/** The tenant's e-mails, newest first; null while loading. */
const useMails = (tenant: Tenant): { mails: Message[] | null; hasFailed: boolean } => {
  const [found, setFound] = useState<{ tenant: Tenant; mails: Message[] } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      try {
        const response = await fetch(`/session/mail?tenant=${tenant}`, { signal: leaving.signal });
        const { mails }: { mails?: Message[] } = await response.json();
        setFailed(!mails);
        if (mails) setFound({ tenant, mails });
      } catch {
        if (!leaving.signal.aborted) setFailed(true);
      }
    };
    void read();
    const timer = setInterval(() => void read(), POLL_INTERVAL_MS);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [tenant]);
  return { mails: found?.tenant === tenant ? found.mails : null, hasFailed };
};

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** An e-mail's text with links. */
function Body({ text }: { text: string }) {
  const parts = text.split(/(https?:\/\/\S+)/);
  return (
    <p className="body">
      {parts.map((part) =>
        part.startsWith('http') ? (
          <a key={part} href={part} target="_blank" rel="noopener">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}

/** The e-mails of the wholesalers' back office, which are not sent. */
export function Mail() {
  const asked = useQuery('wholesaler');
  const tenant = tenants.find((each) => each === asked) ?? 'demo';
  const { mails, hasFailed } = useMails(tenant);
  return (
    <section className="page">
      <h1>{texts.pages.mail}</h1>
      <p className="muted">{texts.mailIntro}</p>
      <label className="wholesaler">
        {texts.mailOf}{' '}
        <select
          value={tenant}
          onChange={({ target }) => go({ page: 'mail', wholesaler: target.value }, 'replace')}
        >
          {tenants.map((each) => (
            <option key={each} value={each}>
              {texts.wholesalers[each]}
            </option>
          ))}
        </select>
      </label>
      {hasFailed && <p role="alert">{texts.noMails}</p>}
      {mails?.length === 0 && <p>{texts.emptyOutbox}</p>}
      <ul className="mails">
        {mails?.map(({ id, to, from, subject, body, sent_at }) => (
          <li key={id}>
            <h2>{subject}</h2>
            <p className="muted">{texts.envelope(from, to, time.format(new Date(sent_at)))}</p>
            <Body text={body} />
          </li>
        ))}
      </ul>
    </section>
  );
}
