/**
 * Whether prices are blurred and read as 0: PORTAL_HIDE_PRICES is on, unless this user has force_show_price
 * (specification §6).
 */
export const hidesPrices = (
  settings: { hidePrices: boolean },
  customer: { forceShowPrice: boolean } | null,
): boolean => settings.hidePrices && !customer?.forceShowPrice;
