import * as v from 'valibot';
import { LANGUAGES } from '../../domain/tenant/language.ts';
import { FACT_SIGNS } from '../../domain/tenant/loginWall.ts';

const inLanguages = v.object(v.entriesFromList(LANGUAGES, v.string()));

const factWire = v.object({
  title: inLanguages,
  text: inLanguages,
  sign: v.fallback(v.nullish(v.picklist(FACT_SIGNS), null), null),
});

/** `login_wall` of POST /company. URLs are relative to companyApi. */
export const loginWallWire = v.object({
  pictures: v.nullish(v.array(v.string()), []),
  facts: v.nullish(v.array(factWire), []),
  hours: v.nullish(inLanguages, null),
});
export type LoginWallWire = v.InferInput<typeof loginWallWire>;
