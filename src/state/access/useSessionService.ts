import { createContext } from 'react';
import { useService } from '../useService.ts';
import type { SessionService } from './sessionService.ts';

export const SessionContext = createContext<SessionService | null>(null);

export const useSessionService = (): SessionService => useService(SessionContext);
