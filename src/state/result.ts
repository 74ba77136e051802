export type Refused<Reason extends string> = { ok: false; reason: Reason };

export type Outcome<Reason extends string> = { ok: true } | Refused<Reason>;

export type Result<Value, Reason extends string> = { ok: true; value: Value } | Refused<Reason>;
