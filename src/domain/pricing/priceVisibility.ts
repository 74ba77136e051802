/** Whether prices are blurred and read as zero: the company hides them and the user isn't let off (specification §6). */
export function arePricesHidden(hidePrices: boolean, forceShowPrice: boolean): boolean {
  return hidePrices && !forceShowPrice;
}
