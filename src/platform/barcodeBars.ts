import JsBarcode from 'jsbarcode';

type Encoded = { encodings?: readonly { data: string }[] };

/** The modules of a barcode from the left: 1 for a bar, 0 for a space. Throws for a text that the format can't have. */
export const barcodeBars = (text: string, format: 'EAN13' | 'CODE128'): string => {
  const encoded: Encoded = {};
  JsBarcode(encoded, text, { format, flat: true });
  return (encoded.encodings ?? []).map(({ data }) => data).join('');
};
