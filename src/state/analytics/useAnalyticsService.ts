import { createContext } from 'react';
import { useService } from '../useService.ts';
import type { AnalyticsService } from './analyticsService.ts';

export const AnalyticsContext = createContext<AnalyticsService | null>(null);

export const useAnalyticsService = (): AnalyticsService => useService(AnalyticsContext);
