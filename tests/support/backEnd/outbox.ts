import * as v from 'valibot';
import type { BackEnd } from './backEnd.ts';

/** The key of back ends that are started as demos. */
export const DEMO_KEY = 'demo-key';
const headers = { 'x-demo-key': DEMO_KEY };

const outbox = v.object({
  mails: v.array(v.object({ to: v.string(), subject: v.string(), body: v.string(), html: v.string() })),
});

/** The e-mails of a company, newest first; those of the same moment are in no order. */
export const mailsOf = async ({ get }: BackEnd, companyId = 1) =>
  v.parse(outbox, (await get(`/demo/outbox?company_id=${companyId}`, { headers })).body).mails;

const signups = v.object({ signups: v.array(v.looseObject({ id: v.string(), email: v.string() })) });

/** The sign-ups of a company that wait, oldest first. */
export const signupsOf = async ({ get }: BackEnd, companyId = 1) =>
  v.parse(signups, (await get(`/demo/signups?company_id=${companyId}`, { headers })).body).signups;

/** The decision of the company's staff about a sign-up. */
export const decideSignup = ({ post }: BackEnd, id: string | undefined, decision: object) =>
  post(`/demo/signups/${id}/decision`, { headers, body: decision });
