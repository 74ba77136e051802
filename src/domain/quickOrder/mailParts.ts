import { normalizeText } from '../catalogue/normalizeText.ts';

const QUOTED = /^\s*>/;
/** What mail programs write above the mail that is answered. */
const ORIGINAL = /^(-{2,} ?(original message|mensaje original|message d.origine)|_{10,}$|(from|de) ?: .*@)/;
const SIGNATURE = /^--\s*$/;
const CLOSING =
  /^((many |best |kind |warm )?(thanks?|thank you|regards|wishes)|best|cheers|sincerely|(muchas )?gracias|(un |cordiales )?saludos?|atentamente|merci( beaucoup| d.avance)?|cordialement|bien a vous|bonne journee)\b/;
const GREETING =
  /^(hi|hello|hey|dear|good (morning|afternoon|day)|please|hola|buen[oa]s|buen dia|estimad[oa]s?|por favor|bonjour|bonsoir|salut|chere?s?|madame|monsieur|merci)\b/;
const MOST_CLOSING_WORDS = 6;

/** `signature`: below the greeting at the end, where a name, an address and a telephone number stand. `quoted`: of an earlier mail. */
export type MailPart = 'body' | 'signature' | 'quoted';

const isClosing = (text: string): boolean =>
  CLOSING.test(text) && !/\d/.test(text) && text.split(/\s+/).length <= MOST_CLOSING_WORDS;

/** "Hello Ana", with or without a comma. */
export const isGreeting = (line: string): boolean => GREETING.test(normalizeText(line).trim());

/** To which part of a mail each line belongs. */
export const mailParts = (lines: readonly string[]): MailPart[] => {
  let part: MailPart = 'body';
  return lines.map((line) => {
    const text = normalizeText(line).trim();
    if (ORIGINAL.test(text)) part = 'quoted';
    else if (part === 'body' && (SIGNATURE.test(line) || isClosing(text))) part = 'signature';
    return QUOTED.test(line) ? 'quoted' : part;
  });
};
