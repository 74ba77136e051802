import { useOwnNumbersText } from '../../components/useOwnNumbersText.ts';
import { usePartNumbers } from '../../state/partNumbers/usePartNumbers.ts';

const NONE: readonly string[] = [];

/** The customer's own part numbers of products, as they are shown. */
export const useOwnNumbers = (): ((productId: number) => string) => {
  const { byProduct } = usePartNumbers();
  const textOf = useOwnNumbersText();
  return (productId) => textOf(byProduct.get(productId) ?? NONE);
};
