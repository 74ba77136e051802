const idOf = ({ data }: Notification): string | null => {
  const id: unknown = typeof data === 'object' && data !== null && 'id' in data ? data.id : null;
  return typeof id === 'string' ? id : null;
};

export const closeShownNotifications = async (isOver: (id: string) => boolean): Promise<void> => {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await worker?.getNotifications()) ?? []) {
    const id = idOf(shown);
    if (id !== null && isOver(id)) shown.close();
  }
};
