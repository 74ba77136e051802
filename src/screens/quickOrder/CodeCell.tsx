import { useTranslation } from 'react-i18next';
import type { Product } from '../../domain/catalogue/product.ts';
import type { DraftRow } from '../../domain/quickOrder/draftRow.ts';
import { chooseProduct, setCode } from '../../domain/quickOrder/editRows.ts';
import { CodeField } from '../../widgets/quickOrder/CodeField.tsx';
import { useGrid } from './gridContext.ts';

type CodeCellProps = {
  row: Pick<DraftRow, 'key' | 'code'>;
  /** The row's number, from 1. */
  number: number;
  isUnknown: boolean;
  /** What the code may mean, where it isn't certain. */
  candidates: readonly Product[];
};

export function CodeCell({ row: { key, code }, number, isUnknown, candidates }: CodeCellProps) {
  const { t } = useTranslation('quickOrder');
  const { actions, focus, paste, register } = useGrid();
  const toQuantity = () => focus(key, 'quantity');
  return (
    <CodeField
      attributes={{ ref: register(key, 'code'), 'data-row': number - 1, 'data-column': 'code' }}
      label={t('code.label', { number })}
      suggestionsLabel={t('code.suggestions', { number })}
      code={code}
      candidates={candidates}
      isUnknown={isUnknown}
      onCode={(typed) => actions.edit((rows) => setCode(rows, key, typed))}
      onProduct={(product) => {
        actions.edit((rows) => chooseProduct(rows, key, product));
        toQuantity();
      }}
      onEnter={toQuantity}
      onBlock={(text) => paste(text, key)}
    />
  );
}
