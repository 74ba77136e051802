import { type Signup, SignupCard } from './SignupCard.tsx';
import { texts } from './texts.ts';
import { useReading } from './useReading.ts';
import { WaitingOrders } from './WaitingOrders.tsx';
import { useWholesaler, WholesalerSelect } from './WholesalerSelect.tsx';

const readSignups = (answer: unknown) => (answer as { signups?: Signup[] }).signups;

export function BackOffice() {
  const tenant = useWholesaler();
  const address = `/session/signups?tenant=${tenant}`;
  const { value: signups, hasFailed, refresh } = useReading(address, readSignups);
  return (
    <section className="page">
      <h1>{texts.pages.backOffice}</h1>
      <WholesalerSelect page="backOffice" tenant={tenant} />
      <h2>{texts.signups.title}</h2>
      <p className="muted">{texts.signups.intro}</p>
      {hasFailed && <p role="alert">{texts.signups.notLoaded}</p>}
      {signups?.length === 0 && <p>{texts.signups.none}</p>}
      <ul className="mails signups">
        {signups?.map((signup) => (
          <SignupCard key={signup.id} signup={signup} onDecided={refresh} />
        ))}
      </ul>
      <WaitingOrders key={tenant} tenant={tenant} />
    </section>
  );
}
