import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import type { UserSettings } from '../database/schema.ts';
import { LANGUAGES, type Language, languageOf } from '../texts/language.ts';

/** The portal sends exactly one of these; what browsers send themselves is a list, or has a region. */
const portalLanguage = v.picklist(LANGUAGES);

export const readerLanguage = (
  { locale_code }: { locale_code: string },
  { language, last_language }: UserSettings,
): Language => language ?? last_language ?? languageOf(locale_code);

/** Keeps the language in which the customer reads the portal (`accept-language`), when it isn't the one that is known. */
export const keepReaderLanguage = async (
  { database }: Pick<Context, 'database'>,
  request: FastifyRequest,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<void> => {
  const { success: isKnown, output: language } = v.safeParse(
    portalLanguage,
    request.headers['accept-language'],
  );
  if (!isKnown) return;
  await database
    .updateTable('users')
    .set({ settings: sql`settings || ${JSON.stringify({ last_language: language })}::jsonb` })
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .where(sql<boolean>`settings ->> 'last_language' is distinct from ${language}`)
    .execute();
};
