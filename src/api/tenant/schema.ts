import * as v from 'valibot';
import { flag, id, looseText, texts } from '../wire.ts';

export const setting = v.fallback(v.nullish(v.union([v.string(), v.number(), v.boolean()]), null), null);

export const companyWire = v.object({
  company_id: id,
  name: v.string(),
  alias: v.string(),
  logo: looseText,
  images_name: looseText,
  favicon: looseText,
  web_template: v.nullish(v.object({ color: looseText }), { color: '' }),
  settings: v.nullish(v.record(v.string(), setting), {}),
  currency_code: v.nullish(v.string(), 'USD'),
  locale_code: v.nullish(v.string(), 'en-US'),
  phone: looseText,
  email: looseText,
  notifications_email: looseText,
  open_portal: flag,
  full_order_number: flag,
  categories: texts,
  categories_to_hide: texts,
  products: v.nullish(v.array(id), null),
  pages: v.nullish(v.array(v.string()), null),
  /** `loginWallWire`, which is read after the login is shown. */
  login_wall: v.optional(v.unknown()),
  /** `pushSettingsWire` of `api/push`, which the login doesn't load. */
  push: v.fallback(v.optional(v.record(v.string(), setting)), undefined),
});
export type CompanyWire = v.InferInput<typeof companyWire>;

export const companyResponse = v.object({ success: v.literal(true), company: companyWire });
