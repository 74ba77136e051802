import { type FormEvent, useState } from 'react';
import { type Approval, ApprovalForm } from './ApprovalForm.tsx';
import { texts } from './texts.ts';

export type Signup = {
  id: string;
  email: string;
  state: 'unverified' | 'pending';
  contact_name: string;
  company_name: string;
  tax_id: string;
  phone: string;
  address: string;
  city: string;
  state_name: string;
  zipcode: string;
  country: string;
  customer_code: string;
  document: string | null;
  client: { client_id: number; client_name: string } | null;
  created_at: string;
};

type Decision = ({ decision: 'approve' } & Approval) | { decision: 'refuse'; reason: string };

export function SignupCard({ signup, onDecided }: { signup: Signup; onDecided(): void }) {
  const { signups } = texts;
  const [isRefusing, setRefusing] = useState(false);
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const decide = async (decision: Decision) => {
    setSending(true);
    const response = await fetch('/session/signups/decision', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: signup.id, ...decision }),
    }).catch(() => null);
    setSending(false);
    setFailed(!response?.ok);
    if (response?.ok) onDecided();
  };
  const refuse = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void decide({ decision: 'refuse', reason: String(new FormData(event.currentTarget).get('reason')) });
  };

  const place = [signup.address, signup.city, signup.state_name, signup.zipcode, signup.country];
  const facts = [
    [signups.facts.contact, signup.contact_name],
    [signups.facts.email, `${signup.email} (${signups.states[signup.state]})`],
    [signups.facts.phone, signup.phone],
    [signups.facts.taxId, signup.tax_id],
    [signups.facts.address, place.filter(Boolean).join(', ')],
    [signups.facts.customerCode, signup.customer_code],
  ].filter(([, value]) => value !== '');

  return (
    <li aria-label={signup.company_name}>
      <h2>{signup.company_name}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {signup.document && (
          <div>
            <dt>{signups.facts.document}</dt>
            <dd>
              <a href={`/session/signups/document?id=${signup.id}`} download={signup.document}>
                {signup.document}
              </a>
            </dd>
          </div>
        )}
      </dl>
      {hasFailed && <p role="alert">{signups.failed}</p>}
      {isRefusing ? (
        <form onSubmit={refuse}>
          <label>
            {signups.reason}
            <textarea name="reason" required maxLength={1000} rows={3} />
          </label>
          <div className="actions">
            <button type="submit" disabled={isSending}>
              {signups.sendRefusal}
            </button>
            <button type="button" onClick={() => setRefusing(false)}>
              {signups.cancel}
            </button>
          </div>
        </form>
      ) : (
        <ApprovalForm
          signup={signup}
          isSending={isSending}
          onApprove={(approval) => decide({ decision: 'approve', ...approval })}
          onRefuse={() => setRefusing(true)}
        />
      )}
    </li>
  );
}
