import * as v from 'valibot';

export const companyQuery = v.object({
  company_id: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
});
