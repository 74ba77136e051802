import { loadInventory } from './loadGroups.ts';
import { screenRoute } from './screenRoute.ts';

const end = (how: 'done' | 'cancelled') => async () => {
  const { CaptureEndScreen } = await loadInventory();
  return () => <CaptureEndScreen end={how} />;
};

export const inventoryRoutes = {
  inventoryCapture: screenRoute('inventoryCapture', async () => (await loadInventory()).CaptureScreen),
  inventoryCaptureDone: screenRoute('inventoryCaptureDone', end('done')),
  inventoryCaptureCancelled: screenRoute('inventoryCaptureCancelled', end('cancelled')),
};
