import { scanRow } from '../../domain/quickOrder/scanRow.ts';
import { newIdentifier } from '../../platform/identifier.ts';
import type { QuickOrderActions } from './quickOrderService.ts';
import { useScanner } from './useScanner.ts';

export const useScannedRow = ({ edit }: Pick<QuickOrderActions, 'edit'>) =>
  useScanner((code) => edit((rows) => scanRow(rows, code, newIdentifier())));
