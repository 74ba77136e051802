/**
 * PORTAL_HIDE_PRICES hides prices, except for users with force_show_price and in a view that forces showing them (rules:
 * Hidden prices).
 */
export const arePricesHidden = (
  settings: { hidePrices: boolean },
  customer: { forceShowPrice: boolean } | null,
  viewShowsPrices = false,
): boolean => settings.hidePrices && !customer?.forceShowPrice && !viewShowsPrices;
