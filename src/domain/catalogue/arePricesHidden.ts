/** PORTAL_HIDE_PRICES hides prices, except for users with force_show_price (specification §6). */
export const arePricesHidden = (
  settings: { hidePrices: boolean },
  customer: { forceShowPrice: boolean } | null,
): boolean => settings.hidePrices && !customer?.forceShowPrice;
