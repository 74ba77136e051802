import * as v from 'valibot';

// Apart from the responses: only the back end checks requests, the portal takes their types.

/** POST {companyApi}/company. */
export const companyRequest = v.object({
  subdomain: v.pipe(v.string(), v.nonEmpty(), v.maxLength(63)),
  hostname: v.pipe(v.string(), v.maxLength(253)),
});
export type CompanyRequest = v.InferOutput<typeof companyRequest>;
