/**
 * Prices are hidden when PORTAL_HIDE_PRICES is on, unless the user has force_show_price (specification §6). Hidden prices
 * are blurred and read as 0.
 */
export const arePricesHidden = (
  settings: { hidePrices: boolean },
  customer: { forceShowPrice: boolean } | null,
): boolean => settings.hidePrices && !customer?.forceShowPrice;
