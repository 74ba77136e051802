// As many as one payment takes.
const MAX_INVOICES = 100;

/** The ids of a query such as `pay=id,id`; what is none is ignored. */
export const parseInvoiceIds = (list: string | null): string[] =>
  [...new Set(list?.split(',').filter((id) => /^[\w-]{1,64}$/.test(id)))].slice(0, MAX_INVOICES);
