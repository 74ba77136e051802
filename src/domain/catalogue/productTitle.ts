type TitleSource = { name: string; code: string; remark: string; barcode: string };
/** The company settings about product names. */
export type TitleSettings = { hideProductName: boolean; showCodeInsteadOfRemark: boolean };

const nonEmpty = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ''))];

/**
 * The title of a product: its name, with code, barcode and remark as details. `second` is the one detail to show where
 * there is room for one only: the remark, or the code. A company may show the code instead of the remark, and hide the
 * name: the remark, or the code, is the title then (specification §1, settings; §2, cart drop-down).
 */
export const productTitle = (
  { name, code, remark, barcode }: TitleSource,
  { hideProductName, showCodeInsteadOfRemark }: TitleSettings,
): { name: string; details: string[]; second: string } => {
  const shownRemark = showCodeInsteadOfRemark ? '' : remark;
  if (!hideProductName)
    return { name, details: nonEmpty([code, barcode, shownRemark]), second: shownRemark || code };
  const title = shownRemark || code || name;
  const details = nonEmpty([code, barcode]).filter((text) => text !== title);
  return { name: title, details, second: code === title ? '' : code };
};

/** The title of a gift, of which only name and code are known; empty when it has neither. */
export const giftTitle = (
  { productName, productCode }: { productName: string | null; productCode: string | null },
  { hideProductName }: TitleSettings,
): string => (hideProductName && productCode) || productName || productCode || '';
