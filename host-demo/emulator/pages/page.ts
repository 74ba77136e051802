import type { FastifyReply } from 'fastify';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; padding: 0 1rem; max-width: 72rem; color: #1f2937; }
  main.narrow { max-width: 28rem; margin: 0 auto; }
  button, select, input { font: inherit; padding: 0.5rem 0.75rem; margin: 0.25rem 0.25rem 0.25rem 0; min-height: 44px; }
  button { border: 1px solid #374151; border-radius: 6px; background: #f9fafb; cursor: pointer; }
  :focus-visible { outline: 3px solid #2563eb; outline-offset: 2px; }
  label { display: block; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: start; padding: 0.35rem 0.6rem; border-bottom: 1px solid #d1d5db; vertical-align: top; }
  form.inline { display: inline; }
`;

/** Sends a page that no other site may show in a frame. `body` is HTML. */
export const sendPage = (reply: FastifyReply, title: string, body: string, status = 200): FastifyReply =>
  reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    })
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`,
    );
