import { useState } from 'react';
import { texts } from './texts.ts';
import { useReading } from './useReading.ts';

type Order = { id: string; transaction_number: string; client_name: string; created_at: string };

const readOrders = (answer: unknown) => (answer as { orders?: Order[] }).orders;

function OrderCard({ order, onShipped }: { order: Order; onShipped(): void }) {
  const { orders } = texts;
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const ship = async () => {
    setSending(true);
    const response = await fetch(`/session/orders/shipped?id=${order.id}`, { method: 'POST' }).catch(
      () => null,
    );
    setSending(false);
    setFailed(!response?.ok);
    if (response?.ok) onShipped();
  };
  return (
    <li aria-label={order.transaction_number}>
      <h2>{order.transaction_number}</h2>
      <p>{`${order.client_name} · ${new Date(order.created_at).toLocaleString('en-US')}`}</p>
      {hasFailed && <p role="alert">{orders.failed}</p>}
      <div className="actions">
        <button type="button" disabled={isSending} onClick={() => void ship()}>
          {orders.ship}
        </button>
      </div>
    </li>
  );
}

export function WaitingOrders({ tenant }: { tenant: string }) {
  const { orders: words } = texts;
  const { value: orders, hasFailed, refresh } = useReading(`/session/orders?tenant=${tenant}`, readOrders);
  return (
    <>
      <h2>{words.title}</h2>
      <p className="muted">{words.intro}</p>
      {hasFailed && <p role="alert">{words.notLoaded}</p>}
      {orders?.length === 0 && <p>{words.none}</p>}
      <ul className="mails signups">
        {orders?.map((order) => (
          <OrderCard key={order.id} order={order} onShipped={refresh} />
        ))}
      </ul>
    </>
  );
}
