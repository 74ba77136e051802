type Named = { name: string; code: string; remark: string; barcode: string };
/** What a company says of how its products are called. */
export type TitleSettings = { hideProductName: boolean; showCodeInsteadOfRemark: boolean };

const said = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ''))];

/**
 * How a product is called in a list: its name, with code and barcode below. A company may hide the name, and shows the
 * remark, or the code, in its place; or the code instead of the remark (specification §1, settings).
 */
export const productTitle = (
  { name, code, remark, barcode }: Named,
  { hideProductName, showCodeInsteadOfRemark }: TitleSettings,
): { name: string; details: string[] } => {
  const second = showCodeInsteadOfRemark ? code : remark;
  if (!hideProductName) {
    return { name, details: said(showCodeInsteadOfRemark ? [code, barcode] : [code, barcode || remark]) };
  }
  const title = second || code || name;
  return { name: title, details: said([code, barcode]).filter((text) => text !== title) };
};

/**
 * How a gift is called in one line, where of its product only this is known; empty when it has no name. What a price rule
 * names goes by the same settings.
 */
export const giftTitle = (
  { productName, productCode }: { productName: string | null; productCode: string | null },
  { hideProductName }: TitleSettings,
): string => (hideProductName && productCode) || productName || productCode || '';
