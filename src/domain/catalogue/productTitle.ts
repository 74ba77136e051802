type TitleSource = { name: string; code: string; remark: string; barcode: string };
export type TitleSettings = { hideProductName: boolean; showCodeInsteadOfRemark: boolean };

const nonEmpty = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ''))];

/**
 * A company may show the code instead of the remark, and hide the name, which makes the remark or the code the title
 * (rules: Shown price). `second` is the detail to show where there is room for only one.
 */
export const productTitle = (
  { name, code, remark, barcode }: TitleSource,
  { hideProductName, showCodeInsteadOfRemark }: TitleSettings,
): { name: string; details: string[]; second: string } => {
  const visibleRemark = showCodeInsteadOfRemark ? '' : remark;
  if (!hideProductName)
    return { name, details: nonEmpty([code, barcode, visibleRemark]), second: visibleRemark || code };
  const title = visibleRemark || code || name;
  const details = nonEmpty([code, barcode]).filter((text) => text !== title);
  return { name: title, details, second: code === title ? '' : code };
};

/** For a table, which has a column for the code and none for the barcode. `remark`: empty when it is the title. */
export const tableTexts = (
  { name, code, remark }: TitleSource,
  { hideProductName, showCodeInsteadOfRemark }: TitleSettings,
): { name: string; remark: string; code: string } => {
  const visibleRemark = showCodeInsteadOfRemark ? '' : remark;
  return hideProductName
    ? { name: visibleRemark || code || name, remark: '', code }
    : { name, remark: visibleRemark, code };
};

export const giftTitle = (
  { productName, productCode }: { productName: string | null; productCode: string | null },
  { hideProductName }: TitleSettings,
): string => (hideProductName && productCode) || productName || productCode || '';
