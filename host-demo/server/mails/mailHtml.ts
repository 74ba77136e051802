import type { CompanyWire } from '../../../src/api/tenant/schema.ts';
import { brandOf } from '../pdf/brand.ts';

type Look = Pick<CompanyWire, 'name' | 'logo' | 'web_template' | 'phone' | 'email'>;

/** A paragraph `What it does: https://…`. */
const ACTION = /^(?<label>[^\n]+?)\s*:\s+(?<url>https?:\/\/\S+)$/;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Address of a picture in an e-mail; null when it is relative and the server's own address isn't known. */
const pictureUrl = (logo: string, ownAddress: string | null): string | null => {
  const url = URL.parse(logo, ownAddress ?? undefined);
  return logo !== '' && (url?.protocol === 'https:' || url?.protocol === 'http:') ? url.href : null;
};

const leadsTo = (site: string | null, url: string): boolean =>
  site !== null && URL.parse(url)?.origin === URL.parse(site)?.origin;

/**
 * An e-mail in the company's look, from its plain text. Paragraphs are separated by empty lines; a paragraph that ends with an address of the company's portal
 * is a button, so that nobody's name or comment makes one; a line of a longer paragraph, or one that ends with an address of the back end, is a link. Styles are inline and the layout is a table, because e-mail programs know little else.
 */
export const mailHtml = (
  company: Look,
  { subject, body }: { subject: string; body: string },
  { ownAddress, portal }: { ownAddress: string | null; portal: string | null },
): string => {
  const { fill, onFill, ink } = brandOf(String(company.web_template?.color ?? ''));
  const name = escapeHtml(company.name);
  const logo = pictureUrl(String(company.logo ?? ''), ownAddress);
  const line = (text: string): string => {
    const { label, url } = ACTION.exec(text)?.groups ?? {};
    if (!label || !url || !(leadsTo(portal, url) || leadsTo(ownAddress, url))) return escapeHtml(text);
    return `<a href="${escapeHtml(url)}" style="color:${ink}">${escapeHtml(label)}</a>`;
  };
  const paragraph = (text: string): string => {
    const { label, url } = ACTION.exec(text)?.groups ?? {};
    if (!label || !url || !leadsTo(portal, url))
      return `<p style="margin:0 0 16px">${text.split('\n').map(line).join('<br>')}</p>`;
    const button = `display:inline-block;padding:12px 20px;border-radius:10px;background:${fill};color:${onFill};font-weight:600;text-decoration:none`;
    const address = `margin:0 0 16px;font-size:13px;word-break:break-all;color:${ink}`;
    return `<p style="margin:0 0 12px"><a href="${escapeHtml(url)}" style="${button}">${escapeHtml(label)}</a></p><p style="${address}">${escapeHtml(url)}</p>`;
  };
  const contact = [company.phone, company.email].filter(Boolean).map((text) => escapeHtml(String(text)));
  const picture = logo
    ? `<img src="${escapeHtml(logo)}" width="40" height="40" alt="" style="vertical-align:middle;margin-right:12px;border-radius:8px">`
    : '';
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f4f6f9;color:#0f172a;font:16px/1.5 system-ui,sans-serif"><table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:#fff;border-radius:12px;overflow:hidden"><tr><td style="padding:20px 24px;background:${fill};color:${onFill};font-size:18px;font-weight:700">${picture}${name}</td></tr>
<tr><td style="padding:24px">${body
    .split(/\n{2,}/)
    .map(paragraph)
    .join('')}</td></tr>
<tr><td style="padding:16px 24px;border-top:1px solid #e2e8f0;color:#475569;font-size:13px">${[name, ...contact].join(' · ')}</td></tr></table></td></tr></table></body></html>`;
};
