import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import type { CustomerCaller } from '../../session/authorise.ts';
import { endedLinkTexts } from '../../texts/endedLink.ts';
import type { Language } from '../../texts/language.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

export const endedLinkPage = (
  { portalOf }: Pick<Context, 'portalOf'>,
  { alias, name, phone }: CustomerCaller['company'],
  language: Language,
): string => {
  const { title, body, open, call } = endedLinkTexts[language];
  const portal = portalOf(alias);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(`${title} · ${name}`)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:36em;margin:15vh auto;padding:0 20px;color:#1f2937}h1{font-size:24px}</style>
</head>
<body>
<main>
<p>${escaped(name)}</p>
<h1>${escaped(title)}</h1>
<p>${escaped(body)}</p>
${portal === null ? '' : `<p><a href="${escaped(`${portal}/account`)}">${escaped(open)}</a></p>`}
${phone ? `<p>${escaped(call(phone))}</p>` : ''}
</main>
</body>
</html>
`;
};

/** 410 as a page for browsers; throws 410 `link_ended` for programs. */
export const sendEndedLink = (request: FastifyRequest, reply: FastifyReply, page: string): FastifyReply => {
  if (!request.headers.accept?.includes('text/html')) {
    throw new Refusal(410, 'link_ended', 'the link has expired or was revoked');
  }
  return reply
    .code(410)
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    .send(page);
};
