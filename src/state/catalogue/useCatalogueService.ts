import { createContext } from 'react';
import { useService } from '../useService.ts';
import type { CatalogueService } from './catalogueService.ts';

export const CatalogueContext = createContext<CatalogueService | null>(null);

export const useCatalogueService = (): CatalogueService => useService(CatalogueContext);
