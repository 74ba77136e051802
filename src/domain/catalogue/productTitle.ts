type Named = { name: string; code: string; remark: string; barcode: string };
/** What a company says of how its products are called. */
export type TitleSettings = { hideProductName: boolean; showCodeInsteadOfRemark: boolean };

const said = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ''))];

/**
 * How a product is called: its name, with code, barcode and remark below; where there is room for one thing only, `second`:
 * the remark, or the code. A company may show the code instead of the remark, and hide the name: then the remark, or the
 * code, stands in its place (specification §1, settings; §2, cart drop-down).
 */
export const productTitle = (
  { name, code, remark, barcode }: Named,
  { hideProductName, showCodeInsteadOfRemark }: TitleSettings,
): { name: string; details: string[]; second: string } => {
  const shown = showCodeInsteadOfRemark ? '' : remark;
  if (!hideProductName) return { name, details: said([code, barcode, shown]), second: shown || code };
  const title = shown || code || name;
  const details = said([code, barcode]).filter((text) => text !== title);
  return { name: title, details, second: code === title ? '' : code };
};

/**
 * How a gift is called in one line, where of its product only this is known; empty when it has no name. What a price rule
 * names goes by the same settings.
 */
export const giftTitle = (
  { productName, productCode }: { productName: string | null; productCode: string | null },
  { hideProductName }: TitleSettings,
): string => (hideProductName && productCode) || productName || productCode || '';
