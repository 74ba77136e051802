import { type FormEvent, useState } from 'react';
import { texts } from './texts.ts';

/** What the staff decides for a new customer; null for one that belongs to an existing customer. */
type Terms = { payterm_days: number; credit_limit: number; price_percent: number };
export type Approval = { client_id: number | null; terms: Terms | null };

const numberIn = (form: FormData, name: keyof Terms): number => Number(form.get(name));

export function ApprovalForm({
  signup,
  isSending,
  onApprove,
  onRefuse,
}: {
  signup: { client: { client_id: number; client_name: string } | null; customer_code: string };
  isSending: boolean;
  onApprove(approval: Approval): void;
  onRefuse(): void;
}) {
  const { signups } = texts;
  const { client, customer_code } = signup;
  const [joins, setJoins] = useState(client !== null);

  const approve = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (client && joins) return onApprove({ client_id: client.client_id, terms: null });
    onApprove({
      client_id: null,
      terms: {
        payterm_days: numberIn(form, 'payterm_days'),
        credit_limit: numberIn(form, 'credit_limit'),
        price_percent: numberIn(form, 'price_percent'),
      },
    });
  };

  return (
    <form onSubmit={approve}>
      {client && (
        <label>
          <input type="checkbox" checked={joins} onChange={({ target }) => setJoins(target.checked)} />{' '}
          {signups.joins(client.client_name)}
        </label>
      )}
      {!client && customer_code !== '' && <p>{signups.unknownCode}</p>}
      {!joins && (
        <fieldset>
          <legend>{signups.terms.title}</legend>
          <label className="field">
            {signups.terms.days}
            <input name="payterm_days" type="number" min={0} max={365} step={1} defaultValue={0} required />
          </label>
          <label className="field">
            {signups.terms.limit}
            <input name="credit_limit" type="number" min={0} step="any" defaultValue={0} required />
          </label>
          <label className="field">
            {signups.terms.prices}
            <input
              name="price_percent"
              type="number"
              min={-99}
              max={1000}
              step="any"
              defaultValue={0}
              required
            />
          </label>
          <p className="muted">{signups.terms.explanation}</p>
        </fieldset>
      )}
      <div className="actions">
        <button type="submit" disabled={isSending}>
          {signups.approve}
        </button>
        <button type="button" onClick={onRefuse}>
          {signups.refuse}
        </button>
      </div>
    </form>
  );
}
