import { createContext } from 'react';
import { useService } from '../useService.ts';
import type { NotificationsService } from './notificationsService.ts';

export const NotificationsContext = createContext<NotificationsService | null>(null);

export const useNotificationsService = (): NotificationsService => useService(NotificationsContext);
