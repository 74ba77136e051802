export type Refused<Reason extends string> = { ok: false; reason: Reason };

/** Whether an action succeeded, or why it didn't. */
export type Outcome<Reason extends string> = { ok: true } | Refused<Reason>;

/** What an action answers with, or why it has no answer. */
export type Result<Value, Reason extends string> = { ok: true; value: Value } | Refused<Reason>;
