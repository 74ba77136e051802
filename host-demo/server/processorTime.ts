/** This thread's processor time in ms: other processes of a busy machine add nothing to it. */
export const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};
