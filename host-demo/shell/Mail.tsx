import { texts } from './texts.ts';
import { useReading } from './useReading.ts';
import { useWholesaler, WholesalerSelect } from './WholesalerSelect.tsx';

type Message = { id: string; to: string; from: string; subject: string; html: string; sent_at: string };

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const readMails = (answer: unknown) => (answer as { mails?: Message[] }).mails;

export function Mail() {
  const tenant = useWholesaler();
  const { value: mails, hasFailed } = useReading(`/session/mail?tenant=${tenant}`, readMails);
  return (
    <section className="page">
      <h1>{texts.pages.mail}</h1>
      <p className="muted">{texts.mailIntro}</p>
      <WholesalerSelect page="mail" tenant={tenant} />
      {hasFailed && <p role="alert">{texts.noMails}</p>}
      {mails?.length === 0 && <p>{texts.emptyOutbox}</p>}
      <ul className="mails">
        {mails?.map(({ id, to, from, subject, html, sent_at }) => (
          <li key={id}>
            <h2>{subject}</h2>
            <p className="muted">{texts.envelope(from, to, time.format(new Date(sent_at)))}</p>
            {/* Nothing in an e-mail runs; its links open new tabs. */}
            <iframe
              title={subject}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              srcDoc={html.replace('<head>', '<head><base target="_blank">')}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
