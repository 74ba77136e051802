import * as v from 'valibot';
import type { JsonObject } from '../rules/cloudStore.ts';
import { isJsonObject } from '../rules/isJsonObject.ts';

export const json = v.custom<JsonObject>(isJsonObject);
