/** How a payment ended that isn't paid, with the code of a refusal. */
type Ended = { status: string; code?: string };

/** In all of these nothing was sent to a provider, or the provider or the back office has said that it took nothing. */
const UNCHARGED = ['declined', 'failed', 'expired', 'refused', 'provider_message', 'unreachable'];
/** Refusals whose own words say it already, and one that doesn't tell. */
const OTHER_REFUSALS = ['recording_failed', 'not_arrived', 'missing_reference'];

/** Whether a failed payment is told "Nothing was charged": only where that is certain, and isn't said already. */
export function isUncharged({ status, code = '' }: Ended): boolean {
  return UNCHARGED.includes(status) && !OTHER_REFUSALS.includes(code);
}
